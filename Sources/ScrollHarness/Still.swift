package import Compositing
package import Labels
package import RowStrategies
package import Rows

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

  /// Draws the frame at a time of the trace, in seconds.
  ///
  /// - Parameter showsOverdraw: Draws an ``OverdrawMap`` of the frame instead of the frame.
  package func frame(
    at time: Double, renderer: TextRenderer, showsOverdraw: Bool
  ) -> FrameBuffer {
    let geometry = TableGeometry(scenario, rowCounts: rows.sections.map(\.rows.count))
    let painter = PicturePainter(
      scenario, rows: rows, strategy: strategy, engine: engine, renderer: renderer)
    let buffer = FrameBuffer(size: geometry.display)
    let offset = geometry.trace(scenario, seed: seed).offset(at: time)
    painter.paint(at: geometry.scale.pixels(offset), into: buffer)
    if showsOverdraw { OverdrawMap(painter.drawList, display: geometry.display).draw(into: buffer) }
    return buffer
  }
}
