/// The inserted rows that are yet to reach their heights, which push the rows below them down.
struct GrowingRows: Sendable {
  private struct Growth {
    var row: Int
    let course: EasedAnimation
  }

  private var growths: [Growth] = []

  var rows: some Sequence<Int> { growths.lazy.map(\.row) }

  func contains(_ row: Int) -> Bool { growths.contains { $0.row == row } }

  /// In points; `nil` if the row does not grow.
  func height(ofRow row: Int, at time: Double, from start: Double, to end: Double) -> Double? {
    guard let growth = growths.first(where: { $0.row == row }) else { return nil }
    guard !growth.course.isOver(at: time) else { return end }
    let start = min(start, end)
    return start + (end - start) * growth.course.progress(at: time)
  }

  mutating func removeGrown(at time: Double) { growths.removeAll { $0.course.isOver(at: time) } }
}

// Edits of the table

extension GrowingRows {
  /// - Parameter course: `nil` for a row that has its height at once.
  mutating func inserted(at row: Int, _ course: EasedAnimation?) {
    renumber(from: row, by: 1)
    if let course { growths.append(Growth(row: row, course: course)) }
  }

  mutating func removed(_ row: Int) {
    growths.removeAll { $0.row == row }
    renumber(from: row + 1, by: -1)
  }

  /// - Parameter to: The number of the row once it was removed and inserted again.
  mutating func moved(from: Int, to: Int) {
    let course = growths.first { $0.row == from }?.course
    removed(from)
    inserted(at: to, course)
  }

  private mutating func renumber(from row: Int, by step: Int) {
    for index in growths.indices where growths[index].row >= row { growths[index].row += step }
  }
}
