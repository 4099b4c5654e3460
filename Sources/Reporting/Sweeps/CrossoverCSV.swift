package import Analysis
import Files
package import RunData

/// `crossover.csv`: a line per cell of a sweep, refresh rate and strategy.
///
/// Each varied key of the scenario is a column. Times are included only if one machine measured all
/// cells.
package enum CrossoverCSV {
  package static let name = "crossover.csv"

  /// The beginning of the header, which identifies the file.
  private static let start = "schema_version,cell,"

  package static func bytes(of lines: [CrossoverLine], _ plan: SweepPlan) -> [UInt8] {
    let isOfOneMachine = Set(lines.map(\.origin.machine)).count <= 1
    return CSVText.file(columns(of: plan, withTimes: isOfOneMachine), lines)
  }

  /// Returns whether a file is a map of a sweep, so that it may be replaced.
  package static func isResult(_ path: String) -> Bool {
    FileSystem.begins(path, with: start)
  }

  /// Returns the columns of a sweep.
  ///
  /// - Parameter withTimes: Whether times of its cells are comparable.
  package static func columns(
    of plan: SweepPlan, withTimes: Bool
  ) -> [Column<CrossoverLine>] {
    first
      + plan.vary.enumerated().map { index, axis in
        .key(axis.name, "A key of the scenario that is varied.") { .text($0.values[index]) }
      } + rest + counts + origin + (withTimes ? times : [])
  }

  /// The names of all columns except varied keys.
  static let ownNames = Set((first + rest + counts + origin + times).map(\.metric.name))

  private static let first: [Column<CrossoverLine>] = [
    .key("schema_version", "The version of this layout.") { _ in
      .integer(SweepPlan.schemaVersion)
    },
    .key("cell", "The cell, by the name of its folder.") { .text($0.cell) },
  ]

  private static let rest: [Column<CrossoverLine>] = [
    .key("refresh_hz", unit: "Hz", "The refresh rate.") { .integer($0.refreshRate) },
    .key("strategy", "The strategy's id.") { .text($0.strategy) },
    .noisy("fastest", unit: "", "The ranked strategy whose median frame is the shortest.") {
      $0.fastest.map(Field.text) ?? .empty
    },
    .noisy(
      "time_ratio", unit: "1",
      "How many times as long as the fastest's its frames take: each frame over the same frame,"
        + " the median of a round, the pseudomedian of the rounds."
    ) { $0.ratio.map(Field.ratio) ?? .empty },
    .noisy("time_ratio_ci_low", unit: "1", "The lower end of its 95 % interval.") {
      $0.interval.map { .ratio($0.low) } ?? .empty
    },
    .noisy("time_ratio_ci_high", unit: "1", "The upper end.") {
      $0.interval.map { .ratio($0.high) } ?? .empty
    },
    .noisy(
      "verdict", unit: "",
      "wins, tie or loses; alone without another rival; control and unranked take no part."
    ) { .text($0.word) },
    .key("rounds", unit: "1", "Measured rounds.") { .integer($0.rounds) },
  ]

  private static let counts: [Column<CrossoverLine>] = ExactMetric.ofSweeps.map { metric in
    Column(metric.metric) { $0.counts[metric.name].map(Field.mean) ?? .empty }
  }

  private static let origin: [Column<CrossoverLine>] = [
    .key("machine_id", "Fingerprint of the machine that measured the cell.") {
      .text($0.origin.machine)
    },
    .key("commit", "The build of the tool that measured it.") { .text($0.origin.commit) },
    .key("run_id", "The run of the cell.") { .text($0.origin.run) },
  ]

  private static let times: [Column<CrossoverLine>] = [
    .noisy("frame_p50_ms", unit: "ms", "The median frame time.") {
      $0.frameMilliseconds.map(Field.milliseconds) ?? .empty
    },
    .noisy("headroom_x", unit: "1", "The lower bound of the headroom.") {
      $0.headroom.map(Field.ratio) ?? .empty
    },
  ]
}
