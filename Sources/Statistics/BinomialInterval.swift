/// An observed share and the exact confidence interval of the true share.
///
/// C. J. Clopper and E. S. Pearson, "The Use of Confidence or Fiducial Limits Illustrated in the
/// Case of the Binomial", Biometrika 26 (1934): the coverage is at least the level for any count.
///
///     BinomialInterval(successes: 0, trials: 300).high   // 0.0122
package struct BinomialInterval: Equatable, Sendable {
  package let successes: Int
  package let trials: Int
  /// The lower end, 0…1.
  package let low: Double
  /// The upper end, 0…1.
  package let high: Double

  package var share: Double { Double(successes) / Double(trials) }

  /// - Parameter level: The least coverage, 0…1; half of the remaining error is on either side.
  /// - Precondition: There is at least one trial, and no more successes than trials.
  package init(successes: Int, trials: Int, level: Double = 0.95) {
    precondition(trials > 0, "a share needs at least one trial")
    precondition((0...trials).contains(successes), "successes are at most the trials")
    precondition(level > 0 && level < 1, "a level lies between 0 and 1")
    self.successes = successes
    self.trials = trials
    let tail = (1 - level) / 2
    // P(X ≥ k) = I_p(k, n − k + 1) increases with p; it equals the tail at the lower end.
    low =
      successes == 0
      ? 0
      : crossing(of: tail, between: 0, and: 1) {
        RegularizedBeta.value($0, a: Double(successes), b: Double(trials - successes + 1))
      }
    high =
      successes == trials
      ? 1
      : crossing(of: 1 - tail, between: 0, and: 1) {
        RegularizedBeta.value($0, a: Double(successes + 1), b: Double(trials - successes))
      }
  }
}
