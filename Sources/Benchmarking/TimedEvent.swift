package import Graphics

/// Something that happens at a time of the scroll, perhaps again and again.
package struct TimedEvent: Equatable, Sendable {
  /// When it happens first, in seconds from the start of the trace.
  package var time: Double
  package var event: Event
  /// How often it happens.
  package var count: Int
  /// The time from one to the next, in seconds.
  package var interval: Double

  package init(at time: Double, _ event: Event, count: Int = 1, every interval: Double = 0) {
    self.time = time
    self.event = event
    self.count = count
    self.interval = interval
  }

  /// What can happen to a table.
  package enum Event: Equatable, Sendable {
    case appearance(Scenario.Appearance)
    /// The radius of the corners, in points.
    case radius(Double)
    case rowColor(PixelColor)
    case selectedRowColor(PixelColor)
    /// The display's sides change places.
    case rotate
    /// A row is tapped: its selection fades in over a third of the time and out over the last third.
    ///
    /// - Parameter row: The row's place among those on the display, 0 at the top.
    case tap(row: Int, seconds: Double)
    case edit(Edit)
  }

  /// A change of the rows on the display, at a place drawn from the seed.
  package enum Edit: String, CaseIterable, Sendable {
    /// A row is put in, with the text of another one.
    case insert
    /// A row is taken out.
    case delete
    /// A row moves to another place on the display.
    case move
    /// A row is configured again.
    case reload
  }
}
