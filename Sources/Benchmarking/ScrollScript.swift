import Geometry
import TableModel

/// What happens in a pass: the scroll, and the events in the middle of it.
struct ScrollScript {
  private let trace: Trace
  private var events: EventQueue
  private var time: Double?

  init(_ scenario: Scenario, geometry: TableGeometry, seed: UInt64) {
    trace = geometry.trace(scenario, seed: seed)
    events = EventQueue(scenario.events)
  }

  /// Phase `advance`: brings the content to where the trace is at a time.
  ///
  /// - Parameter time: Seconds from the start of the trace, later than the time before.
  mutating func advance(_ stage: TableView, to time: Double) {
    let traced = trace.offset(at: time)
    if let jump = trace.lastJump(after: self.time ?? -1, upTo: time) {
      stage.jump(to: jump.row, traced: jump.offset)
    }
    self.time = time
    let offset = stage.offset(for: traced, reach: trace.maximumOffset)
    stage.advance(to: stage.geometry.scale.pixels(offset))
  }

  /// The beginning of phase `turnover`: lets happen what is due.
  mutating func performEvents(_ stage: TableView) {
    guard let time else { return }
    while let due = events.next(dueAt: time) { stage.perform(due.event, at: due.time) }
    stage.fadeSelections(at: time)
  }
}
