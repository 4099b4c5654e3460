import SeededRandom
import Statistics

/// One block of the base and one of the head, one right after the other.
package struct DuelPair: Equatable, Sendable {
  /// By series the median over frames of the logarithm of head over base, frame k with frame k.
  ///
  /// A series is named by its strategy, with its refresh rate where there are several:
  /// ``DuelSeries/names(of:)``.
  package var logRatios: [String: Double]
  /// The same of the control, a memset, which no change of the program can move; `nil` if it was
  /// not timed.
  package var control: Double?

  package init(logRatios: [String: Double], control: Double? = nil) {
    self.logRatios = logRatios
    self.control = control
  }
}

/// Pairs that were run in one go.
package struct DuelBatch: Equatable, Sendable {
  package var pairs: [DuelPair]
  /// The median frame time of the base by series, in milliseconds, as far as it is known.
  package var baseMilliseconds: [String: Double]

  package init(pairs: [DuelPair], baseMilliseconds: [String: Double] = [:]) {
    self.pairs = pairs
    self.baseMilliseconds = baseMilliseconds
  }
}

/// Which side of a pair runs first.
package enum DuelSide: Sendable {
  case base
  case head

  /// An order for so many pairs: each side first as often as the other, shuffled.
  ///
  /// What a place in the order does to a block then does to both sides alike, and a rhythm of the
  /// machine finds none in the order. Of an odd number one side is first once more.
  package static func order(pairs: Int, seed: UInt64) -> [DuelSide] {
    precondition(pairs >= 0, "a batch has no negative number of pairs")
    var generator = SeededGenerator(seed: seed)
    let odd: [DuelSide] = pairs % 2 == 0 ? [] : [generator.number(in: 0...1) == 0 ? .base : .head]
    let even = (0..<pairs / 2).flatMap { _ in [DuelSide.base, .head] }
    return generator.shuffled(even + odd)
  }
}
