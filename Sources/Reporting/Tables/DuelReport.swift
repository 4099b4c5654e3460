package import Analysis
package import Files

/// The result of a duel in every format.
package struct DuelReport {
  let findings: DuelResult
  private let base: String
  private let head: String

  /// - Parameters:
  ///   - base: The name of the base: a path or a revision.
  ///   - head: The name of the head.
  package init(_ findings: DuelResult, base: String, head: String) {
    self.findings = findings
    self.base = TextFormatting.oneLine(base)
    self.head = TextFormatting.oneLine(head)
  }

  /// One line with the result, and with the repeatability if times were compared.
  package var headline: String {
    "duel of \(base) and \(head): \(TextFormatting.exitStatus(findings.exitStatus))"
      + (repeatabilitySummary.map { " (\($0))" } ?? "")
  }

  /// Plain text without colours that ends with a line feed.
  package var text: String {
    TextFormatting.paragraphs([
      [headline], table.lines(), repeatabilityTable?.lines() ?? [],
      notes.flatMap { TextFormatting.wrap($0, indent: "  ") },
    ])
  }

  /// Markdown for a job summary; one line if nothing changed.
  package var markdown: String {
    let heading = Markdown.escaped("scrollbench \(headline)")
    let isQuiet =
      findings.exitStatus == .held && findings.counters.isEmpty
      && !(findings.judgement?.strategies.contains { $0.verdict == .better } ?? false)
    guard !isQuiet else { return heading + "\n" }
    return TextFormatting.paragraphs([
      ["**\(heading)**"], table.markdown, repeatabilityTable?.markdown ?? [],
      Markdown.list(notes),
    ])
  }

  /// Returns a JSON object with all figures.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(
      [
        "schema_version": 3,
        "base": base,
        "head": head,
        "outcome": TextFormatting.exitStatus(findings.exitStatus),
        "exit_code": findings.exitStatus.rawValue,
        "strategies": strategyLines,
        "rules": findings.judgement.map { Self.object(of: $0.rules) },
        "controls": controlLines,
        "counters": counterLines,
        "notes": notes,
      ] as JSONObject)
  }
}

extension DuelReport {
  /// A row per statistic of a strategy, then one of the control; cells have a part per batch,
  /// separated by semicolons.
  private var table: Table {
    let controls = findings.judgement?.controls ?? []
    let control = controls.contains { $0 != nil } ? [controls] : []
    func column(
      _ batch: (BatchEvidence) -> String, _ controlled: (ControlEvidence) -> String
    ) -> [String] {
      tests.map { $0.batches.map(batch).joined(separator: "; ") }
        + control.map { $0.map { $0.map(controlled) ?? "–" }.joined(separator: "; ") }
    }
    var table = Table(
      rows: "strategy", testNames + control.map { _ in "control: a loop in registers" })
    table.append(
      "head / base [95 %]",
      column(
        { TextFormatting.effect($0.comparison.effect, $0.comparison.interval) },
        { Self.factor($0.effect) }))
    table.append(
      "p",
      column(
        { $0.comparison.adjustedP.map { DecimalText.shortest($0, places: 6) } ?? "–" },
        { DecimalText.shortest($0.p, places: 6) }))
    table.append(
      "pairs",
      tests.map { $0.batches.map { "\($0.comparison.pairs ?? 0)" }.joined(separator: "; ") }
        + control.map { _ in "" })
    table.append(
      "verdict", align: .left,
      tests.map { Self.verdict($0.verdict) }
        + control.map {
          $0.map { $0.map { $0.moved ? "moved" : "stood still" } ?? "–" }.joined(separator: "; ")
        })
    return table
  }

  /// The tests of all strategies, in the order of the rows.
  var tests: [DuelJudgement.StatisticVerdict] {
    findings.judgement?.strategies.flatMap(\.tests) ?? []
  }

  /// The name of each test in a table.
  var testNames: [String] {
    findings.judgement?.strategies.flatMap { strategy in
      strategy.tests.map { test in
        test.statistic == .all
          ? TextFormatting.name(strategy.strategy) : "  " + Self.name(of: test.statistic)
      }
    } ?? []
  }

  private static func name(of statistic: DuelStatistic) -> String {
    switch statistic {
    case .all: "all frames"
    case .arrivals: "frames with arriving rows"
    case .slowest: "slowest 5 % of frames"
    }
  }

  static func factor(_ value: Double) -> String { DecimalText.fixed(value, places: 3) }

  static func verdict(_ verdict: Verdict) -> String {
    switch verdict.reason {
    case .slight: "too slight to matter"
    case .controlMoved: "unproven: the control moved"
    case .seenOnce: "unproven: only one batch counts"
    case .didNotRecur: "unproven: shown by one batch"
    default: verdict.word(better: "improvement", worse: "regression")
    }
  }
}
