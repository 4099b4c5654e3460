import Glibc
package import RunRecords
package import Statistics

/// Whether a claim holds on this machine, by how much, and how sure that is.
package struct ClaimJudgement: Equatable, Sendable {
  package let claim: ClaimRecord
  /// Better if the claim holds, worse if its opposite does, the same if neither side is better by
  /// more than ``EquivalenceMargin/standard``.
  package let verdict: Verdict
  /// The metric of the side that the claim calls better: the median over the rounds, or of a
  /// counter the mean.
  package let betterValue: Double
  /// The same of the other side.
  package let worseValue: Double
  /// How many times as much the side has that the claim calls worse; `nil` if that is no number.
  package let effect: Double?
  /// Where the effect lies; of a counter the effect alone.
  ///
  /// `nil` with one round, where a value is not positive, and where it would span more than a factor
  /// of 1000.
  package let interval: ConfidenceInterval?

  /// The verdict in words: `holds`, `fails`, `no-difference` or `inconclusive`.
  package var word: String { verdict.word(better: "holds", same: "no-difference", worse: "fails") }

  /// The number of rounds that were compared.
  package var rounds: Int { claim.betterRounds.count }

  /// The smallest factor that rounds as scattered as these could tell from none; `nil` for a
  /// counter, and where there is no interval.
  package var smallestEffect: Double? {
    guard !claim.isExact, let effect, let interval else { return nil }
    return max(interval.high / effect, effect / interval.low)
  }

  /// Judges a claim.
  ///
  /// Counters are compared as they are, in the mean of the rounds. Of anything else the round is the
  /// unit: the effect is the pseudomedian of the logarithms of the rounds' ratios, its interval that
  /// of their mean moved to it. An interval within 2 % of 1 shows that there is no difference; one
  /// on either side of 1 shows which side is better. A claim that there is no difference holds if the
  /// better side takes at most 2 % more. With fewer than
  /// ``ConfidenceInterval/fewestRounds`` rounds nothing is shown.
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
  /// What an interval around the effect shows.
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

  /// What two counts show.
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
