import Geometry
import Graphics
import RowStrategies
import TableModel
import TableViews
import Text

/// How a scenario's rows and texts look, resolved for its display.
struct TableStyle {
  let rowStyle: RowStyle
  let header: LabelStyle
  /// The colour that headers are drawn on, or `nil` to let the backdrop show through.
  let headerBackground: PixelColor?
  let separator: PixelColor
  let places: TextPlaces
  let showsText: Bool
  let showsFooters: Bool
  let hasSeparators: Bool
  let hasRowMargins: Bool
  let cellText: CellText.Style
  /// Whether rows go from edge to edge.
  let isFlush: Bool
  private let showsBodies: Bool
  private let images: CellStyle
  private let labels: LabelMode
  private let selectedEvery: Int

  /// The style of the rows for a strategy that writes the pixels of its images with given kernels.
  func rowStyle(drawnWith kernels: KernelSet) -> RowStyle {
    var style = rowStyle
    style.kernels = kernels
    return style
  }

  init(_ scenario: Scenario, geometry: TableGeometry, renderer: TextRenderer) {
    let (font, colors) = (scenario.font, scenario.shownColors)
    let title = TextStyle(
      family: font.family, pixelSize: font.titleSize * scenario.display.scale)
    let small = TextStyle(
      family: font.family, pixelSize: font.subtitleSize * scenario.display.scale)
    rowStyle = RowStyle(
      radius: geometry.radius, pixelsPerPoint: max(1, geometry.scale.pixels(1)),
      color: colors.row, selectedColor: colors.selectedRow, backdrop: colors.backdropStyle)
    cellText = CellText.Style(
      title: LabelStyle(text: title, color: colors.title),
      subtitle: LabelStyle(text: small, color: colors.subtitle),
      body: LabelStyle(text: small, color: colors.body),
      highlightedTitle: colors.highlightedTitle, highlightedSubtitle: colors.highlightedSubtitle)
    showsBodies = scenario.heights.source == .measured
    images = CellStyle(
      parts: scenario.cell, color: colors.subtitle, scale: geometry.scale)
    header = LabelStyle(text: small, color: colors.header)
    labels = scenario.labels
    headerBackground =
      labels == .opaque && colors.backdropBottom == nil ? colors.backdrop : nil
    separator = colors.separator
    places = TextPlaces(
      scale: geometry.scale, radius: geometry.radius, title: renderer.metrics(of: title),
      subtitle: renderer.metrics(of: small))
    showsText = scenario.content == .labels
    showsFooters = scenario.footerText
    isFlush = geometry.columnX == 0
    hasSeparators = scenario.separators
    hasRowMargins = scenario.rowMargins != Scenario.RowMargins()
    selectedEvery = scenario.states.selectedEvery
  }

  /// Whether a row is selected all the time.
  func isSelected(content: Int) -> Bool {
    selectedEvery > 0 && content % selectedEvery == 0
  }

  /// What a cell shows of a row.
  func cellRow(_ row: Row, content: Int) -> CellRow {
    CellRow(
      title: row.title, subtitle: row.subtitle, body: showsBodies ? row.body : "",
      image: images.image(of: row, content: content), accessory: images.accessory(of: row))
  }

  /// How a row's text looks.
  func text(of row: Row) -> CellText.Style {
    guard let rgb = row.titleColor else { return cellText }
    var style = cellText
    style.title.color = PixelColor(rgb: rgb & 0xFF_FFFF)
    style.highlightedTitle = style.title.color
    return style
  }

  /// What lies behind the rows.
  var backdropFill: Backdrop.Fill {
    switch rowStyle.backdrop {
    case .solid(let color): .solid(color)
    case .gradient(let top, let bottom): .gradient(top: top, bottom: bottom)
    }
  }

  /// The colour that a row's labels are drawn on; none on a selected row, as on the platform, which
  /// clears them so that the selection shows.
  func labelBackground(isSelected: Bool) -> PixelColor? {
    labels == .opaque && !isSelected ? rowStyle.color : nil
  }
}
