import Files
import RunData

/// `claims.csv`: a line per measured claim.
package enum ClaimsCSV {
  package static func bytes(_ results: [ClaimBench.Result]) -> [UInt8] {
    CSVText.file(columns, results)
  }

  /// Returns whether a file begins as ``bytes(_:)`` does.
  static func isResult(_ path: String) -> Bool {
    FileSystem.begins(path, with: String(decoding: bytes([]), as: UTF8.self))
  }

  private static let columns: [Column<ClaimBench.Result>] = claim + measurement

  private static let claim: [Column<ClaimBench.Result>] = [
    .key("run_id", "The first run of the better side.") { .text($0.run.id) },
    .key("schema_version", "The version of the layout of the run.") { _ in
      .integer(FramesCSV.schemaVersion)
    },
    .key("machine_id", "A fingerprint of processor, cores, memory, kernel and allocator.") {
      .text($0.run.run.machine.machineID)
    },
    .key("source", "The system or the group that makes the claim.") { .text($0.claim.source) },
    .key("claim", "The claim, in a sentence.") { .text($0.claim.claim) },
    .key("metric", "What was measured, less of it being better; its unit is at the end.") {
      .text($0.claim.metric.rawValue)
    },
    .key("better", "The side that the claim calls better.") { .text($0.claim.better.label) },
    .key("worse", "The side that the claim calls worse.") { .text($0.claim.worse.label) },
  ]

  private static let measurement: [Column<ClaimBench.Result>] = [
    .noisy(
      "better_value", unit: "of metric",
      "The metric of the side called better, the median over the rounds."
    ) { .optional($0.judgement.better) },
    .noisy("worse_value", unit: "of metric", "The same of the side called worse.") {
      .optional($0.judgement.worse)
    },
    .noisy(
      "effect_x", unit: "1",
      "How many times as much the side called worse takes, round by round; empty without an interval."
    ) { .ratio($0.judgement.interval == nil ? nil : $0.judgement.effect) },
    .noisy(
      "ci_low_x", unit: "1",
      "The lower end of the 95 % interval of effect_x; effect_x itself if the metric is a counter."
    ) { .ratio($0.judgement.interval?.low) },
    .noisy("ci_high_x", unit: "1", "The upper end of the same interval.") {
      .ratio($0.judgement.interval?.high)
    },
    .key("rounds", unit: "1", "Measured rounds of either side; 1 for a counter.") {
      .integer($0.rounds)
    },
    .noisy(
      "verdict", unit: "",
      "What was found: holds, fails, no-difference (within 2 %) or inconclusive."
    ) { .text($0.judgement.verdict.rawValue) },
    .noisy(
      "smallest_effect_x", unit: "1",
      "The smallest effect that rounds so scattered could tell from none; empty for a counter."
    ) { .ratio($0.judgement.smallestEffect) },
    .key("basis", "The basis in the source: stated, source-code or inferred.") {
      .text($0.claim.basis.rawValue)
    },
    .key("place", "The place in the source.") { .text($0.claim.place) },
  ]
}
