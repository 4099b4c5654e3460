import CPango

/// How far a line of a Pango layout reaches, in whole pixels.
struct LineExtent {
  /// Its left edge, relative to where it is drawn.
  let left: Int
  let width: Int

  /// - Parameter line: A line of a layout that has not been set to another text since.
  init(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &logical)
    left = PangoUnits.floor(logical.x)
    width = PangoUnits.ceil(logical.x + logical.width) - left
  }
}

/// Calls back for the font of each run of a line.
///
/// - Parameter line: A line of a layout that has not been set to another text since.
func forEachFont(
  of line: UnsafeMutablePointer<PangoLayoutLine>, _ body: (UnsafeMutablePointer<PangoFont>) -> Void
) {
  // The list and its runs belong to the layout and live until the next text is set.
  var node = unsafe line.pointee.runs
  while let current = unsafe node {
    let run = unsafe current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
    if let font = unsafe run.pointee.item.pointee.analysis.font { unsafe body(font) }
    unsafe node = current.pointee.next
  }
}
