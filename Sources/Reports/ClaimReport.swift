import FrameStatistics
package import RunRecords

/// What became of each claim, for people: grouped by source, a verdict under each sentence.
///
/// Plain text of at most 100 columns, without colours.
package struct ClaimReport {
  private let record: RunRecord
  private let judgements: [ClaimJudgement]

  /// - Precondition: There is a claim.
  package init(record: RunRecord) {
    precondition(!record.claims.isEmpty, "a run without a claim has no report of claims")
    self.record = record
    judgements = record.claims.map(ClaimJudgement.init)
  }

  /// All of it, a line feed at the end.
  package var text: String {
    var blocks = [RunHead(record).lines]
    for source in sources {
      blocks.append(
        [Wording.oneLine(source)]
          + judgements.filter { $0.claim.source == source }.flatMap(lines))
    }
    blocks.append(legend)
    blocks.append(Wording.wrap(count))
    blocks.append(
      record.caveats.flatMap { Wording.wrap("note: " + Wording.oneLine($0), indent: "      ") })
    return Wording.paragraphs(blocks)
  }

  /// The sources in the order of their first claims.
  private var sources: [String] {
    judgements.reduce(into: []) { sources, judgement in
      if !sources.contains(judgement.claim.source) { sources.append(judgement.claim.source) }
    }
  }

  /// A claim and its verdict.
  ///
  ///     · Blending only the corners is faster than blending whole rows.
  ///       verdict: holds here · 1.53× [1.49, 1.58] · frame p50 2.12 → 3.24 ms · layer-grid against
  ///       whole-view-alpha
  private func lines(_ judgement: ClaimJudgement) -> [String] {
    let claim = judgement.claim
    let items: [String?] = [
      "verdict: " + Wording.verdict(judgement.verdict), effect(of: judgement),
      ClaimMetric(claim.metric).change(from: judgement.betterValue, to: judgement.worseValue),
      "\(Wording.oneLine(claim.faster)) against \(Wording.oneLine(claim.slower))",
      doubt(about: judgement),
    ]
    return Wording.wrap("· " + Wording.oneLine(claim.claim), indent: "  ")
      + Wording.wrap(items.compactMap(\.self).joined(separator: " · "), indent: "  ", first: "  ")
  }

  private func effect(of judgement: ClaimJudgement) -> String? {
    guard let effect = judgement.effect, let interval = judgement.interval else { return nil }
    return Wording.effect(effect, interval, isExact: judgement.claim.isExact)
  }

  /// Why nothing was shown.
  private func doubt(about judgement: ClaimJudgement) -> String? {
    guard judgement.verdict == .inconclusive else { return nil }
    let fewest = ConfidenceInterval.fewestRounds
    if judgement.rounds < fewest {
      let rounds = judgement.rounds == 1 ? "one round is" : "\(judgement.rounds) rounds are"
      return "\(rounds) too few, \(fewest) are not"
    }
    guard let smallest = judgement.smallestEffect else {
      return "the rounds differ too much for an interval"
    }
    // Up to the next step: what is just below it would not show.
    return "\(judgement.rounds) rounds this scattered show no effect below "
      + "\(DecimalText.fixed((smallest * 100).rounded(.up) / 100, places: 2))×"
  }

  private var legend: [String] {
    [
      "× is how many times as much the side called worse takes, its 95 % interval in brackets; one of",
      "20 such intervals misses. No difference: the interval lies within 2 %. Here is this CPU; what",
      "is counted exactly is the same on any.",
    ]
  }

  /// How many claims came to which verdict.
  private var count: String {
    let total = judgements.count
    let counts = ClaimJudgement.Verdict.allCases.compactMap { verdict -> String? in
      let count = judgements.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(Wording.count(of: verdict, count))"
    }
    return "Of \(total) \(total == 1 ? "claim" : "claims"): " + Wording.list(counts) + "."
  }
}
