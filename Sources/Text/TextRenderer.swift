import CPango

/// Draws lines and paragraphs of text as glyph coverage: shaped, wrapped or truncated, in black and
/// white and the greys between.
///
///     let renderer = try TextRenderer()
///     var coverage = Coverage()
///     let title = TextStyle(family: "DejaVu Sans", pixelSize: 34)
///     renderer.draw("Ouagadougou", style: title, maximumWidth: 200, into: &coverage)
///     coverage.height == renderer.metrics(of: title).height   // true
///
/// Pango finds the fonts and cuts the line, HarfBuzz shapes it, FreeType draws the glyphs, which
/// are kept. What is drawn depends on the text, the style, the width and the font files only: not
/// on the user's font settings, language or locale. A renderer belongs to one thread at a time.
@safe package final class TextRenderer {
  private let configuration: FontConfiguration
  /// Owned, as is the context.
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  /// Owned by Pango for ever.
  private let language: OpaquePointer
  private var layouts: [TextStyle: LineLayout] = [:]
  private var paragraphLayouts: [TextStyle: ParagraphLayout] = [:]
  /// Kept between calls for its storage.
  private var lineText = LineText()
  /// The fonts drawn with so far, each with a reference of ours, so that none is ever opened twice.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = unsafe []

  /// - Throws: A sentence that says which packages to install, if there is no DejaVu Sans.
  package convenience init() throws(FontError) {
    try self.init(fontDirectories: FontConfiguration.directories)
  }

  /// A renderer that finds its fonts in other folders than Debian's.
  package init(fontDirectories: [String]) throws(FontError) {
    Self.prepareProcess()
    configuration = try FontConfiguration(directories: fontDirectories)
    // Every object below is made here and given back in deinit; the map refers to the configuration
    // and the context to the map.
    unsafe map = pango_ft2_font_map_new()
    let fcMap = unsafe scrollbench_fc_font_map(map)
    unsafe pango_fc_font_map_set_config(fcMap, configuration.pointer)
    // Pango would take the rules for patterns from the process's default configuration.
    unsafe pango_fc_font_map_set_default_substitute(
      fcMap,
      { pattern, config in
        unsafe FcConfigSubstitute(OpaquePointer(config), pattern, FcMatchPattern)
      },
      UnsafeMutableRawPointer(configuration.pointer), nil)
    unsafe pango_ft2_font_map_set_resolution(scrollbench_ft2_font_map(map), 72, 72)
    unsafe language = pango_language_from_string("en")
    unsafe context = pango_font_map_create_context(map)
    unsafe pango_context_set_language(context, language)
  }

  deinit {
    unsafe fonts.forEach { unsafe g_object_unref($0) }
    paragraphLayouts.removeAll()
    layouts.removeAll()
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(map)
  }

  /// The height of a line in a style, whatever is written in it.
  package func metrics(of style: TextStyle) -> LineMetrics {
    pangoLock.withLock { _ in layout(of: style).metrics }
  }

  /// Draws one line of text.
  ///
  /// The coverage becomes as wide as the text, or `maximumWidth` at most, and as high as the
  /// style's line; ink beyond that box is clipped. A text that does not fit ends with an ellipsis.
  /// Control characters and line breaks are drawn as spaces. Of a very long text only as many
  /// characters are looked at as there are pixels. An empty text, or a width that is not positive,
  /// gives width 0.
  ///
  /// - Parameter maximumWidth: In pixels.
  package func draw(
    _ text: String, style: TextStyle, maximumWidth: Int, into coverage: inout Coverage
  ) {
    pangoLock.withLock { _ in
      let layout = layout(of: style)
      guard set(text, on: layout, maximumWidth: maximumWidth) else {
        return coverage.clear(width: 0, height: layout.metrics.height)
      }
      layout.draw(maximumWidth: maximumWidth, into: &coverage)
      noteFonts(of: layout)
    }
  }

  /// The size of a text drawn as one line, in pixels: that of the coverage that `draw` gives.
  package func lineSize(
    of text: String, style: TextStyle, maximumWidth: Int
  ) -> (width: Int, height: Int) {
    pangoLock.withLock { _ in
      let layout = layout(of: style)
      guard set(text, on: layout, maximumWidth: maximumWidth) else {
        return (0, layout.metrics.height)
      }
      return (min(layout.width, maximumWidth), layout.metrics.height)
    }
  }

  /// Sets one line of text, and says whether there is anything to see.
  private func set(_ text: String, on layout: LineLayout, maximumWidth: Int) -> Bool {
    guard maximumWidth > 0, !text.isEmpty else { return false }
    let rest = lineText.take(text[...], limit: maximumWidth)
    if !rest.isEmpty { lineText.appendEllipsis() }
    layout.set(lineText, maximumWidth: maximumWidth)
    return true
  }

  private func layout(of style: TextStyle) -> LineLayout {
    if let layout = layouts[style] { return layout }
    let layout = unsafe LineLayout(style: style, context: context, language: language)
    layouts[style] = layout
    return layout
  }

  private func noteFonts(of layout: LineLayout) {
    unsafe layout.forEachFont { unsafe note($0) }
  }

  private func note(_ font: UnsafeMutablePointer<PangoFont>) {
    if unsafe fonts.insert(font).inserted { unsafe g_object_ref(font) }
  }
}

// MARK: - Paragraphs

extension TextRenderer {
  /// Of a paragraph longer than this many characters, the rest is left out and an ellipsis shown:
  /// shaping takes time, and an image takes memory with every line.
  package static let charactersPerParagraph = 5_000

  /// Draws a text in as many lines as it takes.
  ///
  /// Lines break between words, and within a word that is wider than a line; line breaks in the
  /// text are kept, and each paragraph between them has the direction of its own letters. Every
  /// line begins at the left edge and is as high as the style says, whatever is written in it; ink
  /// may reach into the lines above and below. The coverage becomes as wide as the widest line, or
  /// `width` at most. An empty text, or a width that is not positive, gives no lines.
  ///
  ///     renderer.drawParagraph(names, style: body, width: 300, maximumLines: nil, into: &coverage)
  ///
  /// - Parameter width: In pixels.
  /// - Parameter maximumLines: Beyond that many lines the last of them ends with an ellipsis; `nil`
  ///   for no limit.
  package func drawParagraph(
    _ text: String, style: TextStyle, width: Int, maximumLines: Int?, into coverage: inout Coverage
  ) {
    pangoLock.withLock { _ in
      guard let layout = wrap(text, style: style, width: width, maximumLines: maximumLines) else {
        return coverage.clear(width: 0, height: 0)
      }
      layout.draw(into: &coverage)
      unsafe layout.forEachFont { unsafe note($0) }
    }
  }

  /// The size that `drawParagraph` gives a text, without drawing it.
  package func paragraphSize(
    of text: String, style: TextStyle, width: Int, maximumLines: Int? = nil
  ) -> ParagraphSize {
    pangoLock.withLock { _ in
      wrap(text, style: style, width: width, maximumLines: maximumLines)?.size ?? .zero
    }
  }

  /// Wraps a text, or returns `nil` if there is nothing to see.
  private func wrap(
    _ text: String, style: TextStyle, width: Int, maximumLines: Int?
  ) -> ParagraphLayout? {
    precondition(maximumLines ?? 1 >= 0, "a number of lines is not negative")
    guard width > 0, !text.isEmpty, maximumLines != 0 else { return nil }
    let layout = paragraphLayout(of: style)
    let rest = lineText.take(
      text[...], limit: Self.charactersPerParagraph, keepingLineBreaks: true)
    layout.set(lineText, width: width, maximumLines: maximumLines, isCut: !rest.isEmpty)
    return layout
  }

  private func paragraphLayout(of style: TextStyle) -> ParagraphLayout {
    if let layout = paragraphLayouts[style] { return layout }
    let layout = unsafe ParagraphLayout(
      style: style, context: context, lastLine: layout(of: style))
    paragraphLayouts[style] = layout
    return layout
  }
}

// MARK: - Fonts

extension TextRenderer {
  /// Draws every text once and in full, so that no later draw of it opens a font file or draws a
  /// glyph for the first time.
  ///
  /// What a draw allocates repeats to the byte once its text was loaded.
  ///
  /// - Returns: The number of characters that no font has a glyph for.
  /// - Complexity: About as long as drawing the texts takes, see `draw`.
  @discardableResult
  package func load(texts: some Sequence<String>, style: TextStyle) -> Int {
    var coverage = Coverage()
    draw("…", style: style, maximumWidth: .max, into: &coverage)
    var missing = 0
    for text in texts {
      forEachPiece(of: text, style: style) { layout in
        layout.draw(maximumWidth: .max, into: &coverage)
        noteFonts(of: layout)
        missing += layout.missingGlyphs
      }
    }
    return missing
  }

  /// Draws every text once as a paragraph, as `load(texts:style:)` does for single lines.
  ///
  /// - Parameter widths: The widths that the paragraphs will be wrapped to, in pixels.
  /// - Returns: The number of characters that no font has a glyph for.
  @discardableResult
  package func load(
    paragraphs: some Sequence<String>, style: TextStyle, widths: [Int]
  ) -> Int {
    var coverage = Coverage()
    var missing = 0
    for text in paragraphs {
      for (index, width) in widths.enumerated() {
        drawParagraph(text, style: style, width: width, maximumLines: nil, into: &coverage)
        guard index == 0, width > 0, !text.isEmpty else { continue }
        missing += pangoLock.withLock { _ in paragraphLayout(of: style).missingGlyphs }
      }
    }
    return missing
  }

  /// The number of characters of a text that no font has a glyph for; they are drawn as boxes.
  package func missingGlyphs(in text: String, style: TextStyle) -> Int {
    var missing = 0
    forEachPiece(of: text, style: style) { layout in missing += layout.missingGlyphs }
    return missing
  }

  /// The font files drawn from so far, sorted.
  package var fontFiles: [String] {
    // A font owns the name of its file.
    let files = unsafe fonts.compactMap { font in
      unsafe scrollbench_font_file(font).map { unsafe String(cString: $0) }
    }
    return Set(files).sorted()
  }

  /// Sets a text piece by piece, so that no image of it grows without bound.
  private func forEachPiece(of text: String, style: TextStyle, _ body: (LineLayout) -> Void) {
    var rest = text[...]
    while !rest.isEmpty {
      rest = lineText.take(rest, limit: 1_000)
      pangoLock.withLock { _ in
        let layout = layout(of: style)
        layout.set(lineText)
        body(layout)
      }
    }
  }
}
