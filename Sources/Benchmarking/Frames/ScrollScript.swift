import Geometry
import Scenarios
import TableModel
import TableViews

/// The scroll and the events of a pass.
struct ScrollScript {
  private let trace: Trace
  private var events: EventQueue
  private var time: Double?

  init(_ scenario: Scenario, geometry: TableGeometry, seed: UInt64) {
    trace = geometry.trace(scenario.trace, seed: seed)
    events = EventQueue(scenario.events)
  }

  /// Phase `advance`: scrolls the content to the position of the trace at a time.
  ///
  /// - Parameter time: In seconds from the start of the trace; later than in the previous call.
  mutating func advance(_ table: TableView, to time: Double) {
    let traced = trace.offset(at: time)
    if let jump = trace.lastJump(after: self.time ?? -1, upTo: time) {
      table.jump(to: jump.row, traced: jump.offset)
    }
    self.time = time
    let offset = table.offset(for: traced, reach: trace.maximumOffset)
    table.advance(to: table.geometry.scale.pixels(offset))
  }

  /// The start of phase `recycle`: performs the events that are due.
  mutating func performEvents(_ table: TableView) {
    guard let time else { return }
    while let due = events.next(dueAt: time) { table.perform(due.event, at: due.time) }
    table.advanceAnimations(to: time)
  }
}

/// Events in the order of time, with repetitions expanded.
struct EventQueue {
  /// One event and its time, in seconds.
  struct Entry: Equatable {
    let time: Double
    let event: TableEvent
  }

  private let entries: [Entry]
  private var next = 0

  init(_ events: [TimedEvent]) {
    var entries: [Entry] = []
    for timed in events {
      for index in 0..<timed.count {
        entries.append(
          Entry(time: timed.time + Double(index) * timed.interval, event: timed.event))
      }
    }
    // Events at the same time keep their order.
    self.entries = entries.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Removes and returns the next event that is due.
  mutating func next(dueAt time: Double) -> Entry? {
    guard next < entries.count, entries[next].time <= time else { return nil }
    defer { next += 1 }
    return entries[next]
  }
}
