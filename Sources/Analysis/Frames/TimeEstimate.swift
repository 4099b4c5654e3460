import Glibc
package import Statistics

/// A statistic of the frames of a round as they ran, such as their median, over the rounds of a
/// series, in milliseconds.
package struct TimeEstimate: Equatable, Sendable {
  package let rounds: [Double]
  /// The geometric mean of the rounds; 0 if one of them is 0.
  package let value: Double
  /// The 95 % interval of the geometric mean, Student's t on the logarithms; `nil` below
  /// ``Statistics/ConfidenceInterval/fewestRounds``, with a round of 0, and beyond ``widestFactor``.
  package let interval: ConfidenceInterval?

  /// The factor to either side beyond which an interval says nothing.
  package static let widestFactor = 1_000.0

  /// - Parameter rounds: One value per round, at least one.
  package init(_ rounds: [Double]) {
    precondition(!rounds.isEmpty, "an estimate needs at least one round")
    // Exact for equal rounds.
    let mean =
      rounds.allSatisfy { $0 == rounds[0] } ? rounds[0] : exp(rounds.map { log($0) }.mean)
    self.rounds = rounds
    value = mean
    interval =
      rounds.count < ConfidenceInterval.fewestRounds
      ? nil
      : ConfidenceInterval.ofGeometricMean(rounds)
        .flatMap { $0.high <= Self.widestFactor * mean ? $0 : nil }
  }
}
