package import Compositing
package import RowStrategies
package import TableModel
package import Text

/// A scenario's scroll of which single frames are drawn, the later ones after the earlier ones.
///
///     let scroll = DrawnScroll(scenario, rows: rows, strategy: strategy, engine: engine, seed: 1,
///       refreshRate: 120, renderer: renderer)
///     let first = scroll.frame(0)
///     let later = scroll.frame(60)
package final class DrawnScroll {
  private let painter: FramePainter
  private let refreshRate: Int
  private var script: ScrollScript
  /// The first tick that the table was not brought to yet.
  private var nextTick = 0

  /// - Parameter refreshRate: The ticks in a second.
  package init(
    _ scenario: Scenario, rows: RowTable, strategy: StrategyDescriptor, engine: EngineDescriptor,
    seed: UInt64, refreshRate: Int, renderer: TextRenderer
  ) {
    let state = TableConfiguration(
      scenario, rowCounts: rows.sections.map(\.rows.count), renderer: renderer)
    painter = FramePainter(
      rows: rows, state: state, strategy: strategy, engine: engine.make(), renderer: renderer,
      kernels: engine.kernels, seed: seed)
    script = ScrollScript(scenario, geometry: state.geometry, seed: seed)
    self.refreshRate = refreshRate
  }

  /// Draws the frame of a tick, with all that happened in the ticks before.
  ///
  /// - Precondition: The tick comes after those of the frames before.
  package func frame(_ tick: Int) -> FrameBuffer {
    precondition(tick >= nextTick, "a scroll does not go back: tick \(tick) was passed")
    // Cells are reused, and rows edited or measured, as they are in a run.
    for tick in nextTick...tick {
      script.advance(painter.stage, to: Double(tick) / Double(refreshRate))
      script.performEvents(painter.stage)
      painter.settle()
    }
    nextTick = tick + 1
    let buffer = FrameBuffer(size: painter.display)
    painter.paint(into: buffer)
    return buffer
  }

  /// How often the last frame drawn touched each pixel.
  package var overdraw: OverdrawMap {
    OverdrawMap(painter.displayList, display: painter.display)
  }
}
