package import Compositing
import Geometry
package import Labels
package import RowStrategies
package import Rows
import TableContent

/// Draws single frames of a table through a strategy and an engine, without measuring them.
package final class PicturePainter {
  private let stage: TableStage
  private let engine: any Engine
  private let display: PixelSize
  private var list = DrawList()

  init(
    rows: RowTable, geometry: TableGeometry, look: TableLook, strategy: any RowStrategy,
    engine: any Engine, renderer: TextRenderer
  ) {
    stage = TableStage(
      rows: rows, geometry: geometry, look: look, strategy: strategy, policy: .pool,
      pen: LabelPen(renderer: renderer))
    self.engine = engine
    display = geometry.display
  }

  /// A painter of a scenario's own table.
  package convenience init(
    _ scenario: Scenario, rows: RowTable, strategy: StrategyDescriptor, engine: EngineDescriptor,
    renderer: TextRenderer
  ) {
    let geometry = TableGeometry(scenario, rowCounts: rows.sections.map(\.rows.count))
    let look = TableLook(scenario, geometry: geometry, renderer: renderer)
    self.init(
      rows: rows, geometry: geometry, look: look, strategy: strategy.make(look.rowStyle),
      engine: engine.make(), renderer: renderer)
  }

  /// Brings the table to an offset and draws it; cells are reused from where it was before.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  @discardableResult
  package func paint(at top: Int, into buffer: FrameBuffer) -> WorkCounters {
    stage.advance(to: top)
    stage.turnOver(top: top)
    stage.configure()
    stage.layout()
    list.commit(stage.root, display: display)
    engine.composite(list, into: buffer)
    return engine.work(of: list)
  }

  /// What the last frame drew, back to front.
  package var drawList: DrawList { list }
}
