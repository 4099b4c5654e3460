import Geometry
import RowStrategies
import TableModel
import TableViews
import Text

/// How a table stands at a moment of the scroll: events change it, a new pass starts over.
struct TableConfiguration {
  /// The scenario as events have changed it.
  private(set) var scenario: Scenario
  var geometry: TableGeometry
  private(set) var look: TableStyle
  private let renderer: TextRenderer

  init(_ scenario: Scenario, geometry: TableGeometry, renderer: TextRenderer) {
    self.scenario = scenario
    self.geometry = geometry
    self.renderer = renderer
    look = TableStyle(scenario, geometry: geometry, renderer: renderer)
  }

  init(_ scenario: Scenario, rowCounts: [Int], renderer: TextRenderer) {
    self.init(
      scenario, geometry: TableGeometry(scenario, rowCounts: rowCounts), renderer: renderer)
  }

  /// Takes on what an event changes of the look.
  ///
  /// Heights that were measured for another width are forgotten.
  ///
  /// - Returns: What changed of the rows' style, if anything did.
  mutating func take(_ event: TimedEvent.Event) -> StyleChange? {
    let change = scenario.take(event)
    guard change != nil || event == .rotate else { return nil }
    var layout = geometry.layout
    if event == .rotate, scenario.heights.source == .measured {
      layout.forgetMeasuredHeights(estimate: scenario.heights.estimate)
    }
    geometry = TableGeometry(scenario, layout: layout)
    look = TableStyle(scenario, geometry: geometry, renderer: renderer)
    return change
  }
}
