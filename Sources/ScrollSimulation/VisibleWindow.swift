/// The run of rows, or of sections, that is on the display, and what changes when it moves.
///
///     var window = VisibleWindow()
///     window.move(to: 0..<10).arrivals   // 0..<10 and nothing
///     window.move(to: 3..<12).departures // 0..<3 and nothing
package struct VisibleWindow: Equatable, Sendable {
  /// The indices on the display now.
  package private(set) var indices: Range<Int> = 0..<0

  package init() {}

  /// Indices that left and that came, each as a part in front of what stayed and one behind it.
  package struct Change: Equatable, Sendable {
    package var departures: Parts
    package var arrivals: Parts
  }

  /// Two runs of indices, the front one first; either may be empty.
  package struct Parts: Equatable, Sendable {
    package var front: Range<Int>
    package var back: Range<Int>

    package var count: Int { front.count + back.count }
  }

  /// Moves the window; everything is taken as new when nothing stays.
  ///
  /// - Complexity: O(1). Allocates nothing.
  package mutating func move(to new: Range<Int>) -> Change {
    let old = indices
    indices = new
    let stays = old.clamped(to: new)
    guard !stays.isEmpty else {
      let none = new.lowerBound..<new.lowerBound
      return Change(
        departures: Parts(front: old, back: old.upperBound..<old.upperBound),
        arrivals: Parts(front: none, back: new))
    }
    return Change(
      departures: Parts(
        front: old.lowerBound..<stays.lowerBound, back: stays.upperBound..<old.upperBound),
      arrivals: Parts(
        front: new.lowerBound..<stays.lowerBound, back: stays.upperBound..<new.upperBound))
  }
}
