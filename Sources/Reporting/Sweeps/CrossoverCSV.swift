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
    let varied: [TableColumn<Line>] = report.plan.vary.enumerated().map { index, axis in
      .field(axis.name) { .text($0.line.cell.values[index]) }
    }
    let counts: [TableColumn<Line>] = Metric.ofSweeps.map { metric in
      .field(metric.name) { .mean($0.line.counts[metric.name]) }
    }
    let columns = [first, varied, rest, counts, origin, report.isOfOneMachine ? times : []]
    return Table(of: lines, columns.flatMap(\.self)).csv
  }

  /// Returns whether a file is a map of a sweep, so that it may be replaced.
  package static func isResult(_ path: String) -> Bool { FileSystem.begins(path, with: start) }

  private typealias Line = (line: CrossoverLine, facts: RunFacts)

  private static let first: [TableColumn<Line>] = [
    .field("schema_version") { _ in .integer(SweepPlan.schemaVersion) },
    .field("cell") { .text($0.line.cell.name) },
  ]

  private static let rest: [TableColumn<Line>] = [
    .field("refresh_hz") { .integer($0.line.refreshRate) },
    .field("strategy") { .text($0.line.strategy) },
    .field("fastest") { .text($0.line.fastest ?? "") },
    .field("time_ratio") { .ratio($0.line.ratio) },
    .field("time_ratio_ci_low") { .ratio($0.line.interval?.low) },
    .field("time_ratio_ci_high") { .ratio($0.line.interval?.high) },
    .field("verdict") { .text($0.line.word) },
    .field("rounds") { .integer($0.line.rounds) },
  ]

  private static let origin: [TableColumn<Line>] = [
    .field("machine_id") { .text($0.facts.run.machine.machineID) },
    .field("commit") { .text($0.facts.run.tool.commit) },
    .field("run_id") { .text($0.facts.id) },
  ]

  private static let times: [TableColumn<Line>] = [
    .field("frame_p50_ms") { .milliseconds($0.line.frameMilliseconds) },
    .field("headroom_x") { .ratio($0.line.headroom) },
  ]
}
