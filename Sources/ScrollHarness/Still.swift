package import Compositing
package import Labels
package import RowStrategies
package import Rows
import ScrollSimulation

/// A single frame of a scenario's scroll.
package struct Still {
  private let scenario: Scenario
  private let rows: RowTable
  private let strategy: StrategyDescriptor
  private let engine: EngineDescriptor
  private let seed: UInt64

  package init(
    scenario: Scenario, rows: RowTable, strategy: StrategyDescriptor, engine: EngineDescriptor,
    seed: UInt64
  ) {
    self.scenario = scenario
    self.rows = rows
    self.strategy = strategy
    self.engine = engine
    self.seed = seed
  }

  /// Draws the frame of a tick, with all that happened in the ticks before.
  ///
  /// - Parameter refreshRate: The ticks in a second.
  /// - Parameter showsOverdraw: Draws an ``OverdrawMap`` of the frame instead of the frame.
  package func frame(
    _ frame: Int, refreshRate: Int, renderer: TextRenderer, showsOverdraw: Bool
  ) -> FrameBuffer {
    let state = TableState(
      scenario, rowCounts: rows.sections.map(\.rows.count), renderer: renderer)
    let painter = PicturePainter(
      rows: rows, state: state, strategy: strategy, engine: engine.make(), renderer: renderer,
      kernels: engine.kernels, seed: seed)
    var script = ScrollScript(scenario, geometry: state.geometry, seed: seed)
    // Cells are reused, and rows edited or measured, as they are in a run.
    for tick in 0...frame {
      script.advance(painter.stage, to: Double(tick) / Double(refreshRate))
      script.performEvents(painter.stage)
      painter.settle()
    }
    let buffer = FrameBuffer(size: painter.display)
    painter.paint(into: buffer)
    if showsOverdraw { OverdrawMap(painter.drawList, display: painter.display).draw(into: buffer) }
    return buffer
  }
}
