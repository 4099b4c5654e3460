import Analysis
import Results

extension GateReport {
  /// A result that a reader should see.
  struct Entry {
    enum Kind: String, CaseIterable {
      case fail, missing, incomparable, inconclusive
      /// A rule that does not block was broken or could not be decided.
      case note, improved
    }

    let kind: Kind
    /// The series; `nil` for an entry about the whole run.
    let place: String?
    let reason: String
    /// The phase and the counters that changed with the metric.
    var details: [String] = []

    var message: String { ([reason] + details).joined(separator: "; ") }
  }

  /// The results that did not pass, in the order of their kinds.
  var entries: [Entry] {
    var entries: [Entry] = []
    for pixels in judgement.pixels where pixels.verdict != .same {
      if pixels.verdict.kind == .inconclusive, !pixels.demandsProof { continue }
      entries.append(
        Entry(
          kind: pixels.verdict == .worse ? .fail : .inconclusive, place: nil,
          reason: TextFormatting.reason(pixels)))
    }
    if !judgement.differences.isEmpty {
      entries.append(
        Entry(
          kind: .incomparable, place: nil,
          reason: "the baseline is of another scroll, it differs in "
            + TextFormatting.differences(judgement.differences)))
    }
    switch judgement.knownScroll {
    case .ofOthers:
      entries.append(
        Entry(
          kind: .incomparable, place: nil,
          reason: "the baseline says of other scenarios what was scrolled, and not of this one"))
    case .unstated:
      entries.append(
        Entry(
          kind: .note, place: nil,
          reason: "the baseline does not say what was scrolled, so that this was not checked"))
    case .stated, nil: break
    }
    entries += judgement.missingStrategies.map {
      Entry(
        kind: .missing, place: nil,
        reason:
          "the rules name the strategy \(TextFormatting.name($0)), which the run does not have")
    }
    entries += judgement.missingSeries.map {
      Entry(kind: .missing, place: $0.text, reason: "the baseline has it and the run does not")
    }
    entries += judgement.results.compactMap { finding in
      Self.kind(finding).map { kind in
        Entry(
          kind: kind, place: finding.series.text, reason: TextFormatting.reason(finding),
          details: finding.explanation.map { TextFormatting.explanation($0, of: finding.metric) }
            ?? [])
      }
    }
    return Entry.Kind.allCases.flatMap { kind in entries.filter { $0.kind == kind } }
  }

  /// - Returns: `nil` for a result that is not shown.
  static func kind(_ finding: RuleResult) -> Entry.Kind? {
    switch finding.verdict.kind {
    case .same: nil
    case .better: .improved
    case .worse: finding.blocks ? .fail : .note
    // A missing value that does not block is not shown.
    case .incomparable where finding.verdict.reason == .missing: finding.blocks ? .missing : nil
    case .incomparable: finding.exitStatus == .held ? .note : .incomparable
    // A blocking time that could not be judged is shown although it fails nothing.
    case .inconclusive:
      finding.exitStatus != .held || (finding.blocks && finding.tier == .time) ? .inconclusive : nil
    }
  }
}

extension GateReport {
  /// A finding as a JSON object.
  struct FindingLine: Encodable {
    let tier: String
    let series: String
    let metric: String
    let verdict: String
    let blocks: Bool
    let value: Double?
    let baseline: Double?
    let limit: Double?
    let ciLow: Double?
    let ciHigh: Double?
    let reason: String
    let explanation: [String]

    init(_ finding: RuleResult) {
      tier = finding.tier.rawValue
      series = finding.series.text
      metric = finding.metric
      verdict = finding.word
      blocks = finding.blocks
      value = finding.value
      baseline = finding.baseline
      limit = finding.limit
      ciLow = finding.interval?.low
      ciHigh = finding.interval?.high
      reason = TextFormatting.reason(finding)
      explanation =
        finding.explanation.map { TextFormatting.explanation($0, of: finding.metric) } ?? []
    }
  }

  /// The result of a pixel check as a JSON object.
  struct PixelLine: Encodable {
    let strategy: String
    let verdict: String
    let reason: String

    init(_ finding: PixelResult) {
      strategy = finding.strategy
      verdict = finding.word
      reason = TextFormatting.reason(finding)
    }
  }
}
