/// Events in the order of time, repetitions written out.
struct EventQueue {
  /// One event and its time, in seconds.
  struct Entry: Equatable {
    let time: Double
    let event: TimedEvent.Event
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
    // Events of one time keep their order.
    self.entries = entries.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Takes the next event that is due.
  mutating func next(dueAt time: Double) -> Entry? {
    guard next < entries.count, entries[next].time <= time else { return nil }
    defer { next += 1 }
    return entries[next]
  }
}
