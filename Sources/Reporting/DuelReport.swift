package import Analysis
package import Files

/// What a duel found, for people and for programs.
package struct DuelReport {
  let findings: DuelResult
  private let base: String
  private let head: String
  let calibration: CalibrationQuote?

  /// - Parameters:
  ///   - base: What the base is called: a path or a revision.
  ///   - head: The same of the head.
  ///   - calibration: What is known of duels on this machine.
  package init(
    _ findings: DuelResult, base: String, head: String, calibration: CalibrationQuote? = nil
  ) {
    self.findings = findings
    self.base = TextFormatting.oneLine(base)
    self.head = TextFormatting.oneLine(head)
    self.calibration = calibration
  }

  /// One line: what the duel comes to, and by which floor where that is not the usual one.
  package var headline: String {
    var line = "duel of \(base) and \(head): \(TextFormatting.exitStatus(findings.exitStatus))"
    if let factor = findings.judgement?.rules.margin.factor,
      factor > EquivalenceMargin.standard.factor
    {
      line +=
        " (up to \(DecimalText.shortest((factor - 1) * 100, places: 2)) % count as equal here)"
    }
    return line
  }

  /// Plain text without colours, a line feed at the end.
  package var text: String {
    var lines: [String] = []
    if !verdicts.isEmpty {
      var table = TextTable()
      table.append(("", "strategy"), .left, cells: verdicts.map(\.strategy))
      table.append(("", "head / base [95 %]"), cells: verdicts.map(\.effect))
      table.append(("", "p"), cells: verdicts.map(\.p))
      table.append(("", "pairs"), cells: verdicts.map(\.pairs))
      table.append(("", "verdict"), .left, cells: verdicts.map(\.verdict))
      lines += table.linesWithOneHeading(limit: TextFormatting.width)
    }
    lines += notes.flatMap { TextFormatting.wrap($0, indent: "  ") } + [headline]
    return lines.map { $0 + "\n" }.joined()
  }

  /// A table for a job's summary; one line where nothing changed.
  package var markdown: String {
    let heading = Markdown.escaped("scrollbench \(headline)")
    let isQuiet =
      findings.exitStatus == .held && findings.counters.isEmpty
      && !(findings.judgement?.strategies.contains { $0.verdict == .better } ?? false)
    guard !isQuiet else { return heading + "\n" }
    var lines = ["**\(heading)**", ""]
    if !verdicts.isEmpty {
      lines += ["| strategy | head / base | p | pairs | verdict |", "|---|--:|--:|--:|---|"]
      lines += verdicts.map { Markdown.row([$0.strategy, $0.effect, $0.p, $0.pairs, $0.verdict]) }
      lines.append("")
    }
    lines += notes.map { "- " + Markdown.escaped($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Every figure.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package func json() throws(OutputError) -> [UInt8] {
    let text = """
      {
        "schema_version": 1,
        "base": \(try JSONText.line(base)),
        "head": \(try JSONText.line(head)),
        "outcome": \(try JSONText.line(TextFormatting.exitStatus(findings.exitStatus))),
        "exit_code": \(findings.exitStatus.rawValue),
        "strategies": \(try JSONText.array(strategyLines, indent: "  ")),
        "rules": \(try JSONText.line(findings.judgement.map { RulesLine($0.rules) })),
        "calibration": \(try JSONText.line(calibration?.line)),
        "controls": \(try JSONText.array(controlLines, indent: "  ")),
        "counters": \(try JSONText.array(findings.counters.map(CounterLine.init), indent: "  ")),
        "notes": \(try JSONText.array(notes, indent: "  "))
      }

      """
    return Array(text.utf8)
  }
}

extension DuelReport {
  /// A line of the table.
  private struct VerdictLine {
    let strategy: String
    let effect: String
    let p: String
    let pairs: String
    let verdict: String
  }

  /// One line a strategy, and one of the control, each with a part for each batch.
  private var verdicts: [VerdictLine] { strategyVerdicts + controlVerdict }

  private var strategyVerdicts: [VerdictLine] {
    findings.judgement?.strategies.map { strategy in
      func parts(_ text: (BatchEvidence) -> String) -> String {
        strategy.batches.map(text).joined(separator: "; ")
      }
      return VerdictLine(
        strategy: TextFormatting.name(strategy.strategy),
        effect: parts { batch in
          let interval = batch.interval.map { " [\(Self.factor($0.low)), \(Self.factor($0.high))]" }
          return Self.factor(batch.effect) + (interval ?? "")
        },
        p: parts { DecimalText.shortest(min($0.pSlower, $0.pFaster), places: 6) },
        pairs: parts { "\($0.pairs)" }, verdict: Self.verdict(strategy.verdict))
    } ?? []
  }

  private var controlVerdict: [VerdictLine] {
    guard let controls = findings.judgement?.controls, controls.contains(where: { $0 != nil })
    else { return [] }
    func parts(_ text: (ControlEvidence) -> String) -> String {
      controls.map { $0.map(text) ?? "–" }.joined(separator: "; ")
    }
    return [
      VerdictLine(
        strategy: "control: a memset", effect: parts { Self.factor($0.effect) },
        p: parts { DecimalText.shortest($0.p, places: 6) }, pairs: "",
        verdict: parts { $0.moved ? "moved" : "stood still" })
    ]
  }

  static func factor(_ value: Double) -> String { DecimalText.fixed(value, places: 3) }

  static func verdict(_ verdict: Verdict) -> String {
    switch verdict.reason {
    case .slight: "too slight to matter"
    case .controlMoved: "unproven: the control moved"
    case .seenOnce: "unproven: seen in one batch"
    case .didNotRecur: "unproven: not seen again"
    default: verdict.word(better: "improvement", worse: "regression")
    }
  }
}
