import Analysis
import Results
import Statistics

extension TextFormatting {
  /// What a gate found in one metric, with its reason: one sentence.
  static func reason(_ finding: RuleResult) -> String {
    let metric = finding.metric
    let subject = finding.value.map { "\(metric) is \(value($0, of: metric))" } ?? metric
    switch finding.verdict.kind {
    case .incomparable where finding.verdict.reason == .missing:
      if finding.value == nil { return "the run does not have \(metric)" }
      return "\(subject), and the baseline does not have it"
    case .incomparable:
      return "\(subject), which depends on what differs: " + differences(finding.differences)
    case .inconclusive:
      guard finding.value != nil else { return "\(metric) takes frames, which are not at hand" }
      guard finding.interval != nil else {
        if finding.tier == .time {
          return "\(subject) without an interval: that takes"
            + " \(ConfidenceInterval.fewestRounds) rounds, and their frames" + limitClause(finding)
        }
        return "\(subject) without an interval: it takes \(ConfidenceInterval.fewestRounds) rounds"
          + limitClause(finding)
      }
      return "\(subject)\(intervalClause(finding)), which does not settle it" + limitClause(finding)
    case .same, .better, .worse:
      return "\(subject)\(intervalClause(finding))" + limitClause(finding)
    }
  }

  /// ` [1.29, 1.31]`.
  private static func intervalClause(_ finding: RuleResult) -> String {
    finding.interval.map {
      " [\(value($0.low, of: finding.metric)), \(value($0.high, of: finding.metric))]"
    } ?? ""
  }

  /// `: at most 100 is allowed, 100 in the baseline`.
  private static func limitClause(_ finding: RuleResult) -> String {
    guard let limit = finding.limit else { return "" }
    let baseline =
      finding.baseline.map { ", \(value($0, of: finding.metric)) in the baseline" } ?? ""
    guard finding.verdict != .worse || finding.value.map({ $0 > limit }) ?? true else {
      return ": any change fails\(baseline)"
    }
    return ": at most \(value(limit, of: finding.metric)) is allowed\(baseline)"
  }

  /// What a gate found in the images of a strategy: one sentence.
  static func reason(_ finding: PixelResult) -> String {
    let strategy = name(finding.strategy)
    return switch finding.verdict.kind {
    case .better, .same: "\(strategy) shows the right pixels"
    case .worse:
      "\(strategy) shows wrong pixels" + (finding.mismatch.map { ": \(oneLine($0))" } ?? "")
    case .inconclusive, .incomparable: "the pixels of \(strategy) were not checked"
    }
  }

  /// The word for the exit status of a gate or a duel.
  static func exitStatus(_ status: ExitStatus) -> String { "\(status)" }
}
