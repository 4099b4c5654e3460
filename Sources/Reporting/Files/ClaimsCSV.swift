import Analysis
package import Results
package import RunRecords
import Statistics

/// `claims.csv`: a line per tested claim, in the order of the report.
///
/// Everything in it follows from `run.json`.
package enum ClaimsCSV {
  /// The judgement of a claim, with the run.
  package struct Line: Sendable {
    let scenario: String
    let runID: String
    let machineID: String
    let judgement: ClaimJudgement
  }

  package static func bytes(_ record: RunRecord) -> [UInt8] {
    CSVText.file(columns, lines(record))
  }

  /// Judges the claims of a run.
  static func lines(_ record: RunRecord) -> [Line] {
    record.claims.map {
      Line(
        scenario: record.scenarioName, runID: record.runID,
        machineID: record.machine.machineID, judgement: ClaimJudgement($0))
    }
  }

  package static let columns: [Column<Line>] = identity + claim + measurement

  private static let identity: [Column<Line>] = [
    .key("scenario", "The name of the scenario that was run.") { .text($0.scenario) },
    .key("run_id", "The run, by the same name in all its files.") { .text($0.runID) },
    .key("schema_version", "The version of the layout of this file.") { _ in
      .integer(RunRecord.schemaVersion)
    },
    .key("machine_id", "A fingerprint of processor, cores, memory, kernel and allocator.") {
      .text($0.machineID)
    },
  ]

  private static let claim: [Column<Line>] = [
    .key("source", "The system or the group that makes the claim.") {
      .text($0.judgement.claim.source)
    },
    .key("claim", "The claim, in a sentence.") { .text($0.judgement.claim.claim) },
    .key("metric", "What was measured, less of it being better; its unit is at the end.") {
      .text($0.judgement.claim.metric)
    },
    .key("better", "The side that the claim calls better.") { .text($0.judgement.claim.faster) },
    .key("worse", "The side that the claim calls worse.") { .text($0.judgement.claim.slower) },
  ]

  private static let measurement: [Column<Line>] = [
    .noisy(
      "better_value", unit: "of metric",
      "The metric of the side called better, a time's median over rounds or a counter's mean."
    ) { .decimal($0.judgement.betterValue, places: 6) },
    .noisy("worse_value", unit: "of metric", "The same of the side called worse.") {
      .decimal($0.judgement.worseValue, places: 6)
    },
    .noisy(
      "effect_x", unit: "1",
      "How many times as much the side called worse takes, round by round; empty without an interval."
    ) { line in
      line.judgement.interval.flatMap { _ in line.judgement.effect }.map(Field.ratio) ?? .empty
    },
    .noisy(
      "ci_low_x", unit: "1",
      "The lower end of the 95 % interval of effect_x; effect_x itself if the metric is a counter."
    ) { $0.judgement.interval.map { .ratio($0.low) } ?? .empty },
    .noisy("ci_high_x", unit: "1", "The upper end of the same interval.") {
      $0.judgement.interval.map { .ratio($0.high) } ?? .empty
    },
    .key("rounds", unit: "1", "Measured rounds of either side.") {
      .integer($0.judgement.rounds)
    },
    .noisy(
      "verdict", unit: "",
      "What this run says of the claim: holds, fails, no-difference (within 2 %) or inconclusive."
    ) { .text($0.judgement.word) },
    .noisy(
      "smallest_effect_x", unit: "1",
      "The smallest effect that rounds so scattered could tell from none; empty for a counter."
    ) { $0.judgement.smallestEffect.map(Field.ratio) ?? .empty },
    .key("basis", "The basis in the source: stated, source-code or inferred; empty if not said.") {
      .text($0.judgement.claim.basis?.rawValue ?? "")
    },
    .key("place", "The place in the source.") { .text($0.judgement.claim.place) },
  ]
}
