/// The selection of a tapped row: it fades in over a third of its time, stays for a third and fades
/// out over the last one.
package struct SelectionFade: Equatable, Sendable {
  /// The content of the row.
  package let content: Int
  /// When the row was tapped, and how long its selection is seen, in seconds.
  package let start: Double
  package let seconds: Double

  package init(content: Int, start: Double, seconds: Double) {
    self.content = content
    self.start = start
    self.seconds = seconds
  }

  /// How much of the selection covers the row at a time, 0…255; `nil` once it is over.
  package func opacity(at time: Double) -> UInt8? {
    let phase = (time - start) / seconds
    guard phase >= 0, phase < 1 else { return nil }
    let share = min(1, 3 * min(phase, 1 - phase))
    return UInt8((255 * share).rounded())
  }
}
