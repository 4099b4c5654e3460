import Geometry
package import Graphics
package import RowStrategies
package import TableModel
import Text

/// The style of a table's rows and texts, resolved for its display.
package struct TableStyle {
  package let rowStyle: RowStyle
  /// The headers and footers of sections.
  package let sectionTitle: Title
  /// The titles above and below the table.
  package let tableTitle: Title
  package let separator: PixelColor
  package let places: TextPlaces
  /// The places of text in plain cells.
  package let plainPlaces: TextPlaces
  package let showsText: Bool
  package let showsFooters: Bool
  package let hasSeparators: Bool
  package let hasRowMargins: Bool
  package let cellText: CellText.Style
  /// Indicates whether rows go from edge to edge.
  package let isFlush: Bool
  /// Indicates whether some sections have plain cells.
  package let hasPlainSections: Bool
  /// Indicates whether text is laid out once per cell.
  let laysOutOnce: Bool
  private let sectionStyles: [TableSettings.SectionStyle]
  private let showsBodies: Bool
  private let showsSubtitles: Bool
  private let images: CellStyle
  private let labels: LabelMode
  private let selectedEvery: Int
  private let coloredEvery: Int
  private let coloredRow: PixelColor
  private let keepsColors: Bool

  /// The style of a header or footer.
  package struct Title {
    package let label: LabelStyle
    /// The colour of the view, or `nil` for a clear one.
    package let fill: PixelColor?
    /// The colour that the text is drawn on, or `nil` to let it show through.
    package let background: PixelColor?

    package init(label: LabelStyle, fill: PixelColor? = nil, background: PixelColor? = nil) {
      self.label = label
      self.fill = fill
      self.background = background
    }
  }

  /// The style of the rows for a strategy that writes the pixels of its images with given kernels.
  package func rowStyle(drawnWith kernels: KernelSet) -> RowStyle {
    var style = rowStyle
    style.kernels = kernels
    return style
  }

  init(_ settings: TableSettings, geometry: TableGeometry, renderer: TextRenderer) {
    let (font, colors) = (settings.font, settings.shownColors)
    let title = TextStyle(
      family: font.family, pixelSize: font.titleSize * settings.display.scale)
    let small = TextStyle(
      family: font.family, pixelSize: font.subtitleSize * settings.display.scale)
    rowStyle = RowStyle(
      radius: geometry.radius, pixelsPerPoint: max(1, geometry.scale.pixels(1)),
      color: colors.row, selectedColor: colors.selectedRow, backdrop: colors.backdropStyle)
    cellText = CellText.Style(
      title: LabelStyle(text: title, color: colors.title),
      subtitle: LabelStyle(text: small, color: colors.subtitle),
      body: LabelStyle(text: small, color: colors.body),
      highlightedTitle: colors.highlightedTitle, highlightedSubtitle: colors.highlightedSubtitle)
    showsBodies = settings.heights.source == .measured
    showsSubtitles = settings.content == .labels
    images = CellStyle(
      parts: settings.cell, color: colors.subtitle, scale: geometry.scale)
    labels = settings.labels
    sectionTitle = Title(settings.sectionTitles, settings, colors, geometry.scale)
    tableTitle = Title(settings.tableTitles, settings, colors, geometry.scale)
    separator = colors.separator
    let metrics = (renderer.metrics(of: title), renderer.metrics(of: small))
    places = TextPlaces(
      scale: geometry.scale, radius: geometry.radius, title: metrics.0, subtitle: metrics.1,
      box: TextPlaces.Box(
        padding: settings.cell.textInset, top: settings.cell.textTop,
        margin: geometry.margins.bottom, lineHeight: settings.cell.lineHeight),
      labelInset: settings.labelInset)
    plainPlaces = TextPlaces(
      scale: geometry.scale, radius: 0, title: metrics.0, subtitle: metrics.1,
      labelInset: settings.labelInset)
    showsText = settings.content != .none
    sectionStyles = settings.sectionStyles
    hasPlainSections = sectionStyles.contains { $0.rows == .square }
    laysOutOnce = settings.cell.layout == .once
    showsFooters = settings.footerText
    isFlush = geometry.isFlush
    hasSeparators = settings.separators
    hasRowMargins = settings.rowMargins != TableSettings.RowMargins()
    selectedEvery = settings.states.selectedEvery
    coloredEvery = settings.states.coloredEvery
    coloredRow = colors.coloredRow
    keepsColors = settings.cell.reset == .asPublished
  }

  /// Indicates whether a row is selected all the time.
  package func isSelected(content: Int) -> Bool {
    selectedEvery > 0 && content % selectedEvery == 0
  }

  /// The colour that a row gives to its cell, in front of its background; `nil` for none.
  package func cellColor(of row: Row, content: Int) -> PixelColor? {
    if let rgb = row.backgroundColor { return PixelColor(rgb: rgb & 0xFF_FFFF) }
    return coloredEvery > 0 && (content + 1) % coloredEvery == 0 ? coloredRow : nil
  }

  /// The colour of a cell after a row was configured.
  ///
  /// - Parameters:
  ///   - color: The colour that the row sets.
  ///   - previous: That of the cell before.
  func cellColor(settingTo color: PixelColor?, after previous: PixelColor?) -> PixelColor? {
    keepsColors ? color ?? previous : color
  }

  /// The content of a row's cell, without the parts that its class lacks.
  package func cellRow(_ row: Row, content: Int) -> CellRow {
    let parts = row.cellClass.parts
    return CellRow(
      title: row.title, subtitle: showsSubtitles && parts.contains(.subtitle) ? row.subtitle : "",
      body: showsBodies && parts.contains(.body) ? row.body : "",
      image: parts.contains(.image) ? images.image(of: row, content: content) : nil,
      accessory: parts.contains(.accessory) ? images.accessory(of: row) : nil)
  }

  /// Indicates whether the rows of a section are plain cells.
  package func isPlain(section: Int) -> Bool {
    hasPlainSections && sectionStyles[section % sectionStyles.count].rows == .square
  }

  /// Indicates whether the header of a section shows its title.
  package func showsTitle(ofSection section: Int) -> Bool {
    sectionStyles.isEmpty || sectionStyles[section % sectionStyles.count].title
  }

  /// The places of text in the rows of a section.
  package func places(isPlain: Bool) -> TextPlaces { isPlain ? plainPlaces : places }

  /// The style of a row's text.
  package func text(of row: Row) -> CellText.Style {
    guard let rgb = row.titleColor else { return cellText }
    var style = cellText
    style.title.color = PixelColor(rgb: rgb & 0xFF_FFFF)
    style.highlightedTitle = style.title.color
    return style
  }

  /// The colour that a row's labels are drawn on; none on a selected row, as on the platform, which
  /// clears them so that the selection shows.
  ///
  /// - Parameter cellColor: The colour of the cell; `nil` if the row's background shows.
  package func labelBackground(isSelected: Bool, cellColor: PixelColor? = nil) -> PixelColor? {
    labels == .opaque && !isSelected ? cellColor ?? rowStyle.color : nil
  }
}

extension TableStyle.Title {
  fileprivate init(
    _ title: TableSettings.TitleStyle, _ settings: TableSettings, _ colors: TableColors,
    _ scale: DisplayScale
  ) {
    label = LabelStyle(
      text: TextStyle(
        family: settings.font.family,
        pixelSize: (title.size ?? settings.font.subtitleSize) * settings.display.scale,
        isBold: title.bold),
      color: title.color ?? colors.header,
      shadow: title.shadow.map { LabelStyle.Shadow(color: $0, offset: scale.pixels(1)) })
    fill = title.fill
    background =
      settings.labels == .opaque
      ? title.fill ?? (colors.backdropBottom == nil ? colors.backdrop : nil) : nil
  }
}
