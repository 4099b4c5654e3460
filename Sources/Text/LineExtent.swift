import CPango

/// The horizontal extent of a line of a Pango layout, in whole pixels.
struct LineExtent {
  /// The left edge, relative to the drawing position.
  let left: Int
  let width: Int

  /// - Parameter line: A line of a layout whose text has not been changed since.
  init(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &logical)
    left = PangoUnits.floor(logical.x)
    width = PangoUnits.ceil(logical.x + logical.width) - left
  }
}

/// Calls `body` with the font of each run of a line.
///
/// - Parameter line: A line of a layout whose text has not been changed since.
func forEachFont(
  of line: UnsafeMutablePointer<PangoLayoutLine>, _ body: (UnsafeMutablePointer<PangoFont>) -> Void
) {
  // The list and its runs belong to the layout and live until its text is changed.
  var node = unsafe line.pointee.runs
  while let current = unsafe node {
    let run = unsafe current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
    if let font = unsafe run.pointee.item.pointee.analysis.font { unsafe body(font) }
    unsafe node = current.pointee.next
  }
}
