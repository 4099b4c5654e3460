package import RegressionGates

/// What a duel found, for people and for programs.
package struct DuelReport {
  private let findings: DuelFindings
  private let base: String
  private let head: String

  /// - Parameters:
  ///   - base: What the base is called: a path or a revision.
  ///   - head: The same of the head.
  package init(_ findings: DuelFindings, base: String, head: String) {
    self.findings = findings
    self.base = Wording.oneLine(base)
    self.head = Wording.oneLine(head)
  }

  /// One line: what the duel comes to.
  package var headline: String {
    "duel of \(base) and \(head): \(Wording.outcome(findings.outcome))"
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
      lines += table.lines(limit: Wording.width).dropFirst()
    }
    lines += notes.flatMap { Wording.wrap($0, indent: "  ") } + [headline]
    return lines.map { $0 + "\n" }.joined()
  }

  /// A table for a job's summary; one line where nothing changed.
  package var markdown: String {
    let heading = Markdown.escaped("scrollbench \(headline)")
    let isQuiet =
      findings.outcome == .held && findings.counters.isEmpty
      && !verdicts.contains { $0.isImprovement }
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
        "outcome": \(try JSONText.line(Wording.outcome(findings.outcome))),
        "exit_code": \(findings.outcome.exitCode),
        "strategies": \(try JSONText.array(strategyLines, indent: "  ")),
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
    let isImprovement: Bool
  }

  /// One line a strategy, with a part for each batch.
  private var verdicts: [VerdictLine] {
    findings.judgement?.strategies.map { strategy in
      func parts(_ text: (BatchEvidence) -> String) -> String {
        strategy.batches.map(text).joined(separator: "; ")
      }
      return VerdictLine(
        strategy: Wording.name(strategy.strategy),
        effect: parts { batch in
          let interval = batch.interval.map { " [\(Self.factor($0.low)), \(Self.factor($0.high))]" }
          return Self.factor(batch.effect) + (interval ?? "")
        },
        p: parts { DecimalText.shortest(min($0.pSlower, $0.pFaster), places: 6) },
        pairs: parts { "\($0.pairs)" }, verdict: Self.verdict(strategy.verdict),
        isImprovement: strategy.verdict == .improvement)
    } ?? []
  }

  /// What the table does not say, a sentence each.
  private var notes: [String] {
    var notes = findings.mismatches.sorted { $0.key < $1.key }.map {
      "exact tier: the pixels of \(Wording.name($0)) are no longer right: \(Wording.oneLine($1))"
    }
    notes += findings.counters.map { counter in
      "exact tier: \(counter.metric) of \(Wording.name(counter.series)) went from"
        + " \(Wording.value(counter.base, of: counter.metric)) to"
        + " \(Wording.value(counter.head, of: counter.metric))"
        + (counter.isWorse ? ", which is worse" : "")
    }
    guard let judgement = findings.judgement else {
      return notes + ["times were not compared, for the exact tier failed"]
    }
    for strategy in judgement.strategies {
      guard strategy.verdict != .noChange, let change = findings.phases[strategy.strategy] else {
        continue
      }
      let amount = DecimalText.fixed(change.milliseconds.magnitude, places: 4)
      notes.append(
        "\(Wording.name(strategy.strategy)): \(change.phase.rawValue) changed most, by \(amount) ms"
          + " a frame \(change.milliseconds < 0 ? "less" : "more")")
    }
    for (index, control) in judgement.controls.enumerated() {
      guard let control else { continue }
      notes.append(
        "control of batch \(index + 1): a memset took \(Self.factor(control.effect)) times as long"
          + " beside the head"
          + (control.moved ? ", so that the batch proves nothing" : ""))
    }
    return notes
  }

  private static func factor(_ value: Double) -> String { DecimalText.fixed(value, places: 3) }

  private static func verdict(_ verdict: DuelVerdict) -> String {
    switch verdict {
    case .regression: "regression"
    case .improvement: "improvement"
    case .noChange: "same"
    case .inconclusive: "inconclusive"
    case .unproven(.controlMoved): "unproven: the control moved"
    case .unproven(.seenOnce): "unproven: seen in one batch"
    case .unproven(.didNotRecur): "unproven: not seen again"
    }
  }

  private var strategyLines: [StrategyLine] {
    findings.judgement?.strategies.flatMap { strategy in
      strategy.batches.enumerated().map { index, batch in
        StrategyLine(
          strategy: strategy.strategy, verdict: Self.verdict(strategy.verdict), batch: index + 1,
          pairs: batch.pairs, effectX: batch.effect, ciLowX: batch.interval?.low,
          ciHighX: batch.interval?.high, pSlower: batch.pSlower, pFaster: batch.pFaster,
          smallestEffectX: batch.smallestEffect)
      }
    } ?? []
  }

  private var controlLines: [ControlLine] {
    findings.judgement?.controls.compactMap { control in
      control.map { ControlLine(effectX: $0.effect, p: $0.p, moved: $0.moved) }
    } ?? []
  }
}

/// What one batch shows of a strategy as the JSON file has it.
private struct StrategyLine: Encodable {
  let strategy: String
  let verdict: String
  let batch: Int
  let pairs: Int
  let effectX: Double
  let ciLowX: Double?
  let ciHighX: Double?
  let pSlower: Double
  let pFaster: Double
  let smallestEffectX: Double?
}

/// What the control did in one batch.
private struct ControlLine: Encodable {
  let effectX: Double
  let p: Double
  let moved: Bool
}

/// A difference of the exact tier.
private struct CounterLine: Encodable {
  let series: String
  let metric: String
  let base: Double
  let head: Double
  let isWorse: Bool

  init(_ counter: CounterDifference) {
    series = counter.series
    metric = counter.metric
    base = counter.base
    head = counter.head
    isWorse = counter.isWorse
  }
}
