/// SVG paths of columns that are one unit wide.
///
/// Commands are relative, so that a thousand columns take a few kilobytes.
enum SteppedPath {
  /// The area below columns; heights are above the ground, which is in units from the top.
  static func area(_ heights: [Int], ground: Int) -> String {
    guard heights.contains(where: { $0 > 0 }) else { return "" }
    var path = "M0 \(ground)"
    var last = 0
    var width = 0
    for height in heights {
      if height != last {
        if width > 0 { path += "h\(width)" }
        path += "v\(last - height)"
        (last, width) = (height, 0)
      }
      width += 1
    }
    return path + "h\(width)V\(ground)z"
  }

  /// Returns the selected columns, each as high as the drawing.
  static func columns(_ holds: [Bool], height: Int) -> String {
    holds.indices(where: \.self).ranges.map { columns in
      "M\(columns.lowerBound) 0h\(columns.count)v\(height)h-\(columns.count)z"
    }.joined()
  }
}
