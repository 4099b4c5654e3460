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
  /// `nil` with one round, for values that are not positive, and beyond a factor of 1000.
  package let interval: ConfidenceInterval?

  /// `holds`, `fails`, `no-difference` or `inconclusive`.
  package var word: String { verdict.word(better: "holds", same: "no-difference", worse: "fails") }

  package var rounds: Int { claim.betterRounds.count }

  /// The smallest factor that the rounds could distinguish from 1; `nil` for a counter and without
  /// an interval.
  package var smallestEffect: Double? {
    guard !claim.isExact, let effect, let interval else { return nil }
    return max(interval.high / effect, effect / interval.low)
  }

  /// Judges a claim.
  ///
  /// The means of counters are compared exactly. For other metrics the effect is the pseudomedian
  /// of the logarithms of the rounds' ratios, and its interval that of their mean, centred on the
  /// effect. An interval within 2 % of 1 shows equality, one on either side of 1 a difference. A
  /// claim of equality holds if the better side takes at most 2 % more. With fewer than
  /// ``ConfidenceInterval/fewestRounds`` rounds the verdict is inconclusive.
  package init(_ claim: ClaimRecord) {
    self.claim = claim
    if claim.isExact {
      betterValue = claim.betterRounds.mean
      worseValue = claim.worseRounds.mean
      let ratio = worseValue == betterValue ? 1 : worseValue / betterValue
      effect = ratio.isFinite ? ratio : nil
      interval = effect.map { ConfidenceInterval(low: $0, high: $0) }
      verdict = Verdict(comparing: betterValue, with: worseValue, of: claim)
      return
    }
    betterValue = Distribution(claim.betterRounds).median
    worseValue = Distribution(claim.worseRounds).median
    guard (claim.betterRounds + claim.worseRounds).allSatisfy({ $0 > 0 }) else {
      effect = nil
      interval = nil
      verdict = .inconclusive(.scattered)
      return
    }
    let ratios = zip(claim.worseRounds, claim.betterRounds).map { $0 / $1 }
    let factor = exp(Distribution(ratios.lazy.map { log($0) }).pseudomedian)
    let interval = ConfidenceInterval.ofFactor(around: factor, rounds: ratios)
    effect = factor
    self.interval = interval
    verdict =
      ratios.count < ConfidenceInterval.fewestRounds
      ? .inconclusive(.tooFewRounds(needed: ConfidenceInterval.fewestRounds))
      : interval.map { Verdict(of: $0, for: claim) } ?? .inconclusive(.scattered)
  }
}

extension Verdict {
  fileprivate init(of interval: ConfidenceInterval, for claim: ClaimRecord) {
    let limit = EquivalenceMargin.standard.factor
    if claim.expectsNoDifference {
      self =
        interval.low >= 1 / limit
        ? .better : interval.high < 1 / limit ? .worse : .inconclusive(.scattered)
    } else if interval.low >= 1 / limit, interval.high <= limit {
      self = .same
    } else if interval.low > 1 {
      self = .better
    } else if interval.high < 1 {
      self = .worse
    } else {
      self = .inconclusive(.scattered)
    }
  }

  fileprivate init(comparing better: Double, with worse: Double, of claim: ClaimRecord) {
    if better == worse {
      self = claim.expectsNoDifference ? .better : .same
    } else {
      self = better < worse ? .better : .worse
    }
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }
}
