import Analysis
import RunData

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
    entries += judgement.stalls.map {
      Entry(
        kind: .fail, place: nil, reason: TextFormatting.oneLine("\($0.strategy): \($0.sentence)"))
    }
    entries += judgement.hitchFalls.map {
      Entry(
        kind: $0.exitStatus == .held ? .note : .inconclusive, place: nil,
        reason: TextFormatting.reason($0))
    }
    entries += entriesOfRun
    let seriesCount = Set(judgement.results.map(\.series)).count
    entries += causes.map { cause in
      let largest = cause.results[0]
      let details =
        largest.explanation.map { TextFormatting.explanation($0, of: largest.metric) } ?? []
      guard cause.results.count > 1 else {
        return Entry(
          kind: cause.kind, place: largest.series.text, reason: TextFormatting.reason(largest),
          details: details)
      }
      return Entry(
        kind: cause.kind, place: "\(cause.results.count) of \(seriesCount) series",
        reason: TextFormatting.reason(largest) + " in \(largest.series.text)",
        details: details)
    }
    return Entry.Kind.allCases.flatMap { kind in entries.filter { $0.kind == kind } }
  }

  /// What keeps the run or parts of it from being judged.
  var entriesOfRun: [Entry] {
    var entries: [Entry] = []
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
    return entries
  }

  /// The shown results of one metric and kind, the largest change first.
  private struct Cause {
    let kind: Entry.Kind
    var results: [RuleResult]
  }

  /// One cause per metric and kind, or one per result if the report is verbose.
  private var causes: [Cause] {
    var causes: [Cause] = []
    var indices: [[String]: Int] = [:]
    for result in judgement.results {
      guard let kind = Self.kind(result) else { continue }
      let place = [kind.rawValue, result.metric, result.tier.rawValue]
      if let index = indices[place], !isVerbose {
        causes[index].results.append(result)
      } else {
        indices[place] = causes.count
        causes.append(Cause(kind: kind, results: [result]))
      }
    }
    return causes.map { cause in
      Cause(
        kind: cause.kind, results: cause.results.sorted { $0.relativeChange > $1.relativeChange })
    }
  }

  /// - Returns: `nil` for a result that is not shown.
  static func kind(_ finding: RuleResult) -> Entry.Kind? {
    switch finding.verdict.kind {
    case .same, .held: nil
    case .better: .improved
    case .worse: finding.blocks ? .fail : .note
    // A missing value that does not block is not shown.
    case .incomparable where finding.verdict.reason == .missing: finding.blocks ? .missing : nil
    // The first line says which instructions were not judged.
    case .incomparable where finding.tier == .instructions && finding.exitStatus == .held: nil
    case .incomparable: finding.exitStatus == .held ? .note : .incomparable
    // A blocking time that could not be judged is shown although it fails nothing.
    case .inconclusive:
      finding.exitStatus != .held || (finding.blocks && finding.tier == .time) ? .inconclusive : nil
    }
  }
}

extension RuleResult {
  /// The magnitude of the change as a share of the baseline's value; 0 without one.
  fileprivate var relativeChange: Double {
    guard let value, let baseline else { return 0 }
    return (value - baseline).magnitude / max(baseline.magnitude, .leastNormalMagnitude)
  }
}
