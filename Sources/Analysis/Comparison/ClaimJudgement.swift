import Glibc
package import RunRecords
package import Statistics

/// The verdict on a claim on this machine, with the size and the interval of the effect.
package struct ClaimJudgement: Equatable, Sendable {
  package let claim: ClaimRecord
  /// Better if the claim holds, worse if its opposite holds, the same if the sides differ by at
  /// most ``EquivalenceMargin/standard``.
  package let verdict: Verdict
  /// The value of the better side of the claim: the median over the rounds; the mean of a counter.
  package let betterValue: Double
  /// The value of the worse side of the claim.
  package let worseValue: Double
  /// The ratio of the worse to the better side; `nil` if it is not finite.
  package let effect: Double?
  /// The interval of the effect, of width 0 for a counter.
  ///
  /// `nil` with too few rounds and for values that are not positive.
  package let interval: ConfidenceInterval?

  /// `holds`, `fails`, `no-difference` or `inconclusive`.
  package var word: String { verdict.word(better: "holds", same: "no-difference", worse: "fails") }

  package var rounds: Int { claim.betterRounds.count }

  /// The smallest factor that the rule would have shown with a power of 80 %; `nil` for a counter
  /// and with too few rounds.
  package let smallestEffect: Double?

  /// Judges a claim.
  ///
  /// The means of counters are compared exactly, other metrics by the rule of ``TimeComparison``. A
  /// claim of equality holds if the interval shows that the better side takes at most 2 % more.
  package init(_ claim: ClaimRecord) {
    self.claim = claim
    if claim.isExact {
      betterValue = claim.betterRounds.mean
      worseValue = claim.worseRounds.mean
      let ratio = worseValue == betterValue ? 1 : worseValue / betterValue
      effect = ratio.isFinite ? ratio : nil
      smallestEffect = nil
      interval = effect.map { ConfidenceInterval(low: $0, high: $0) }
      verdict = Verdict(comparing: betterValue, with: worseValue, of: claim)
      return
    }
    betterValue = Distribution(claim.betterRounds).median
    worseValue = Distribution(claim.worseRounds).median
    guard (claim.betterRounds + claim.worseRounds).allSatisfy({ $0 > 0 }) else {
      effect = nil
      interval = nil
      smallestEffect = nil
      verdict = .inconclusive(.scattered)
      return
    }
    let comparison = TimeComparison(
      TimeComparison.Pairs(
        metric: claim.metric, first: betterValue, second: worseValue,
        logRatios: zip(claim.worseRounds, claim.betterRounds).map { log($0 / $1) }))
    effect = comparison.effect
    interval = comparison.interval
    smallestEffect = comparison.smallestEffect
    verdict = Verdict(of: comparison, for: claim)
  }
}

extension Verdict {
  fileprivate init(of comparison: TimeComparison, for claim: ClaimRecord) {
    guard claim.expectsNoDifference, let interval = comparison.interval else {
      switch comparison.verdict.kind {
      case .better: self = .worse
      case .worse: self = .better
      default: self = comparison.verdict
      }
      return
    }
    let limit = 1 / EquivalenceMargin.standard.factor
    self =
      interval.low >= limit ? .better : interval.high < limit ? .worse : .inconclusive(.scattered)
  }

  fileprivate init(comparing better: Double, with worse: Double, of claim: ClaimRecord) {
    if better == worse {
      self = claim.expectsNoDifference ? .better : .same
    } else {
      self = better < worse ? .better : .worse
    }
  }
}
