import CPango

/// A Pango layout for single lines or for paragraphs in one style, reused for many texts and widths.
///
/// Lines are placed at multiples of the style's line height, whatever fonts they use. Every line
/// starts at the left edge in either writing direction, like labels in a left-to-right user
/// interface.
@safe final class TextLayout {
  let metrics: LineMetrics
  private let isParagraph: Bool
  /// A `PangoLayout`, owned.
  private let layout: OpaquePointer
  private(set) var size = TextSize(width: 0, height: 0, lines: 0)

  /// The caller owns the context; the layout retains it.
  init(style: TextStyle, isParagraph: Bool, context: OpaquePointer, language: OpaquePointer) {
    self.isParagraph = isParagraph
    let description = unsafe style.makeDescription()
    defer { unsafe pango_font_description_free(description) }
    // Pango copies the description.
    unsafe layout = pango_layout_new(context)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_single_paragraph_mode(layout, isParagraph ? 0 : 1)
    unsafe pango_layout_set_auto_dir(layout, 1)
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)

    guard let font = unsafe pango_context_load_font(context, description) else {
      preconditionFailure("the font configuration has a font for every style")
    }
    let measured = unsafe pango_font_get_metrics(font, language)
    metrics = LineMetrics(
      ascent: unsafe PangoUnits.ceil(pango_font_metrics_get_ascent(measured)),
      descent: unsafe PangoUnits.ceil(pango_font_metrics_get_descent(measured)))
    unsafe pango_font_metrics_unref(measured)
    unsafe g_object_unref(font)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// - Parameter width: The width at which a line is truncated or a paragraph wraps, in pixels,
  ///   positive; `nil` for no limit.
  func set(_ text: LineText, width: Int?) {
    unsafe pango_layout_set_ellipsize(
      layout, isParagraph || width == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    unsafe pango_layout_set_width(layout, width.map(PangoUnits.units) ?? -1)
    unsafe text.set(on: layout)
    var (widest, lines) = (0, 0)
    unsafe forEachLine { _, line in
      widest = unsafe max(widest, Self.extent(of: line).width)
      lines += 1
    }
    size = TextSize(
      width: min(widest, width ?? widest), height: lines * metrics.height, lines: lines)
  }

  /// Sets a text without anything to draw: an empty line, or a paragraph without lines.
  func clear() {
    let lines = isParagraph ? 0 : 1
    size = TextSize(width: 0, height: lines * metrics.height, lines: lines)
  }

  /// Draws the current text, with the baselines of its lines as in `metrics`.
  func draw(into coverage: inout Coverage) {
    coverage.clear(width: size.width, height: size.height)
    unsafe coverage.withBitmap { bitmap in
      unsafe forEachLine { index, line in
        // Pango clips to the bitmap.
        unsafe pango_ft2_render_layout_line(
          &bitmap, line, Int32(-Self.extent(of: line).left),
          Int32(index * metrics.height + metrics.ascent))
      }
    }
  }

  /// The number of shown characters of the current text without a glyph.
  var missingGlyphs: Int {
    unsafe Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Calls `body` once for each run of the current text.
  func forEachFont(_ body: (UnsafeMutablePointer<PangoFont>) -> Void) {
    unsafe forEachLine { _, line in
      // The list and its runs belong to the layout, which is not changed during the call.
      var node = unsafe line.pointee.runs
      while let current = unsafe node {
        let run = unsafe current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        if let font = unsafe run.pointee.item.pointee.analysis.font { unsafe body(font) }
        unsafe node = current.pointee.next
      }
    }
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

  /// Returns the left edge of a line, relative to the drawing position, and its width, in whole
  /// pixels.
  private static func extent(
    of line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> (left: Int, width: Int) {
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &logical)
    let left = PangoUnits.floor(logical.x)
    return (left, PangoUnits.ceil(logical.x + logical.width) - left)
  }
}

/// Conversions of Pango's fixed-point distances: 1,024 units per pixel.
private enum PangoUnits {
  static func floor(_ units: Int32) -> Int { Int(units) >> 10 }

  static func ceil(_ units: Int32) -> Int { -(-Int(units) >> 10) }

  /// Clamps to the range of Pango's units.
  static func units(_ pixels: Int) -> Int32 {
    Int32(clamping: min(pixels, Int(Int32.max)) * Int(PANGO_SCALE))
  }
}
