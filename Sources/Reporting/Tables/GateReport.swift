package import Analysis
package import Files
import RunData

/// The result of a gate; formats for people are one line if there is nothing to look at.
package struct GateReport: BlockReport {
  let judgement: GateJudgement
  let isVerbose: Bool

  /// - Parameter isVerbose: Whether a metric that changed in several series has an entry for each.
  package init(_ judgement: GateJudgement, isVerbose: Bool = false) {
    self.judgement = judgement
    self.isVerbose = isVerbose
  }

  package var isQuiet: Bool { judgement.exitStatus == .held && entries.isEmpty }

  package var headline: String {
    let counts = RuleResult.words.flatMap { word in
      // A failure that does not block is counted by itself, or a gate that held would seem to fail.
      let found = judgement.results.filter { $0.word == word }
      let notes = word == "fail" ? found.count { !$0.blocks } : 0
      let others =
        word == "fail"
        ? judgement.faults.count + judgement.pixels.count { $0.exitStatus == .regression } : 0
      let count = found.count - notes + others
      return [
        count == 0 ? nil : "\(count) \(word)",
        notes == 0
          ? nil : "\(notes) \(word) and \(notes == 1 ? "does" : "do") not block",
      ].compactMap(\.self)
    }
    // Without results there is nothing to say of kinds of metrics.
    let unjudged = counts.isEmpty ? [pixels] : [pixels, timing, instructions, sharedSlowdowns]
    let falls = judgement.hitchFalls.map { "; " + TextFormatting.headline($0) }.joined()
    return
      "gate: \(judgement.exitStatus)"
      + falls
      + (counts.isEmpty
        ? ", no metric was judged" : " (\(counts.joined(separator: ", ")))")
      + unjudged.compactMap(\.self).map { "; " + $0 }.joined()
  }

  private var pixels: String? {
    let unchecked = judgement.pixels.filter { $0.proof == nil }.map(\.strategy)
    return unchecked.isEmpty ? nil : Fact.unjudgedPixels(MessageText.names(unchecked))
  }

  private var timing: String? {
    guard let reason = judgement.unjudgedTiming else { return nil }
    let text =
      switch reason {
      case .tooFewRounds(let needed): "\(needed) rounds needed in the run and in the baseline"
      case .differences: "the baseline was made under other conditions"
      default: "the run or the baseline lacks the ratios of the rules"
      }
    return Fact.unjudgedTiming(text)
  }

  private var instructions: String? {
    judgement.unjudgedInstructions.map { Fact.unjudgedInstructions(TextFormatting.differences($0)) }
  }

  /// Ratios within a run cancel what all strategies share; instructions do not.
  private var sharedSlowdowns: String? {
    guard judgement.results.contains(where: { $0.tier == .ratio }),
      !judgement.judgesSharedSlowdowns
    else { return nil }
    return Fact.unjudgedSlowdowns(
      judgement.unjudgedInstructions == nil ? " or run --instructions" : "")
  }

  /// The text has the details of an entry, Markdown a table with a row per entry.
  package var paragraphs: [[ReportBlock]] {
    let entries = entries
    let heading = Markdown.escaped("scrollbench \(headline)")
    let lines = Finding.Kind.allCases.map { kind in
      entries.filter { $0.kind == kind }.flatMap { entry in
        TextFormatting.wrap(
          "\(kind.rawValue): " + (entry.place.map { "\($0): " } ?? "") + entry.reason,
          indent: "    ")
          + entry.details.flatMap { TextFormatting.wrap($0, indent: "      ", first: "    ") }
      }
    }
    let table = Table(
      of: entries,
      [
        .text("", .left, \.kind.rawValue), .text("where", .left) { $0.place ?? "" },
        .text("why", .prose, \.message),
      ])
    return [[ReportBlock(text: [headline], markdown: [isQuiet ? heading : "**\(heading)**"])]]
      + lines.map { [.textAlone($0)] } + [
        [ReportBlock(text: [], markdown: table.markdown)],
        [.list(isQuiet ? [] : notes, indent: "  ", first: "")],
      ]
  }

  private var notes: [String] {
    let showsTimes = judgement.results.contains {
      $0.tier == .time && $0.value != nil && $0.baseline != nil
        && ![.passed, .skipped].contains(kind($0))
    }
    return (showsTimes ? [Fact.otherProcess()] : [])
      + judgement.caveats.map(TextFormatting.sentence)
  }

  package var github: String {
    "scrollbench \(headline)\n" + entries.map(\.annotation).joined()
      + (isQuiet ? [] : notes).map { "::notice title=scrollbench::\(Finding.data($0))\n" }.joined()
  }

  package var junit: String { Finding.junit(headline, judgement.exitStatus, findings) }

  /// Returns a JSON object with every finding, also those that passed.
  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(
      [
        "schema_version": 2,
        "outcome": "\(judgement.exitStatus)",
        "exit_code": judgement.exitStatus.rawValue,
        "headline": headline,
        "notes": entries.filter { $0.place == nil }.map(\.reason) + notes,
        "pixels": judgement.pixels.map {
          [
            "strategy": $0.strategy, "verdict": $0.word, "reason": TextFormatting.reason($0),
          ] as JSONObject
        },
        "faults": judgement.faults.map { "\($0.series.strategy): \($0.fault.sentence)" },
        "findings": judgement.results.map {
          [
            "tier": $0.tier.rawValue,
            "series": $0.series.text,
            "metric": $0.metric,
            "verdict": $0.word,
            "blocks": $0.blocks,
            "value": $0.value,
            "baseline": $0.baseline,
            "limit": $0.limit,
            "ci_low": $0.interval?.low,
            "ci_high": $0.interval?.high,
            "reason": TextFormatting.reason($0),
            "explanation": Self.explanation(of: $0),
          ] as JSONObject
        },
      ] as JSONObject)
  }
}
