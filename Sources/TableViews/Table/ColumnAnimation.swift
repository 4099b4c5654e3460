package import TableModel

/// The animation in which the rows of a table get another width.
package struct ColumnAnimation: Equatable, Sendable {
  /// The column before the animation.
  package let from: Column
  /// The time of its start, in seconds from the start of the trace.
  package let start: Double
  /// Its duration, in seconds, positive.
  package let seconds: Double
  /// The time that is shown.
  package var time: Double

  package init(from: Column, start: Double, seconds: Double) {
    self.from = from
    self.start = start
    self.seconds = seconds
    time = start
  }

  /// Indicates whether the animation is over.
  package var isOver: Bool { time >= start + seconds }

  /// Returns the column shown on the way to another one.
  ///
  /// Eases in and out: with *t* the share of the duration, 3*t*² − 2*t*³ of the way.
  package func column(to end: Column) -> Column {
    let share = max(0, min(1, (time - start) / seconds))
    return from.interpolated(to: end, share: share * share * (3 - 2 * share))
  }
}
