package import Compositing
package import Geometry
import Graphics
package import RowStrategies
package import TableModel
import TableViews
package import Text

/// Draws single frames of a table through a strategy and an engine, without measuring them.
package final class FramePainter {
  let stage: TableView
  private let engine: any Engine
  private var list = DisplayList()

  init(
    rows: RowTable, state: TableConfiguration, strategy: StrategyDescriptor, engine: any Engine,
    renderer: TextRenderer, kernels: KernelSet = .widest, policy: ReusePolicy = .pool,
    seed: UInt64 = 1
  ) {
    stage = TableView(
      rows: rows, state: state, strategy: strategy, policy: policy,
      pen: LabelPen(renderer: renderer, kernels: kernels), seed: seed)
    self.engine = engine
  }

  /// A painter of a scenario's own table.
  package convenience init(
    _ scenario: Scenario, rows: RowTable, strategy: StrategyDescriptor, engine: EngineDescriptor,
    renderer: TextRenderer
  ) {
    let state = TableConfiguration(
      scenario, rowCounts: rows.sections.map(\.rows.count), renderer: renderer)
    self.init(
      rows: rows, state: state, strategy: strategy, engine: engine.make(), renderer: renderer,
      kernels: engine.kernels)
  }

  /// The size of the display, which events may turn.
  package var display: PixelSize { stage.geometry.display }

  /// Brings the table to an offset and draws it; cells are reused from where it was before.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  @discardableResult
  package func paint(at top: Int, into buffer: FrameBuffer) -> WorkCounters {
    stage.advance(to: top)
    return paint(into: buffer)
  }

  /// Draws the table as it stands.
  @discardableResult
  func paint(into buffer: FrameBuffer) -> WorkCounters {
    settle()
    engine.prepare(list)
    engine.composite(list, into: buffer)
    return engine.work(of: list)
  }

  /// Brings cells and layers up to date, and commits them.
  func settle() {
    stage.update()
    stage.configure()
    stage.layout()
    list.commit(stage.root, display: stage.geometry.display)
  }

  /// What the last frame drew, back to front.
  package var displayList: DisplayList { list }
}
