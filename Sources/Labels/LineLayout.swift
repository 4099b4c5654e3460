import CPango

/// A Pango layout for one line in one style, set to one text after the other.
@safe final class LineLayout {
  let metrics: LineMetrics
  /// A `PangoLayout`, owned.
  private let layout: OpaquePointer

  /// The context belongs to the caller; the layout keeps a reference of its own to it.
  init(style: TextStyle, context: OpaquePointer, language: OpaquePointer) {
    let description = unsafe pango_font_description_new()!
    defer { unsafe pango_font_description_free(description) }
    // Pango copies the name and, below, the description.
    unsafe pango_font_description_set_family(description, style.family)
    unsafe pango_font_description_set_absolute_size(
      description, style.pixelSize * Double(PANGO_SCALE))

    unsafe layout = pango_layout_new(context)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_single_paragraph_mode(layout, 1)
    unsafe pango_layout_set_auto_dir(layout, 1)

    guard let font = unsafe pango_context_load_font(context, description) else {
      preconditionFailure("a font configuration with DejaVu Sans has a font for every style")
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
  /// - Parameter maximumWidth: Where to truncate, in pixels; `nil` for never.
  func set(_ text: LineText, maximumWidth: Int? = nil) {
    if let maximumWidth {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      unsafe pango_layout_set_width(layout, PangoUnits.units(maximumWidth))
    } else {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      unsafe pango_layout_set_width(layout, -1)
    }
    // Pango copies the bytes. A limited line is never longer than Int32 can say.
    unsafe text.utf8.span.withUnsafeBytes { bytes in
      unsafe pango_layout_set_text(
        layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
  }

  /// Draws the text that was set last, cut off at a width in pixels.
  ///
  /// The line's natural left edge comes to stand at the left edge of the coverage, for either
  /// direction of writing, and the baseline where `metrics` says.
  func draw(maximumWidth: Int, into coverage: inout Coverage) {
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &logical)
    let left = PangoUnits.floor(logical.x)
    let width = min(PangoUnits.ceil(logical.x + logical.width) - left, maximumWidth)
    coverage.clear(width: width, height: metrics.height)
    guard !coverage.isEmpty else { return }

    coverage.withPixels { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { buffer in
        var bitmap = unsafe FT_Bitmap()
        unsafe bitmap.width = UInt32(width)
        unsafe bitmap.rows = UInt32(metrics.height)
        unsafe bitmap.pitch = Int32(width)
        unsafe bitmap.buffer = buffer.baseAddress
        unsafe bitmap.num_grays = 256
        unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        // Pango clips to the bitmap, which describes exactly the bytes of the buffer.
        unsafe pango_ft2_render_layout_line(&bitmap, line, Int32(-left), Int32(metrics.ascent))
      }
    }
  }

  /// The characters of the text that was set last, as far as it is shown, without a glyph.
  var missingGlyphs: Int {
    unsafe Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Calls back for the font of each run of the text that was set last.
  func forEachFont(_ body: (UnsafeMutablePointer<PangoFont>) -> Void) {
    // The list and its runs belong to the layout and live until the next text is set.
    var node = unsafe line.pointee.runs
    while let current = unsafe node {
      let run = unsafe current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let font = unsafe run.pointee.item.pointee.analysis.font { unsafe body(font) }
      unsafe node = current.pointee.next
    }
  }

  /// The only line, which belongs to the layout: there is one whatever the text.
  private var line: UnsafeMutablePointer<PangoLayoutLine> {
    unsafe pango_layout_get_line_readonly(layout, 0)
  }
}
