import Geometry
import TableModel
package import TableViews

/// The scroll and the events of a pass.
struct ScrollScript {
  private var scroll: Scroll
  /// The scroll at the tick before.
  private var before: Scroll
  private(set) var events: EventQueue
  private var time = 0.0
  /// Indicates whether a tick has shown rows.
  private var isBegun = false
  /// Called for each event with what it changed, or with `nil` if it could not be applied.
  var onEvent: ((EventQueue.Entry, TableState.Changes?) -> Void)?

  init(_ scenario: Scenario, seed: UInt64) {
    scroll = Scroll(Trace(scenario.trace, seed: seed))
    before = scroll
    events = EventQueue(scenario.events)
  }

  /// Phase `advance`: scrolls the content to the offset at a time.
  ///
  /// - Parameter time: In seconds from the start of the trace; later than in the previous call.
  mutating func advance(_ table: TableView, to time: Double) {
    before = scroll
    self.time = time
    move(table)
  }

  /// The start of phase `recycle`: performs the events that are due, and measures the rows that
  /// become visible.
  mutating func performEvents(_ table: TableView) {
    while let due = events.next(dueAt: time, hasRows: isBegun) {
      let changes = table.perform(due.event, at: due.time)
      onEvent?(due, changes)
    }
    isBegun = true
    table.advanceAnimations(to: time)
    // Measured heights can change the content's height and move visible rows. The tick is then
    // repeated from the scroll before it, until its offset suits the content and no visible row is
    // unmeasured.
    while table.measureArrivals() || table.maximumOffset != scroll.maximum || table.hasShifted {
      before.shift(by: table.takeShift())
      scroll = before
      move(table)
    }
  }

  private mutating func move(_ table: TableView) {
    let geometry = table.geometry
    geometry.advance(&scroll, to: time)
    table.advance(to: geometry.scale.pixels(scroll.offset))
  }
}

/// Events in the order of time, with repetitions expanded.
package struct EventQueue {
  /// One event and its time, in seconds.
  package typealias Entry = (time: Double, event: TableEvent)

  private let entries: [Entry]
  private var next = 0

  /// The events that are not due yet.
  var remaining: ArraySlice<Entry> { entries[next...] }

  init(_ events: [TimedEvent]) {
    let all: [Entry] = events.flatMap { timed in
      (0..<timed.count).map { (timed.time + Double($0) * timed.interval, timed.event) }
    }
    // Events at the same time keep their order.
    entries = all.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// - Parameter hasRows: Whether there are rows for taps and edits; otherwise these wait.
  mutating func next(dueAt time: Double, hasRows: Bool) -> Entry? {
    guard next < entries.count, entries[next].time <= time else { return nil }
    if !hasRows {
      switch entries[next].event {
      case .tap, .edit: return nil
      default: break
      }
    }
    defer { next += 1 }
    return entries[next]
  }
}
