import Analysis
import Glibc
package import Statistics

/// The verdict on a claim, with the size and the interval of the effect.
package struct ClaimJudgement {
  package let verdict: Verdict
  /// The value of the better side, the median over the rounds.
  package let better: Double
  /// The value of the worse side, likewise.
  package let worse: Double
  /// The ratio of the worse to the better side; `nil` if it is not finite.
  package private(set) var effect: Double?
  /// The interval of the effect, of width 0 for a counter.
  ///
  /// `nil` with too few rounds and for values that are not positive.
  package private(set) var interval: ConfidenceInterval?
  /// The smallest factor that the rule would have shown with a power of 80 %; `nil` for a counter
  /// and with too few rounds.
  package private(set) var smallestEffect: Double?

  /// The verdict on a claim on one machine.
  package enum Verdict: String, Sendable {
    case holds
    /// The opposite holds.
    case fails
    /// The sides differ by at most ``Analysis/EquivalenceMargin/standard``.
    case noDifference = "no-difference"
    case inconclusive
  }

  /// Judges the rounds of both sides.
  ///
  /// Counters are compared exactly, other metrics by ``Analysis/DecisionRule/rounds``. A
  /// claim of equality holds if the better side is shown to take at most 2 % more.
  ///
  /// - Parameters:
  ///   - better: The values of the side that the claim calls better, one per round.
  ///   - worse: Those of the other side; round *k* ran next to round *k* of the better side.
  package init(of claim: PublishedClaim, better rounds: [Double], worse others: [Double]) {
    better = Distribution(rounds).median
    worse = Distribution(others).median
    if claim.metric.isExact {
      let ratio = worse == better ? 1 : worse / better
      effect = ratio.isFinite ? ratio : nil
      interval = effect.map { ConfidenceInterval(low: $0, high: $0) }
      verdict =
        better < worse
        ? .holds : better > worse ? .fails : claim.expectsNoDifference ? .holds : .noDifference
      return
    }
    guard (rounds + others).allSatisfy({ $0 > 0 }) else {
      verdict = .inconclusive
      return
    }
    // The side that the claim calls better is the second one.
    let comparison = DecisionRule.rounds.compare(
      Comparison.Sample(
        claim.metric.rawValue, .paired(zip(others, rounds).map { log($1 / $0) })))
    effect = comparison.effect.map { 1 / $0 }
    interval = comparison.interval.map { ConfidenceInterval(low: 1 / $0.high, high: 1 / $0.low) }
    smallestEffect = comparison.smallestEffect
    verdict =
      switch comparison.verdict.kind {
      case .better: .holds
      case .same: claim.expectsNoDifference ? .holds : .noDifference
      case .held: claim.expectsNoDifference ? .holds : .inconclusive
      case .worse: .fails
      case .inconclusive, .incomparable: .inconclusive
      }
  }
}
