import Geometry
import Graphics
import TableViews

extension TableView {
  /// Brings the shadows at the ends of the table up to date with the offset.
  func moveShadows() {
    guard let shadows, let places = state.shadowPlaces else { return }
    shadows.update(offset: top, places: places)
    layerMoves += shadows.lastUpdate.moves
  }
}

extension OverscrollShadows {
  /// The colour of shadows where they are darkest: black at three eighths.
  static let color = PixelColor(red: 0, green: 0, blue: 0, alpha: 96)

  /// The shadows of a table; `nil` if it has none.
  convenience init?(_ state: TableConfiguration, kernels: KernelSet) {
    guard let places = state.shadowPlaces else { return nil }
    self.init(
      upHeight: places.upHeight, downHeight: places.downHeight, color: Self.color, kernels: kernels)
  }
}

extension TableConfiguration {
  /// Where the shadows at the ends of the table are; `nil` if it has none.
  var shadowPlaces: OverscrollShadowPlaces? {
    OverscrollShadowPlaces(
      scenario, geometry: geometry, contentHeight: geometry.layout.contentHeight)
  }
}

extension OverscrollShadowPlaces {
  /// Where a scenario's shadows are; `nil` if it has none.
  ///
  /// - Parameter contentHeight: In points.
  init?(_ scenario: Scenario, geometry: TableGeometry, contentHeight: Double) {
    let mode: OverscrollShadows.Mode
    switch scenario.shadows.mode {
    case .none: return nil
    case .repaired: mode = .repaired
    case .asPublished: mode = .asPublished
    }
    let height = max(1, geometry.scale.pixels(scenario.shadows.height))
    self.init(
      table: PixelRect(geometry.display),
      contentEnd: geometry.scale.pixels(contentHeight), upHeight: height,
      downHeight: height, mode: mode)
  }
}
