import TableModel

/// The animation in which the rows of a table get another width.
struct ColumnAnimation: Equatable, Sendable {
  /// The column before the animation.
  let from: Column
  private let course: EasedAnimation
  /// The time that is shown.
  var time: Double

  init(from: Column, course: EasedAnimation) {
    self.from = from
    self.course = course
    time = course.start
  }

  var isOver: Bool { course.isOver(at: time) }

  /// Returns the column shown on the way to another one.
  func column(to end: Column) -> Column {
    from.interpolated(to: end, share: course.progress(at: time))
  }
}
