package import TableViews

/// An event at a time of the scroll, with repetitions.
package struct TimedEvent: Equatable, Sendable {
  /// The time of the first occurrence, in seconds from the start of the trace.
  package var time: Double
  package var event: TableEvent
  /// The number of occurrences.
  package var count: Int
  /// The time between occurrences, in seconds.
  package var interval: Double

  package init(at time: Double, _ event: TableEvent, count: Int = 1, every interval: Double = 0) {
    self.time = time
    self.event = event
    self.count = count
    self.interval = interval
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
