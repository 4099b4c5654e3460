package import TableModel

/// The animation in which the rows of a table get another width.
package struct ColumnAnimation: Equatable, Sendable {
  /// The column before the animation.
  package let from: Column
  private let course: EasedAnimation
  /// The time that is shown.
  package var time: Double

  package init(from: Column, course: EasedAnimation) {
    self.from = from
    self.course = course
    time = course.start
  }

  package var isOver: Bool { course.isOver(at: time) }

  /// Returns the column shown on the way to another one.
  package func column(to end: Column) -> Column {
    from.interpolated(to: end, share: course.progress(at: time))
  }
}
