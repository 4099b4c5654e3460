import Analysis
import Results

extension GateReport {
  /// A finding as the JSON file has it.
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

  /// What was found in the images of a strategy as the JSON file has it.
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
