import CPango

/// A Pango layout for paragraphs in one style, reused for many texts and widths.
///
/// Lines are placed at multiples of the style's line height, whatever fonts they use. Every line
/// starts at the left edge in either writing direction, like labels in a left-to-right user
/// interface.
@safe final class ParagraphLayout {
  /// The layout of a truncated last line.
  private let lastLine: LineLayout
  /// A `PangoLayout`, owned.
  private let layout: OpaquePointer
  private var lastText = LineText()
  /// The size of the current paragraph.
  private(set) var size = ParagraphSize.zero
  /// A Boolean value that indicates whether the last line is drawn by `lastLine`.
  private var isTruncated = false

  /// - Parameter lastLine: A layout for single lines of the same style.
  init(style: TextStyle, context: OpaquePointer, lastLine: LineLayout) {
    self.lastLine = lastLine
    let description = unsafe style.makeDescription()
    defer { unsafe pango_font_description_free(description) }
    // Pango copies the description and retains the context.
    unsafe layout = pango_layout_new(context)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_auto_dir(layout, 1)
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Shapes and wraps a text.
  ///
  /// - Parameter width: The width in pixels, positive.
  /// - Parameter maximumLines: The number of lines after which the text is truncated.
  /// - Parameter isCut: Whether the text is only the beginning of a longer one.
  func set(_ text: LineText, width: Int, maximumLines: Int?, isCut: Bool) {
    unsafe pango_layout_set_width(layout, PangoUnits.units(width))
    unsafe text.set(on: layout)
    let lineCount = unsafe Int(pango_layout_get_line_count(layout))
    let shown = min(lineCount, maximumLines ?? .max)
    isTruncated = isCut || shown < lineCount
    if isTruncated { truncate(text, fromLine: shown - 1, width: width) }
    var widest = isTruncated ? lastLine.width : 0
    unsafe forEachWholeLine(shown: shown) { _, line in
      widest = unsafe max(widest, LineExtent(of: line).width)
    }
    size = ParagraphSize(
      width: min(widest, width), height: shown * lastLine.metrics.height, lines: shown)
  }

  /// Lays out the rest of the text, up to a line break, as a single line with an ellipsis.
  private func truncate(_ text: LineText, fromLine index: Int, width: Int) {
    // The line belongs to the layout, which is not changed during the call.
    let line = unsafe pango_layout_get_line_readonly(layout, Int32(index))!
    let start = unsafe Int(line.pointee.start_index)
    let rest = text.utf8[start...]
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    let direction = unsafe pango_layout_line_get_resolved_direction(line)
    lastText.take(start..<end, of: text, rightToLeft: direction == PANGO_DIRECTION_RTL)
    // The ellipsis shows that more text follows, even if this line fits.
    lastText.appendEllipsis()
    lastLine.set(lastText, maximumWidth: width)
  }

  /// Draws the current text.
  func draw(into coverage: inout Coverage) {
    coverage.clear(width: size.width, height: size.height)
    let metrics = lastLine.metrics
    unsafe coverage.withBitmap { bitmap in
      unsafe forEachWholeLine(shown: size.lines) { index, line in
        // Pango clips to the bitmap.
        unsafe pango_ft2_render_layout_line(
          &bitmap, line, Int32(-LineExtent(of: line).left),
          Int32(index * metrics.height + metrics.ascent))
      }
      if isTruncated {
        unsafe lastLine.draw(into: &bitmap, top: (size.lines - 1) * metrics.height)
      }
    }
  }

  /// The number of characters of the current text, shown or not, without a glyph.
  var missingGlyphs: Int {
    unsafe Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Calls `body` with the font of each visible run of the current text.
  func forEachFont(_ body: (UnsafeMutablePointer<PangoFont>) -> Void) {
    unsafe forEachWholeLine(shown: size.lines) { _, line in
      unsafe Text.forEachFont(of: line, body)
    }
    if isTruncated { unsafe lastLine.forEachFont(body) }
  }

  /// Calls `body` with the visible lines as wrapped by Pango: all except a truncated last one.
  private func forEachWholeLine(
    shown: Int, _ body: (Int, UnsafeMutablePointer<PangoLayoutLine>) -> Void
  ) {
    // The list belongs to the layout, which is not changed during the call.
    var node = unsafe pango_layout_get_lines_readonly(layout)
    for index in 0..<(isTruncated ? shown - 1 : shown) {
      guard let current = unsafe node else { return }
      unsafe body(index, current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
      unsafe node = current.pointee.next
    }
  }
}
