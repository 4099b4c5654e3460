/// The selection of a tapped row: fades in for a third of its duration, stays for a third, or until
/// it is released, and fades out for a third.
package struct SelectionFade: Equatable, Sendable {
  /// The index of the row in the data.
  package let rowID: Int
  /// The time of the tap, in seconds.
  package let start: Double
  package let seconds: Double
  /// The end of the selection, in durations after the tap; infinite while the row stays selected.
  package private(set) var end: Double

  /// - Parameter stays: `true` for a selection that stays until it is released.
  package init(rowID: Int, start: Double, seconds: Double, stays: Bool = false) {
    self.rowID = rowID
    self.start = start
    self.seconds = seconds
    end = stays ? .infinity : 1
  }

  /// The opacity of the selection at a time, 0…255; `nil` once it is over.
  package func opacity(at time: Double) -> UInt8? {
    let phase = (time - start) / seconds
    guard phase >= 0, !isOver(at: time) else { return nil }
    let share = min(1, 3 * min(phase, end - phase))
    return UInt8((255 * share).rounded())
  }

  func isOver(at time: Double) -> Bool { (time - start) / seconds >= end }

  /// Starts to fade out a selection that stays; others are not changed.
  mutating func release(at time: Double) {
    if end == .infinity { end = (time - start) / seconds + 1 / 3 }
  }
}

extension [SelectionFade] {
  /// Selects a tapped row, and deselects the one that was selected until now.
  package mutating func select(_ fade: SelectionFade) {
    removeAll { $0.rowID == fade.rowID }
    for index in indices { self[index].release(at: fade.start) }
    append(fade)
  }
}
