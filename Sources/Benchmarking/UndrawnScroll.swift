package import Compositing
package import Geometry
import RowStrategies
package import TableModel
import TableViews
package import Text

/// A table that is scrolled and committed but never drawn, to be measured by itself.
///
/// Its rows have the heights that they ask for themselves. They show their backgrounds and no text,
/// so that a frame costs what finding, turning over, placing and committing rows costs.
package final class UndrawnScroll {
  /// What the last commit gave.
  package private(set) var list = DisplayList()
  private let stage: TableView

  /// A table in the default scenario's look, at its top.
  ///
  /// - Parameter strategy: The id of a built-in strategy.
  /// - Throws: A sentence that says which packages to install, if there is no DejaVu Sans.
  package init(_ rows: RowTable, strategy: String) throws(FontError) {
    guard let descriptor = StrategyCatalogue.all.first(where: { $0.id == strategy }) else {
      preconditionFailure("there is no built-in strategy \(strategy)")
    }
    let renderer = try TextRenderer()
    var scenario = ScenarioCatalogue.all[0]
    scenario.content = .none
    let width = scenario.display.width
    let layout = TableLayout(
      rowCounts: rows.sections.rowCounts,
      heights: { rows.rows.manualHeight(at: $0, for: width) ?? scenario.rowHeight },
      headerHeight: scenario.sectionHeader, footerHeight: scenario.sectionFooter)
    stage = TableView(
      rows: rows,
      state: TableConfiguration(
        scenario, geometry: TableGeometry(scenario, layout: layout), renderer: renderer),
      strategy: descriptor, policy: .pool, pen: LabelPen(renderer: renderer), seed: 1)
  }

  package var display: PixelSize { stage.geometry.display }

  /// The greatest scroll offset, in pixels.
  package var greatestOffset: Int {
    stage.geometry.scale.pixels(max(0, stage.geometry.maximumOffset))
  }

  /// The phases from `advance` to `layout`.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  package func scroll(to top: Int) {
    stage.advance(to: top)
    stage.update()
    stage.configure()
    stage.layout()
  }

  /// The phase `commit`.
  package func commit() {
    list.commit(stage.root, display: display)
  }
}
