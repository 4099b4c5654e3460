import CPango

/// A Pango layout for single lines in one style, reused for many texts.
@safe final class LineLayout {
  let metrics: LineMetrics
  /// A `PangoLayout`, owned.
  private let layout: OpaquePointer

  /// The caller owns the context; the layout retains it.
  init(style: TextStyle, context: OpaquePointer, language: OpaquePointer) {
    let description = unsafe style.makeDescription()
    defer { unsafe pango_font_description_free(description) }
    // Pango copies the description.
    unsafe layout = pango_layout_new(context)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_single_paragraph_mode(layout, 1)
    unsafe pango_layout_set_auto_dir(layout, 1)

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

  /// Shapes a text.
  ///
  /// - Parameter maximumWidth: The width at which to truncate, in pixels; `nil` for no limit.
  func set(_ text: LineText, maximumWidth: Int? = nil) {
    if let maximumWidth {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      unsafe pango_layout_set_width(layout, PangoUnits.units(maximumWidth))
    } else {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      unsafe pango_layout_set_width(layout, -1)
    }
    unsafe text.set(on: layout)
  }

  /// The width of the current text, in pixels.
  var width: Int { unsafe LineExtent(of: line).width }

  /// Draws the current text, clipped to a width in pixels.
  ///
  /// The line's natural left edge is at the left edge of the coverage, for either writing
  /// direction, and the baseline as in `metrics`.
  func draw(maximumWidth: Int, into coverage: inout Coverage) {
    coverage.clear(width: min(width, maximumWidth), height: metrics.height)
    let left = unsafe LineExtent(of: line).left
    unsafe coverage.withBitmap { bitmap in
      // Pango clips to the bitmap.
      unsafe pango_ft2_render_layout_line(&bitmap, line, Int32(-left), Int32(metrics.ascent))
    }
  }

  /// The number of shown characters of the current text without a glyph.
  var missingGlyphs: Int {
    unsafe Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Calls `body` with the font of each run of the current text.
  func forEachFont(_ body: (UnsafeMutablePointer<PangoFont>) -> Void) {
    unsafe Text.forEachFont(of: line, body)
  }

  /// The only line, which belongs to the layout and exists for any text.
  private var line: UnsafeMutablePointer<PangoLayoutLine> {
    unsafe pango_layout_get_line_readonly(layout, 0)
  }
}
