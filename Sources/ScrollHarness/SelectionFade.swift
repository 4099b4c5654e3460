/// The selection of a tapped row: it fades in over a third of its time, stays for a third and fades
/// out over the last one.
struct SelectionFade: Equatable {
  /// The content of the row.
  let content: Int
  /// When the row was tapped, and how long its selection is seen, in seconds.
  let start: Double
  let seconds: Double

  /// How much of the selection covers the row at a time, 0…255; `nil` once it is over.
  func opacity(at time: Double) -> UInt8? {
    let phase = (time - start) / seconds
    guard phase >= 0, phase < 1 else { return nil }
    let share = min(1, 3 * min(phase, 1 - phase))
    return UInt8((255 * share).rounded())
  }
}
