package import TableViews

/// An event at a time of the scroll, with repetitions.
package struct TimedEvent: Equatable, Sendable {
  /// The time of the first occurrence, in seconds from the start of the trace.
  package var time: Double
  package var event: TableEvent
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
