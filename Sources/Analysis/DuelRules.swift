import Statistics

/// When a duel says that something became slower or faster.
package struct DuelRules: Equatable, Sendable {
  /// The level of all tests of a batch together.
  package var alpha = 0.01
  /// Factors up to this one, either way, are taken for equal: 2 %.
  ///
  /// Where the machine has been calibrated it should not be below what identical binaries show.
  package var floor = 1.02
  /// The smallest change worth a verdict, in milliseconds a frame.
  ///
  /// A short frame changes by more than ``floor`` when code merely moves in memory, and no display
  /// shows it.
  package var smallestChange = Self.smallestChange(refreshRates: [])
  /// How often the bootstrap of an interval draws.
  package var resamples = ConfidenceInterval.resamples

  /// The control may move by up to this factor before it voids its batch: 2 %.
  ///
  /// A calibration raises ``floor`` and not this one.
  static let controlFloor = 1.02
  /// Batches that must agree before anything is called slower or faster.
  package static let recurrences = 2

  /// No change below this matters, in milliseconds a frame; nor one below a share of the budget.
  private static let slightMilliseconds = 0.02
  private static let slightShare = 0.005

  package init() {}

  /// The smallest change that matters where frames are shown at some rates, in milliseconds a
  /// frame.
  ///
  /// 20 µs or 0.5 % of the tightest budget, whichever is less: the budget counts above 250 Hz.
  ///
  ///     DuelRules.smallestChange(refreshRates: [60, 120])   // 0.02
  ///
  /// - Parameter refreshRates: In Hz.
  package static func smallestChange(refreshRates: [Int]) -> Double {
    precondition(refreshRates.allSatisfy { $0 > 0 }, "a refresh rate is positive")
    return refreshRates.reduce(slightMilliseconds) { min($0, slightShare * 1_000 / Double($1)) }
  }

  /// The fewest pairs of which so many tests can reach the level.
  ///
  /// The smallest p of n pairs is 2⁻ⁿ, and Holm multiplies the smallest of m by m: m · 2⁻ⁿ must be
  /// below α. An interval takes ``Statistics/ConfidenceInterval/fewestRounds`` pairs besides.
  ///
  ///     DuelRules().fewestPairs(strategies: 1)   // 7: 1/128 < 0.01
  package func fewestPairs(strategies: Int) -> Int {
    precondition(strategies > 0, "a duel is about at least one strategy")
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    var pairs = ConfidenceInterval.fewestRounds
    while Double(strategies) * SignedRankTest.smallestP(count: pairs) >= alpha { pairs += 1 }
    return pairs
  }

  /// Refuses a duel that could never show anything.
  ///
  /// - Throws: ``DuelRefusal`` with the number of pairs it takes.
  package func validate(pairs: Int, strategies: Int) throws(DuelRefusal) {
    let needed = fewestPairs(strategies: strategies)
    guard pairs < needed else { return }
    throw DuelRefusal(pairs: pairs, strategies: strategies, alpha: alpha, needed: needed)
  }
}

/// A duel with too few pairs to reach its level.
package struct DuelRefusal: Error, Equatable, CustomStringConvertible {
  package let pairs: Int
  package let strategies: Int
  package let alpha: Double
  /// The fewest pairs that could reach it.
  package let needed: Int

  package var description: String {
    let tests = strategies == 1 ? "one strategy" : "\(strategies) strategies"
    return "\(pairs) pairs can never show a difference of \(tests) at the level \(alpha):"
      + " ask for at least \(needed)"
  }
}
