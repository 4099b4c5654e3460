import Analysis
import Files
import Results
package import RunRecords
import Statistics

/// What became of each claim, for people: grouped by source, a verdict under each sentence.
///
/// Plain text of at most 100 columns, with colours and narrower lines only where they are asked for;
/// or Markdown.
package struct ClaimReport {
  private let record: RunRecord
  private let judgements: [ClaimJudgement]
  private let look: TextLook

  /// - Precondition: There is a claim.
  package init(record: RunRecord, look: TextLook = TextLook()) {
    precondition(!record.claims.isEmpty, "a run without a claim has no report of claims")
    self.record = record
    self.look = look
    judgements = record.claims.map(ClaimJudgement.init)
  }

  /// All of it, a line feed at the end.
  package var text: String {
    var blocks = [RunHead(record, width: look.columns).lines]
    for source in sources {
      blocks.append(
        [TextFormatting.oneLine(source)]
          + judgements.filter { $0.claim.source == source }.flatMap(lines))
    }
    blocks.append(look.isNarrow ? wrap(legend.joined(separator: " ")) : legend)
    blocks.append(wrap(headline))
    blocks.append(
      record.caveats.flatMap { wrap("note: " + TextFormatting.oneLine($0), indent: "      ") })
    return TextFormatting.paragraphs(blocks)
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
    let verdict = TextFormatting.verdict(judgement.verdict)
    let items: [String?] = [
      "verdict: " + verdict, effect(of: judgement), change(in: judgement), sides(of: judgement),
      doubt(about: judgement),
    ]
    var lines = wrap(
      items.compactMap(\.self).joined(separator: " · "), indent: "  ", first: "  ")
    // Tinted when it is wrapped, for a tint takes no room: the verdict is short and comes first.
    if let range = lines[0].firstRange(of: verdict) {
      lines[0].replaceSubrange(range, with: look.tinted(verdict, judgement.verdict.tint))
    }
    return wrap("· " + TextFormatting.oneLine(judgement.claim.claim), indent: "  ") + lines
  }

  private func wrap(_ text: String, indent: String = "", first: String = "") -> [String] {
    TextFormatting.wrap(text, indent: indent, first: first, width: look.columns)
  }

  /// A table a source, for a comment or a summary of a job.
  package var markdown: String {
    var blocks = [
      ["## " + Markdown.escaped(headline)],
      RunHead(record).lines.map { "- " + Markdown.escaped(String($0.drop { $0 == " " })) },
    ]
    for source in sources {
      blocks.append(["### " + Markdown.escaped(source)])
      blocks.append(
        ["| claim | verdict | effect | measured | sides |", "| --- | --- | --- | --- | --- |"]
          + judgements.filter { $0.claim.source == source }.map(row))
    }
    blocks.append([legend.joined(separator: " ")])
    if !record.caveats.isEmpty {
      blocks.append(["### Caveats"])
      blocks.append(record.caveats.map { "- " + Markdown.escaped($0) })
    }
    return TextFormatting.paragraphs(blocks)
  }

  private func row(_ judgement: ClaimJudgement) -> String {
    Markdown.row([
      judgement.claim.claim,
      [TextFormatting.verdict(judgement.verdict), doubt(about: judgement)].compactMap(\.self)
        .joined(separator: ": "),
      effect(of: judgement) ?? "–", change(in: judgement), sides(of: judgement),
    ])
  }

  private func change(in judgement: ClaimJudgement) -> String {
    ClaimMetric(judgement.claim.metric)
      .change(from: judgement.betterValue, to: judgement.worseValue)
  }

  private func sides(of judgement: ClaimJudgement) -> String {
    let claim = judgement.claim
    return "\(TextFormatting.oneLine(claim.faster)) against \(TextFormatting.oneLine(claim.slower))"
  }

  private func effect(of judgement: ClaimJudgement) -> String? {
    guard let effect = judgement.effect, let interval = judgement.interval else { return nil }
    return TextFormatting.effect(effect, interval, isExact: judgement.claim.isExact)
  }

  /// Why nothing was shown.
  private func doubt(about judgement: ClaimJudgement) -> String? {
    guard judgement.verdict.kind == .inconclusive else { return nil }
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

  /// How many claims came to which verdict, in a sentence.
  package var headline: String {
    let total = judgements.count
    let counts = [Verdict.Kind.better, .worse, .same, .inconclusive].compactMap { kind -> String? in
      let count = judgements.count { $0.verdict.kind == kind }
      return count == 0 ? nil : "\(count) \(TextFormatting.count(of: kind, count))"
    }
    return "Of \(total) \(total == 1 ? "claim" : "claims"): " + TextFormatting.list(counts) + "."
  }
}
