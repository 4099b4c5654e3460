extension ChartCanvas {
  struct Path {
    let markup: Markup

    /// Creates a path with a class.
    init(_ kind: String, _ commands: String) {
      markup = "<path class=\"\(kind)\" d=\"\(commands)\"/>"
    }

    /// The area below columns that are one unit wide; heights are above the ground, which is in units
    /// from the top.
    ///
    /// Commands are relative, so that a thousand columns take a few kilobytes.
    static func area(_ kind: String, _ heights: [Int], ground: Int) -> Self {
      guard heights.contains(where: { $0 > 0 }) else { return Self(kind, "") }
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
      return Self(kind, path + "h\(width)V\(ground)z")
    }
  }
}
