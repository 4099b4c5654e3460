import SeededRandom

/// Consecutive blocks of the base and the head.
package struct DuelPair: Sendable {
  /// The logarithms of head over base by series: `grid`, or `grid at 60 Hz` with several refresh
  /// rates.
  package var logRatios: [String: [DuelStatistic: Double]]
  /// The log-ratio of the control, a loop in registers that does not depend on the program; `nil`
  /// if not measured.
  package var control: Double?

  package init(logRatios: [String: [DuelStatistic: Double]], control: Double? = nil) {
    self.logRatios = logRatios
    self.control = control
  }
}

/// Consecutive pairs of a duel.
package struct DuelBatch: Sendable {
  /// The pairs of a process of each side; the next pair has fresh processes.
  package static let pairsPerProcess = 4

  package var pairs: [DuelPair]
  /// The known frame times of the base by series, in milliseconds.
  package var baseMilliseconds: [String: [DuelStatistic: Double]] = [:]
  /// The logarithms of the ratios of blocks of one side by series, one per pair of
  /// ``Repeatability/pairs(of:)``.
  package var repeats: [DuelSide: [[String: [DuelStatistic: Double]]]] = [:]

  package init(pairs: [DuelPair]) { self.pairs = pairs }
}

package enum DuelSide: CaseIterable, Sendable {
  case base
  case head

  /// Returns the side that runs first in each pair: a shuffled order in which both are first equally
  /// often.
  ///
  /// Effects of the position then apply to both sides, and periodic disturbances do not align with
  /// the order. With an odd number of pairs one side is first once more.
  package static func order(pairs: Int, seed: UInt64) -> [DuelSide] {
    precondition(pairs >= 0, "the number of pairs is not negative")
    var generator = SeededGenerator(seed: seed)
    let odd: [DuelSide] = pairs % 2 == 0 ? [] : [generator.number(in: 0...1) == 0 ? .base : .head]
    let even = (0..<pairs / 2).flatMap { _ in [DuelSide.base, .head] }
    return generator.shuffled(even + odd)
  }
}
