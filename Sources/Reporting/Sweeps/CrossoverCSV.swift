import Analysis
import Files
import RunData

/// `crossover.csv`: a line per cell of a sweep, refresh rate and strategy.
///
/// Each varied key of the scenario is a column. Times are included only if one machine measured all
/// cells.
package enum CrossoverCSV {
  package static let name = "crossover.csv"

  /// The beginning of the header, which identifies the file.
  private static let start = "schema_version,cell,"

  package static func bytes(of report: SweepReport) -> [UInt8] {
    let lines: [Line] = report.cells.flatMap { cell, facts in
      report.linesByCell[cell, default: []].map { ($0, facts) }
    }
    let varied: [Column<Line>] = report.plan.vary.enumerated().map { index, axis in
      .key(axis.name, "A key of the scenario that is varied.") { .text($0.line.cell.values[index]) }
    }
    let counts = Metric.ofSweeps.map { metric in
      Column<Line>(metric) { .mean($0.line.counts[metric.name]) }
    }
    let columns = [
      first, varied, rest, counts, origin, report.isOfOneMachine ? times : [],
    ]
    return CSVText.file(columns.flatMap(\.self), lines)
  }

  /// Returns whether a file is a map of a sweep, so that it may be replaced.
  package static func isResult(_ path: String) -> Bool { FileSystem.begins(path, with: start) }

  private typealias Line = (line: CrossoverLine, facts: RunFacts)

  private static let first: [Column<Line>] = [
    .key("schema_version", "The version of this layout.") { _ in
      .integer(SweepPlan.schemaVersion)
    },
    .key("cell", "The cell, by the name of its folder.") { .text($0.line.cell.name) },
  ]

  private static let rest: [Column<Line>] = [
    .key("refresh_hz", unit: "Hz", "The refresh rate.") { .integer($0.line.refreshRate) },
    .key("strategy", "The strategy's id.") { .text($0.line.strategy) },
    .noisy("fastest", unit: "", "The ranked strategy whose median frame is the shortest.") {
      $0.line.fastest.map(Field.text) ?? .empty
    },
    .noisy(
      "time_ratio", unit: "1",
      "How many times as long as the fastest's its frames take: each frame over the same frame,"
        + " the median of a round, the pseudomedian of the rounds."
    ) { .ratio($0.line.ratio) },
    .noisy("time_ratio_ci_low", unit: "1", "The lower end of its 95 % interval.") {
      .ratio($0.line.interval?.low)
    },
    .noisy("time_ratio_ci_high", unit: "1", "The upper end.") { .ratio($0.line.interval?.high) },
    .noisy(
      "verdict", unit: "",
      "wins, tie or loses; alone without another rival; control and unranked take no part."
    ) { .text($0.line.word) },
    .key("rounds", unit: "1", "Measured rounds.") { .integer($0.line.rounds) },
  ]

  private static let origin: [Column<Line>] = [
    .key("machine_id", "Fingerprint of the machine that measured the cell.") {
      .text($0.facts.run.machine.machineID)
    },
    .key("commit", "The build of the tool that measured it.") { .text($0.facts.run.tool.commit) },
    .key("run_id", "The run of the cell.") { .text($0.facts.id) },
  ]

  private static let times: [Column<Line>] = [
    .noisy("frame_p50_ms", unit: "ms", "The median frame time.") {
      .milliseconds($0.line.frameMilliseconds)
    },
    .noisy("headroom_x", unit: "1", "The lower bound of the headroom.") {
      .ratio($0.line.headroom)
    },
  ]
}
