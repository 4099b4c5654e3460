import Compositing
import Graphics
import TableViews
import Text

/// The yardstick scene drawn in one way: a table with the list that its last frame committed, which
/// all engines draw.
final class EngineBenchmarkTable {
  let way: DrawingWay
  /// What rows show besides their background.
  let content: Scenario.Content
  private(set) var list = DisplayList()
  private let stage: TableView

  init(
    _ scene: EngineBenchmarkScene, way: DrawingWay, kernels: KernelSet, renderer: TextRenderer,
    seed: UInt64
  ) {
    self.way = way
    content = scene.scenario.content
    let state = TableConfiguration(
      scene.scenario, rowCounts: scene.rows.sections.map(\.rows.count), renderer: renderer)
    stage = TableView(
      rows: scene.rows, state: state, strategy: way.strategy, policy: .pool,
      pen: LabelPen(renderer: renderer, kernels: kernels), seed: seed)
  }

  /// Brings the table to an offset, in pixels, and commits it.
  func scroll(to top: Int) {
    stage.advance(to: top)
    stage.update()
    stage.configure()
    stage.layout()
    list.commit(stage.root, display: stage.geometry.display)
  }
}
