package import Analysis
package import Files
import RunData

package struct DuelReport: BlockReport {
  let findings: DuelResult
  private let base: String
  private let head: String

  /// Both sides are named by a path or a revision.
  package init(_ findings: DuelResult, base: String, head: String) {
    self.findings = findings
    self.base = MessageText.oneLine(base)
    self.head = MessageText.oneLine(head)
  }

  /// `undecided` instead of `held` if the times of a strategy stay open.
  private var outcome: String { isUndecided ? "undecided" : "\(findings.exitStatus)" }

  private var isUndecided: Bool {
    findings.exitStatus == .held
      && findings.judgement?.strategies.contains { $0.verdict.kind == .inconclusive } ?? false
  }

  package var headline: String {
    "duel of \(base) and \(head): \(outcome)" + (repeatabilitySummary.map { " (\($0))" } ?? "")
  }

  package var paragraphs: [[ReportBlock]] {
    [
      [.heading([headline], markdown: "scrollbench \(headline)")], [.table(table)],
      [.table(repeatabilityTable)], [.list(notes, indent: "  ", first: "")],
    ]
  }

  /// Markdown for a job summary; one line if nothing changed.
  package var summary: String {
    let isQuiet =
      findings.exitStatus == .held && !isUndecided && findings.counters.isEmpty
      && !(findings.judgement?.strategies.contains { $0.verdict == .better } ?? false)
    return isQuiet ? Markdown.escaped("scrollbench \(headline)") + "\n" : markdown
  }

  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(
      [
        "schema_version": 3,
        "base": base,
        "head": head,
        "outcome": outcome,
        "exit_code": findings.exitStatus.rawValue,
        "strategies": strategyLines,
        "rules": findings.judgement.map {
          [
            "alpha": $0.rule.alpha,
            "floor_x": $0.rule.margin.factor,
            "smallest_change_ms": $0.rule.margin.milliseconds,
          ] as JSONObject
        },
        "controls": (findings.judgement?.controls ?? []).compactMap { control in
          control.map { ["effect_x": $0.effect, "p": $0.p, "moved": $0.moved] as JSONObject }
        },
        // The counters in which the sides differ; null for one that a side does not report.
        "counters": findings.counters.map {
          [
            "series": $0.series, "metric": $0.metric, "base": $0.base, "head": $0.head,
            "is_worse": $0.isWorse,
          ] as JSONObject
        },
        "notes": notes,
      ] as JSONObject)
  }
}

extension DuelReport {
  /// Indicates whether a file is the report of a duel, of any version: figures if its name ends
  /// with `.json`, else Markdown.
  package static func isResult(at path: String) -> Bool {
    guard let bytes = try? InputFile.contents(of: path) else { return false }
    if path.hasSuffix(".json") {
      return JSONText.holds([String: JSONValue].self, bytes)
        && JSONText.keys(in: bytes, upToDepth: 1).first?
          .isSuperset(of: ["schema_version", "exit_code", "head"]) ?? false
    }
    let start = String(decoding: bytes.prefix(40), as: UTF8.self)
    return start.drop { $0 == "*" }.hasPrefix("scrollbench duel of ")
  }

  private var strategyLines: [JSONObject] {
    findings.judgement?.strategies.flatMap { strategy in
      strategy.tests.flatMap { $0.batches.enumerated() }.map { index, batch in
        let comparison = batch.comparison
        return [
          "strategy": strategy.strategy,
          // That of all statistics together.
          "verdict": Self.verdict(strategy.verdict),
          "statistic": comparison.metric,
          "batch": index + 1,
          "pairs": comparison.pairs,
          "effect_x": comparison.effect,
          "ci_low_x": comparison.interval?.low,
          "ci_high_x": comparison.interval?.high,
          "p_slower": comparison.pWorse,
          "p_faster": comparison.pBetter,
          "smallest_effect_x": comparison.smallestEffect,
          "repeatability": [
            "base": Self.object(of: batch.repeatability[.base]),
            "head": Self.object(of: batch.repeatability[.head]),
          ] as JSONObject,
        ]
      }
    } ?? []
  }

  /// The repeatability of one side; null but for the pairs if these are too few.
  private static func object(of repeatability: Repeatability?) -> JSONObject {
    [
      "pairs": repeatability?.pairs ?? 0,
      "factor_x": repeatability?.factor,
      "ci_low_x": repeatability?.interval?.low,
      "ci_high_x": repeatability?.interval?.high,
    ]
  }
}

extension DuelReport {
  /// A statistic of a strategy, or the control; cells have a part per batch.
  private struct Line: Sendable {
    let name: String
    var test: DuelJudgement.StatisticVerdict?
    var controls: [ControlEvidence?] = []

    /// `nil` for the control.
    func batches(_ text: (BatchEvidence) -> String) -> String? {
      test?.batches.map(text).joined(separator: "; ")
    }

    func controls(_ text: (ControlEvidence) -> String) -> String {
      controls.map { $0.map(text) ?? "–" }.joined(separator: "; ")
    }
  }

  private var table: Table {
    let controls = findings.judgement?.controls ?? []
    let control = Line(name: "control: a loop in registers", controls: controls)
    return Table(
      of: lines + (controls.contains { $0 != nil } ? [control] : []),
      [
        .text("strategy", .left, \.name),
        .text("head / base [95 %]") {
          $0.batches { TextFormatting.effect($0.comparison.effect, $0.comparison.interval) }
            ?? $0.controls { Self.factor($0.effect) }
        },
        .text("p") {
          $0.batches {
            $0.comparison.adjustedP.map { DecimalText.shortest($0, places: 6) } ?? "–"
          } ?? $0.controls { DecimalText.shortest($0.p, places: 6) }
        },
        .text("pairs") { $0.batches { "\($0.comparison.pairs ?? 0)" } ?? "" },
        .text("verdict", .left) {
          $0.test.map { Self.verdict($0.verdict) }
            ?? $0.controls { $0.moved ? "moved" : "stood still" }
        },
      ])
  }

  private var repeatabilityTable: Table {
    func column(
      _ heading: String, _ batch: @escaping @Sendable (BatchEvidence) -> String
    ) -> TableColumn<Line> {
      .text(heading) { $0.batches(batch) ?? "" }
    }
    func column(_ side: DuelSide) -> TableColumn<Line> {
      column("\(side)") { $0.repeatability[side]?.factor.map { "±" + Self.percent($0) } ?? "–" }
    }
    return Table(
      of: lines,
      [
        .text("repeatability of", .left, \.name), column(.base), column(.head),
        column("pairs of blocks") { "\($0.repeatability.values.map(\.pairs).min() ?? 0)" },
        column("shown with 80 % power") { $0.comparison.smallestEffect.map(Self.percent) ?? "–" },
      ])
  }

  private var lines: [Line] {
    findings.judgement?.strategies.flatMap { strategy in
      strategy.tests.map { Line(name: Self.name(strategy.strategy, $0.statistic), test: $0) }
    } ?? []
  }

  private static func name(_ strategy: String, _ statistic: DuelStatistic) -> String {
    switch statistic {
    case .all: MessageText.name(strategy)
    case .arrivals: "  frames with arriving rows"
    case .slowest: "  slowest 5 % of frames"
    }
  }

  static func factor(_ value: Double) -> String { DecimalText.fixed(value, places: 3) }

  static func verdict(_ verdict: Verdict) -> String {
    switch verdict.reason {
    case .slight: "too slight to matter"
    case .controlMoved: "unproven: the control moved"
    case .seenOnce: "unproven: shown by one batch"
    default: verdict.word(better: "improvement", worse: "regression")
    }
  }
}
