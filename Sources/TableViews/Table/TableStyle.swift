import Geometry
package import Graphics
package import RowStrategies
package import TableModel
import Text

/// The style of a table's rows and texts, resolved for its display.
package struct TableStyle {
  package let rowStyle: RowStyle
  package let header: LabelStyle
  /// The colour that headers are drawn on, or `nil` to let the backdrop show through.
  package let headerBackground: PixelColor?
  package let separator: PixelColor
  package let places: TextPlaces
  package let showsText: Bool
  package let showsFooters: Bool
  package let hasSeparators: Bool
  package let hasRowMargins: Bool
  package let cellText: CellText.Style
  /// Indicates whether rows go from edge to edge.
  package let isFlush: Bool
  private let showsBodies: Bool
  private let images: CellStyle
  private let labels: LabelMode
  private let selectedEvery: Int

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
    images = CellStyle(
      parts: settings.cell, color: colors.subtitle, scale: geometry.scale)
    header = LabelStyle(text: small, color: colors.header)
    labels = settings.labels
    headerBackground =
      labels == .opaque && colors.backdropBottom == nil ? colors.backdrop : nil
    separator = colors.separator
    places = TextPlaces(
      scale: geometry.scale, radius: geometry.radius, title: renderer.metrics(of: title),
      subtitle: renderer.metrics(of: small), labelInset: settings.labelInset)
    showsText = settings.content == .labels
    showsFooters = settings.footerText
    isFlush = geometry.columnX == 0
    hasSeparators = settings.separators
    hasRowMargins = settings.rowMargins != TableSettings.RowMargins()
    selectedEvery = settings.states.selectedEvery
  }

  /// Indicates whether a row is selected all the time.
  package func isSelected(content: Int) -> Bool {
    selectedEvery > 0 && content % selectedEvery == 0
  }

  /// The content of a row's cell.
  package func cellRow(_ row: Row, content: Int) -> CellRow {
    CellRow(
      title: row.title, subtitle: row.subtitle, body: showsBodies ? row.body : "",
      image: images.image(of: row, content: content), accessory: images.accessory(of: row))
  }

  /// The style of a row's text.
  package func text(of row: Row) -> CellText.Style {
    guard let rgb = row.titleColor else { return cellText }
    var style = cellText
    style.title.color = PixelColor(rgb: rgb & 0xFF_FFFF)
    style.highlightedTitle = style.title.color
    return style
  }

  /// The fill of the backdrop behind the rows.
  package var backdropFill: Backdrop.Fill {
    switch rowStyle.backdrop {
    case .solid(let color): .solid(color)
    case .gradient(let top, let bottom): .gradient(top: top, bottom: bottom)
    }
  }

  /// The colour that a row's labels are drawn on; none on a selected row, as on the platform, which
  /// clears them so that the selection shows.
  package func labelBackground(isSelected: Bool) -> PixelColor? {
    labels == .opaque && !isSelected ? rowStyle.color : nil
  }
}
