import Analysis
package import Files
package import Results
import RunRecords
import Statistics

extension CapacityReport {
  /// A CSV file with a line per strategy and refresh rate.
  package var csv: [UInt8] {
    CSVText.file(Self.columns, summary.series.map { Line(record: record, series: $0) })
  }

  /// The header of the CSV file, which identifies it.
  package static let header = columns.map(\.metric.name).joined(separator: ",")

  /// Encodes the same lines, the scores, and every measured block, so that the fit can be repeated.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package func json() throws(OutputError) -> [UInt8] {
    let axis = record.axis
    let blocks = record.series.flatMap { series in
      series.blocks.map {
        BlockLine(
          strategy: series.strategy, hz: series.refreshRate, ramp: $0.ramp, load: $0.load,
          frames: $0.frames, p95Ms: $0.p95Nanoseconds / 1e6)
      }
    }
    let lines = summary.series.map { Line(record: record, series: $0) }
    let scores = summary.scores.map {
      ScoreLine(strategy: $0.strategy, score: $0.value, finding: Self.word($0.kind))
    }
    return try JSONText.file(
      [
        "schema_version": 1,
        "kind": Kind.capacity,
        "axis": axis.name,
        "unit": axis.unit,
        "axis_least": axis.least,
        "axis_greatest": axis.greatest,
        "throttle": record.throttle,
        "scenario": record.scenario,
        "engine": record.engine,
        "threads": record.threads,
        "speed_pt_per_s": record.speed,
        "seed": record.seed,
        "display": record.display,
        "machine": record.machine,
        "series": lines,
        "scores": scores,
        "blocks": blocks,
        "notes": notes,
      ] as JSONObject)
  }

  /// Returns whether a file is a capacity report in any form, which another may replace.
  package static func isResult(at path: String) -> Bool {
    if [header, beginningOfTitle, "**" + beginningOfTitle].contains(where: {
      FileSystem.begins(path, with: $0)
    }) {
      return true
    }
    return (try? JSONText.value(Head.self, at: path)) != nil
  }

  /// The members that identify the JSON file.
  private struct Head: Decodable {
    let schemaVersion: Int
    let kind: Kind
  }

  private enum Kind: String, Codable { case capacity }

  /// A line for a strategy at a refresh rate.
  package struct Line: Encodable, Sendable {
    let strategy: String
    let hz: Int
    let axis: String
    let throttle: Double
    let capacity: Double
    let finding: String
    let ciLow: Double?
    let ciHigh: Double?
    let loads: Int
    let leastLoad: Double
    let greatestLoad: Double
    let blocks: Int
    let frames: Int
    let seconds: Double

    init(record: CapacityRecord, series: CapacitySummary.Series) {
      strategy = series.strategy
      hz = series.refreshRate
      axis = record.axis.name
      throttle = record.throttle
      capacity = series.load
      finding = CapacityReport.word(series.estimate.kind)
      (ciLow, ciHigh) = (series.estimate.interval?.low, series.estimate.interval?.high)
      loads = series.loads.count
      leastLoad = series.loads[0]
      greatestLoad = series.loads[series.loads.count - 1]
      blocks = series.blocks
      frames = series.frames
      seconds = series.seconds
    }
  }

  private static func word(_ kind: CapacityEstimate.Kind) -> String {
    switch kind {
    case .exact: "found"
    case .atLeast: "at_least"
    case .below: "below"
    }
  }

  package static let columns: [Column<Line>] = [
    .key("strategy", "The strategy's id.") { .text($0.strategy) },
    .key("hz", unit: "Hz", "The refresh rate.") { .integer($0.hz) },
    .key("axis", "What a load counts: rows, velocity, radius, layers or scale.") { .text($0.axis) },
    .key("throttle", unit: "1", "How many times slower the processor is taken to be.") {
      .ratio($0.throttle)
    },
    .noisy("capacity", unit: "load", "The load at the knee, or the bound that is known of it.") {
      .ratio($0.capacity)
    },
    .noisy("finding", unit: "", "found, or which bound the capacity is: at_least or below.") {
      .text($0.finding)
    },
    .noisy("ci_low", unit: "load", "The lower end of its 80 % interval; empty for a bound.") {
      $0.ciLow.map(Field.ratio) ?? .empty
    },
    .noisy("ci_high", unit: "load", "The upper end.") { $0.ciHigh.map(Field.ratio) ?? .empty },
    .noisy("loads", unit: "1", "Different loads that were tried.") { .integer($0.loads) },
    .noisy("least_load", unit: "load", "The smallest of them.") { .ratio($0.leastLoad) },
    .noisy("greatest_load", unit: "load", "The greatest of them.") { .ratio($0.greatestLoad) },
    .noisy("blocks", unit: "1", "Blocks of frames that were measured.") { .integer($0.blocks) },
    .noisy("frames", unit: "1", "Frames that count.") { .integer($0.frames) },
    .noisy("seconds", unit: "s", "The time that it took.") { .ratio($0.seconds) },
  ]
}

/// A strategy's score.
private struct ScoreLine: Encodable {
  let strategy: String
  let score: Double
  let finding: String
}

/// A block of frames.
private struct BlockLine: Encodable {
  let strategy: String
  let hz: Int
  let ramp: Int
  let load: Double
  let frames: Int
  let p95Ms: Double
}
