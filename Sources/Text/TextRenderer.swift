import CPango
import Synchronization

/// A renderer of lines and paragraphs of text as glyph coverage.
///
/// Pango selects fonts and truncates or wraps lines, HarfBuzz shapes them, and FreeType rasterizes
/// glyphs, which are cached. The result depends only on the text, the style, the width and the font
/// files, not on the user's font settings, language or locale. A renderer must be used by one
/// thread at a time.
@safe package final class TextRenderer {
  private let configuration: FontConfiguration
  /// Owned, like the context.
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  /// Owned by Pango, never freed.
  private let language: OpaquePointer
  private var layouts: [LayoutKey: TextLayout] = [:]
  /// Reused between calls.
  private var lineText = LineText()
  /// The fonts used so far, retained so that none is opened twice.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = unsafe []

  private struct LayoutKey: Hashable {
    let style: TextStyle
    let isParagraph: Bool
  }

  package convenience init() throws(FontError) {
    try self.init(fontDirectories: FontConfiguration.directories)
  }

  package init(fontDirectories: [String]) throws(FontError) {
    Self.prepareProcess()
    try Self.checkThreads()
    configuration = try FontConfiguration(directories: fontDirectories)
    // All objects below are created here and released in deinit; the map refers to the
    // configuration and the context to the map.
    unsafe map = pango_ft2_font_map_new()
    let fcMap = unsafe scrollbench_fc_font_map(map)
    unsafe pango_fc_font_map_set_config(fcMap, configuration.pointer)
    // Pango would apply the rules for patterns of the process's default configuration.
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
    layouts.removeAll()
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(map)
  }

  package func metrics(of style: TextStyle) -> LineMetrics {
    pangoLock.withLock { _ in layout(of: style).metrics }
  }

  /// Draws one line of text.
  ///
  /// The coverage has the width of the text, at most `maximumWidth` pixels, and the style's line
  /// height; glyphs are clipped to that box. A text that does not fit ends with an ellipsis.
  /// Control characters and line breaks are drawn as spaces. At most as many characters as pixels
  /// are processed. The width is 0 for an empty text or a `maximumWidth` that is not positive.
  package func draw(
    _ text: String, style: TextStyle, maximumWidth: Int, into coverage: inout Coverage
  ) {
    draw(
      CoverageKey(text: text, style: style, width: maximumWidth, isParagraph: false),
      into: &coverage)
  }

  /// The size of the coverage of `draw` or, for a paragraph, of `drawParagraph`.
  package func size(
    of text: String, style: TextStyle, maximumWidth: Int, isParagraph: Bool = false
  ) -> TextSize {
    let key = CoverageKey(text: text, style: style, width: maximumWidth, isParagraph: isParagraph)
    return pangoLock.withLock { _ in shape(key).size }
  }

  func draw(_ key: CoverageKey, into coverage: inout Coverage) {
    pangoLock.withLock { _ in draw(shape(key), into: &coverage) }
  }

  private func shape(_ key: CoverageKey) -> TextLayout {
    let layout = layout(of: key.style, isParagraph: key.isParagraph)
    guard key.width > 0, !key.text.isEmpty else {
      layout.clear()
      return layout
    }
    let rest = lineText.take(
      key.text[...], limit: key.isParagraph ? Self.charactersPerParagraph : key.width,
      keepingLineBreaks: key.isParagraph)
    if !rest.isEmpty { lineText.appendEllipsis() }
    layout.set(lineText, width: key.width)
    return layout
  }

  private func draw(_ layout: TextLayout, into coverage: inout Coverage) {
    layout.draw(into: &coverage)
    unsafe layout.forEachFont { font in
      if unsafe fonts.insert(font).inserted { unsafe g_object_ref(font) }
    }
  }

  private func layout(of style: TextStyle, isParagraph: Bool = false) -> TextLayout {
    let key = LayoutKey(style: style, isParagraph: isParagraph)
    if let layout = layouts[key] { return layout }
    let layout = unsafe TextLayout(
      style: style, isParagraph: isParagraph, context: context, language: language)
    layouts[key] = layout
    return layout
  }
}

// MARK: - Paragraphs

extension TextRenderer {
  /// The number of characters after which a paragraph is truncated with an ellipsis, which limits
  /// shaping time and image memory.
  package static let charactersPerParagraph = 5_000

  /// Draws a text in as many lines as needed.
  ///
  /// Lines break between words, and inside words that are wider than a line. Line breaks in the
  /// text are kept, and each paragraph between them has the direction of its own letters. Every
  /// line starts at the left edge and has the style's line height; glyphs may extend into adjacent
  /// lines. The coverage has the width of the widest line, at most `width` pixels. There are no
  /// lines for an empty text or a width that is not positive.
  package func drawParagraph(
    _ text: String, style: TextStyle, width: Int, into coverage: inout Coverage
  ) {
    draw(CoverageKey(text: text, style: style, width: width, isParagraph: true), into: &coverage)
  }
}

// MARK: - Fonts

extension TextRenderer {
  /// Draws every text once and in full, so that later draws neither open font files nor rasterize
  /// glyphs for the first time: their allocations then repeat to the byte.
  ///
  /// - Returns: The number of characters without a glyph in any font.
  @discardableResult
  package func load(texts: some Sequence<String>, style: TextStyle) -> Int {
    var coverage = Coverage()
    draw("…", style: style, maximumWidth: .max, into: &coverage)
    var missing = 0
    for text in texts {
      // Parts of limited length bound the size of images.
      var rest = text[...]
      while !rest.isEmpty {
        rest = lineText.take(rest, limit: 1_000)
        pangoLock.withLock { _ in
          let layout = layout(of: style)
          layout.set(lineText, width: nil)
          draw(layout, into: &coverage)
          missing += layout.missingGlyphs
        }
      }
    }
    return missing
  }

  /// Draws every text once as a paragraph of each width in pixels, and returns the number of
  /// characters without a glyph, like `load(texts:style:)` for single lines.
  @discardableResult
  package func load(paragraphs: some Sequence<String>, style: TextStyle, widths: [Int]) -> Int {
    var coverage = Coverage()
    var missing = 0
    for text in paragraphs {
      for (index, width) in widths.enumerated() {
        drawParagraph(text, style: style, width: width, into: &coverage)
        guard index == 0, width > 0, !text.isEmpty else { continue }
        missing += pangoLock.withLock { _ in layout(of: style, isParagraph: true).missingGlyphs }
      }
    }
    return missing
  }

  /// Returns whether a font of a family is installed; without one, text is drawn in another.
  package func holds(family: String) -> Bool { configuration.holds(family: family) }

  /// The paths of the font files used so far, sorted.
  package var fontFiles: [String] {
    // A font owns the name of its file.
    let files = unsafe fonts.compactMap { font in
      unsafe scrollbench_font_file(font).map { unsafe String(cString: $0) }
    }
    return Set(files).sorted()
  }
}

/// Held while Pango shapes or measures, so that only one thread of the process does so.
///
/// Pango 1.50 is not thread-safe even for separate objects: a process-wide flag prevents recursive
/// measuring of fonts. A second thread that finds the flag set gets boxes of width 0 for missing
/// glyphs for the lifetime of its font.
private let pangoLock = Mutex<Void>(())
