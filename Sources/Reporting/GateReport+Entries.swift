import Analysis
import Results

extension GateReport {
  /// Something that a reader should see.
  struct Entry {
    enum Kind: String, CaseIterable {
      case fail, missing, incomparable, inconclusive
      /// A rule that does not block was broken, or left open.
      case note, improved
    }

    let kind: Kind
    /// The series; `nil` for what is about the whole run.
    let place: String?
    let reason: String
    /// What moved with it.
    var details: [String] = []
  }

  /// Everything but what passed, the hardest first.
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

  /// - Returns: `nil` for what nobody needs to read.
  static func kind(_ finding: RuleResult) -> Entry.Kind? {
    switch finding.verdict.kind {
    case .same: nil
    case .better: .improved
    case .worse: finding.blocks ? .fail : .note
    // What counts for nothing and tells nothing is not worth a line.
    case .incomparable where finding.verdict.reason == .missing: finding.blocks ? .missing : nil
    case .incomparable: finding.exitStatus == .held ? .note : .incomparable
    // A time that was to block and could not be judged did not hold, even if it fails nothing.
    case .inconclusive:
      finding.exitStatus != .held || (finding.blocks && finding.tier == .time) ? .inconclusive : nil
    }
  }
}
