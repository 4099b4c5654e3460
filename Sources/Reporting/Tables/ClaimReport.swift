import Analysis
import Files
import Results
package import RunRecords
import Statistics

/// The verdict on each claim of a run, grouped by source, as text or Markdown.
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

  /// Text of at most 100 columns that ends with a line feed.
  package var text: String {
    TextFormatting.paragraphs(
      [RunHead(record, width: look.columns).lines]
        + tables.map { source, table in [source] + table.rows.flatMap(lines) } + [
          wrap(Self.legend), wrap(headline),
          record.caveats.flatMap { wrap("note: " + $0, indent: "      ") },
        ])
  }

  /// Markdown for a comment or a job summary: a table per source.
  package var markdown: String {
    TextFormatting.paragraphs(
      [
        ["## " + Markdown.escaped(headline)],
        Markdown.list(RunHead(record).items),
      ] + tables.flatMap { [["### " + Markdown.escaped($0)], $1.markdown] } + [
        [Self.legend], Markdown.section("Caveats", record.caveats),
      ])
  }

  /// A table per source, in the order of their first claims.
  private var tables: [(source: String, table: Table)] {
    let sources = judgements.reduce(into: [String]()) { sources, judgement in
      if !sources.contains(judgement.claim.source) { sources.append(judgement.claim.source) }
    }
    return sources.map { source in
      let judgements = judgements.filter { $0.claim.source == source }
      var table = Table(
        rows: "claim", judgements.map { TextFormatting.prose($0.claim.claim) })
      table.append(
        "verdict", align: .left,
        judgements.map {
          Table.Cell(
            TextFormatting.verdict($0.verdict.kind), $0.verdict.tint,
            explanation: doubt(about: $0) ?? ""
          )
        })
      table.append("effect", align: .left, judgements.map { effect(of: $0) ?? "–" })
      table.append("measured", align: .left, judgements.map(change))
      table.append("sides", align: .left, judgements.map(sides))
      table.append("basis", align: .left, judgements.map { basis(of: $0.claim) ?? "–" })
      return (TextFormatting.prose(source), table)
    }
  }

  /// Returns a claim with its verdict below it.
  ///
  ///     · Blending only the corners is faster than blending whole rows.
  ///       verdict: holds here · 1.53× [1.49, 1.58] · frame p50 2.12 → 3.24 ms · layer-grid against
  ///       whole-view-alpha
  private func lines(_ row: Table.Row) -> [String] {
    let verdict = row.cells[0]
    let items = row.cells.map(\.text).filter { $0 != "–" } + [verdict.explanation]
    var lines = wrap(
      "verdict: " + items.filter { !$0.isEmpty }.joined(separator: " · "), indent: "  ", first: "  "
    )
    // The tint is added after wrapping, for escape sequences have no width.
    if let range = lines[0].firstRange(of: verdict.text) {
      lines[0].replaceSubrange(range, with: look.tinted(verdict.text, verdict.tint))
    }
    return wrap("· " + row.name, indent: "  ") + lines
  }

  private func wrap(_ text: String, indent: String = "", first: String = "") -> [String] {
    TextFormatting.wrap(text, indent: indent, first: first, width: look.columns)
  }

  private func change(in judgement: ClaimJudgement) -> String {
    ClaimMetric(judgement.claim.metric)
      .change(from: judgement.betterValue, to: judgement.worseValue)
  }

  private func sides(of judgement: ClaimJudgement) -> String {
    let claim = judgement.claim
    return "\(TextFormatting.oneLine(claim.faster)) against \(TextFormatting.oneLine(claim.slower))"
  }

  /// Returns the basis of a claim and its place, such as `stated: README, sample code`.
  private func basis(of claim: ClaimRecord) -> String? {
    let basis: String? =
      switch claim.basis {
      case .stated: "stated"
      case .sourceCode: "from the source code"
      case .inferred: "inferred"
      case nil: nil
      }
    let parts = [basis, claim.place.isEmpty ? nil : TextFormatting.prose(claim.place)]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }

  private func effect(of judgement: ClaimJudgement) -> String? {
    guard let effect = judgement.effect, let interval = judgement.interval else { return nil }
    return TextFormatting.effect(effect, interval, isExact: judgement.claim.isExact)
  }

  /// Returns the reason for an inconclusive verdict.
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
    // Rounded up, for an effect just below it would not show.
    return "\(judgement.rounds) rounds this scattered show no effect below "
      + "\(DecimalText.fixed((smallest * 100).rounded(.up) / 100, places: 2))×"
  }

  private static let legend =
    "× is how many times as much the side called worse takes, its 95 % interval in brackets; one of"
    + " 20 such intervals misses. No difference: the interval lies within 2 %. Here is this CPU; what"
    + " is counted exactly is the same on any."

  /// The number of claims per verdict.
  package var headline: String {
    let counts = [Verdict.Kind.better, .worse, .same, .inconclusive].compactMap { kind -> String? in
      let count = judgements.count { $0.verdict.kind == kind }
      return count == 0 ? nil : "\(TextFormatting.verdict(kind)) \(count)"
    }
    return TextFormatting.count(judgements.count, "claim") + ": " + counts.joined(separator: ", ")
  }
}
