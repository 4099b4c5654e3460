import Geometry
package import Graphics
package import RowStrategies
package import TableModel
import Text

/// The style of a table's rows and texts: its settings, and what follows from them for the display.
package struct TableStyle {
  package let settings: TableSettings
  package let rowStyle: RowStyle
  /// The headers and footers of sections.
  package let sectionTitle: Title
  /// The titles above and below the table.
  package let tableTitle: Title
  package let places: TextPlaces
  package let plainPlaces: TextPlaces
  package let cellText: CellTextStyle
  /// Indicates whether rows go from edge to edge.
  package let isFlush: Bool
  package let hasPlainSections: Bool

  /// The style of a header or footer.
  package struct Title {
    package let label: LabelStyle
    /// The colour of the view, or `nil` for a clear one.
    package let fill: PixelColor?
    /// The colour that the text is drawn on, or `nil` to let it show through.
    package let background: PixelColor?
  }

  init(_ settings: TableSettings, geometry: TableGeometry, renderer: TextRenderer) {
    self.settings = settings
    let (font, colors) = (settings.font, settings.shownColors)
    let title = TextStyle(
      family: font.family, pixelSize: font.titleSize * settings.display.scale)
    let small = TextStyle(
      family: font.family, pixelSize: font.subtitleSize * settings.display.scale)
    rowStyle = RowStyle(
      radius: geometry.radius, pixelsPerPoint: max(1, geometry.scale.pixels(1)),
      color: colors.row, selectedColor: colors.selectedRow, backdrop: colors.backdropStyle)
    cellText = CellTextStyle(
      title: LabelStyle(text: title, color: colors.title),
      subtitle: LabelStyle(text: small, color: colors.subtitle),
      body: LabelStyle(text: small, color: colors.body),
      highlightedTitle: colors.highlightedTitle, highlightedSubtitle: colors.highlightedSubtitle)
    sectionTitle = Title(settings.sectionTitles, settings, colors, geometry.scale)
    tableTitle = Title(settings.tableTitles, settings, colors, geometry.scale)
    let metrics = (renderer.metrics(of: title), renderer.metrics(of: small))
    places = TextPlaces(
      scale: geometry.scale, radius: geometry.radius, title: metrics.0, subtitle: metrics.1,
      box: TextPlaces.Box(
        padding: settings.cell.textInset, top: settings.cell.textTop,
        lineHeight: settings.cell.lineHeight, fitsFonts: settings.labels == .opaque),
      labelInset: settings.labelInset)
    plainPlaces = TextPlaces(
      scale: geometry.scale, radius: 0, title: metrics.0, subtitle: metrics.1,
      labelInset: settings.labelInset)
    hasPlainSections = settings.sectionStyles.contains { $0.rows == .square }
    isFlush = geometry.isFlush
  }

  package var showsText: Bool { settings.content != .none }
  package var hasRowMargins: Bool { settings.rowMargins != TableSettings.RowMargins() }
  package var separator: PixelColor { settings.shownColors.separator }

  /// Indicates whether a row is selected all the time.
  package func isSelected(rowID: Int) -> Bool {
    let every = settings.states.selectedEvery
    return every > 0 && rowID % every == 0
  }

  /// The colour that a row gives to its cell, in front of its background; `nil` for none.
  package func cellColor(of row: Row, rowID: Int) -> PixelColor? {
    if let rgb = row.content.backgroundColor { return PixelColor(rgb: rgb & 0xFF_FFFF) }
    let every = settings.states.coloredEvery
    return every > 0 && (rowID + 1) % every == 0 ? settings.shownColors.coloredRow : nil
  }

  /// The data of a row as its cell shows them, without the parts that its class lacks.
  package func cellRow(_ row: Row, rowID: Int) -> CellRow {
    let parts = row.cellClass.parts
    return CellRow(
      title: row.content.title,
      subtitle: settings.content == .labels && parts.contains(.subtitle)
        ? row.content.subtitle : "",
      body: settings.heights.source == .measured && parts.contains(.body) ? row.content.body : "",
      image: parts.contains(.image) ? image(of: row, rowID: rowID) : nil,
      accessory: parts.contains(.accessory) ? accessory(of: row) : nil)
  }

  /// Indicates whether rows of the same width are measured as high as in another style.
  ///
  /// Text keeps clear of corners, and rows are at least two corners high, which contents of the
  /// program can measure too.
  func keepsHeights(of other: TableStyle) -> Bool {
    places == other.places && rowStyle.radius == other.rowStyle.radius
  }

  package func isPlain(section: Int) -> Bool {
    hasPlainSections && settings.style(ofSection: section).rows == .square
  }

  package func places(isPlain: Bool) -> TextPlaces { isPlain ? plainPlaces : places }

  package func text(of row: Row) -> CellTextStyle {
    guard let rgb = row.content.titleColor else { return cellText }
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
    settings.labels == .opaque && !isSelected ? cellColor ?? rowStyle.color : nil
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
