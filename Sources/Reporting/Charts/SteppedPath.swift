/// Columns of equal width as one path, in whole units: one across for each column.
///
/// Moves are relative, so that a thousand columns take a few kilobytes.
enum SteppedPath {
  /// The area between columns' heights and the ground; neighbours of equal height are one move.
  ///
  /// - Parameters:
  ///   - heights: In units, from the ground up.
  ///   - ground: Where the ground is, in units from above.
  /// - Returns: Empty if no column has a height.
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

  /// The columns of which something holds, each as high as the drawing.
  static func columns(_ holds: [Bool], height: Int) -> String {
    var path = ""
    var start: Int?
    for index in 0...holds.count {
      let isIn = index < holds.count && holds[index]
      if isIn, start == nil { start = index }
      if !isIn, let first = start {
        path += "M\(first) 0h\(index - first)v\(height)h-\(index - first)z"
        start = nil
      }
    }
    return path
  }

  /// A line from the beginning of each column to that of the next, level in the last one.
  ///
  /// - Parameter heights: In units from above.
  static func line(_ heights: [Int]) -> String {
    guard var last = heights.first else { return "" }
    var path = "M0 \(last)"
    for height in heights.dropFirst() {
      path += "l1 \(height - last)"
      last = height
    }
    return path + "h1"
  }
}
