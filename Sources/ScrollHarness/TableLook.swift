import Geometry
import Labels
import PixelKernels
import RowStrategies
import TableContent

/// How a scenario's rows and texts look, resolved for its display.
struct TableLook {
  let rowStyle: RowStyle
  let backdrop: PixelColor
  let cellText: CellText.Style
  let header: LabelStyle
  let places: TextPlaces
  let showsText: Bool
  let labels: LabelMode
  private let selectedEvery: Int

  init(_ scenario: Scenario, geometry: TableGeometry, renderer: TextRenderer) {
    let (font, colors) = (scenario.font, scenario.colors)
    let title = TextStyle(
      family: font.family, pixelSize: font.titleSize * scenario.display.scale)
    let subtitle = TextStyle(
      family: font.family, pixelSize: font.subtitleSize * scenario.display.scale)
    rowStyle = RowStyle(
      radius: geometry.radius, pixelsPerPoint: max(1, geometry.scale.pixels(1)),
      color: colors.row, selectedColor: colors.selectedRow)
    backdrop = colors.backdrop
    cellText = CellText.Style(
      title: LabelStyle(text: title, color: colors.title),
      subtitle: LabelStyle(text: subtitle, color: colors.subtitle))
    header = LabelStyle(text: subtitle, color: colors.header)
    places = TextPlaces(
      scale: geometry.scale, radius: geometry.radius, title: renderer.metrics(of: title),
      subtitle: renderer.metrics(of: subtitle))
    showsText = scenario.content == .labels
    labels = scenario.labels
    selectedEvery = scenario.states.selectedEvery
  }

  func isSelected(row: Int) -> Bool {
    selectedEvery > 0 && row % selectedEvery == 0
  }

  /// The colour that a row's labels are drawn on; none on a selected row, as on the platform, which
  /// clears them so that the selection shows.
  func labelBackground(ofRow row: Int) -> PixelColor? {
    labels == .opaque && !isSelected(row: row) ? rowStyle.color : nil
  }
}
