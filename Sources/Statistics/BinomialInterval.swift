/// A share that was counted, and where the true one lies.
///
/// The exact interval of C. J. Clopper and E. S. Pearson, "The Use of Confidence or Fiducial Limits
/// Illustrated in the Case of the Binomial", Biometrika 26 (1934): it holds the true share in at
/// least as many of 100 experiments as its level says, at any count.
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

  /// - Parameter level: How often it holds the true share at least, 0…1; each side errs in half of
  ///   the rest.
  /// - Precondition: There is a trial, and no more successes than trials.
  package init(successes: Int, trials: Int, level: Double = 0.95) {
    precondition(trials > 0, "a share is one of at least one trial")
    precondition((0...trials).contains(successes), "successes are among the trials")
    precondition(level > 0 && level < 1, "a level lies between 0 and 1")
    self.successes = successes
    self.trials = trials
    let tail = (1 - level) / 2
    // P(X ≥ k) = I_p(k, n − k + 1) rises with p: at the lower end it is the tail; P(X ≤ k) falls.
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
