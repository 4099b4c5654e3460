import CPango

/// A Pango layout for paragraphs in one style, reused for many texts and widths.
///
/// Lines are placed at multiples of the style's line height, whatever fonts they use. Every line
/// starts at the left edge in either writing direction, like labels in a left-to-right user
/// interface.
@safe final class ParagraphLayout {
  private let metrics: LineMetrics
  /// A `PangoLayout`, owned.
  private let layout: OpaquePointer
  /// The size of the current paragraph.
  private(set) var size = ParagraphSize.zero

  /// - Parameter metrics: Those of the style's lines.
  init(style: TextStyle, context: OpaquePointer, metrics: LineMetrics) {
    self.metrics = metrics
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
  func set(_ text: LineText, width: Int) {
    unsafe pango_layout_set_width(layout, PangoUnits.units(width))
    unsafe text.set(on: layout)
    var (widest, lines) = (0, 0)
    unsafe forEachLine { _, line in
      widest = unsafe max(widest, LineExtent(of: line).width)
      lines += 1
    }
    size = ParagraphSize(
      width: min(widest, width), height: lines * metrics.height, lines: lines)
  }

  /// Draws the current text.
  func draw(into coverage: inout Coverage) {
    coverage.clear(width: size.width, height: size.height)
    unsafe coverage.withBitmap { bitmap in
      unsafe forEachLine { index, line in
        // Pango clips to the bitmap.
        unsafe pango_ft2_render_layout_line(
          &bitmap, line, Int32(-LineExtent(of: line).left),
          Int32(index * metrics.height + metrics.ascent))
      }
    }
  }

  /// The number of characters of the current text without a glyph.
  var missingGlyphs: Int {
    unsafe Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Calls `body` with the font of each run of the current text.
  func forEachFont(_ body: (UnsafeMutablePointer<PangoFont>) -> Void) {
    unsafe forEachLine { _, line in unsafe Text.forEachFont(of: line, body) }
  }

  private func forEachLine(_ body: (Int, UnsafeMutablePointer<PangoLayoutLine>) -> Void) {
    // The list belongs to the layout, which is not changed during the call.
    var node = unsafe pango_layout_get_lines_readonly(layout)
    var index = 0
    while let current = unsafe node {
      unsafe body(index, current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
      unsafe node = current.pointee.next
      index += 1
    }
  }
}
