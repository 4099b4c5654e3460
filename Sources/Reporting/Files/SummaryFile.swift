import Analysis
import Files
import RunData

/// The runs in a `summary.csv`.
struct SummaryFile {
  /// At least one run, each with a series, in the order of their first lines.
  let runs: [MeasuredRun]

  /// The required columns.
  private static let required = [
    "scenario", "strategy", "refresh_hz", "reuse", "engine", "schema_version", "rounds",
  ]

  /// The columns that describe the run.
  private static let facts: [String: RunEnvironment.Fact] = [
    "scenario": .scenario, "engine": .engine, "reuse": .reuse, "rounds": .rounds,
    "display": .display, "content": .content, "trace": .trace, "threads": .threads,
    "buffers": .buffers, "pipeline": .pipeline, "seed": .seed, "machine_id": .machine,
  ]

  /// Reads a file.
  ///
  /// - Throws: ``InputError`` for the first malformed line.
  init(_ path: String) throws(InputError) {
    let content = try InputFile.contents(of: path, upTo: InputFile.mostTableBytes)
    try self.init(path, content.span)
  }

  private init(_ name: String, _ bytes: Span<UInt8>) throws(InputError) {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    let columns = try scanner.header(
      of: name, in: bytes, known: SummaryCSV.all.map(\.metric.name), kind: "summary.csv",
      required: Self.required)
    var runs: [(facts: RunEnvironment, series: [MeasuredSeries], keys: Set<SeriesKey>)] = []
    var indices: [RunEnvironment: Int] = [:]
    while !scanner.isAtEnd(of: bytes) {
      let line = try CSVLine(&scanner, in: bytes, file: name, columns: columns)
      let (facts, series) = try line.series(facts: Self.facts)
      guard let index = indices[facts] else {
        indices[facts] = runs.count
        runs.append((facts, [series], [series.key]))
        continue
      }
      guard runs[index].keys.insert(series.key).inserted else {
        throw InputError(
          name, line: line.number, "\(TextFormatting.name(series.key.text)) occurs twice")
      }
      runs[index].series.append(series)
    }
    guard !runs.isEmpty else {
      throw InputError(.malformed, "\(name) holds no series: a line a strategy is expected")
    }
    self.runs = runs.map {
      MeasuredRun(facts: $0.facts.with(framesOf: $0.series), series: $0.series)
    }
  }
}

extension CSVLine {
  /// Returns the series of a line of `summary.csv`, and the environment of its run.
  fileprivate func series(
    facts: [String: RunEnvironment.Fact]
  ) throws(InputError) -> (RunEnvironment, MeasuredSeries) {
    let version = try text("schema_version")
    guard version == "\(RunRecord.schemaVersion)" else {
      throw fault(
        "schema_version", "\"\(TextFormatting.name(version))\" is \(RunRecord.otherVersion)")
    }
    let key = SeriesKey(
      scenario: try text("scenario"), engine: try text("engine"), strategy: try text("strategy"),
      reuse: try text("reuse"), refreshRate: try count("refresh_hz"))
    var values: [String: Double] = [:]
    for name in ExactMetric.all.map(\.name) + TimeMetric.all.map(\.name) {
      values[name] = try number(name)
    }
    for metric in TimeMetric.all {
      // Phases, unlike whole frames, may take no time.
      guard let value = values[metric.name], value < 1e-6, value > 0 || metric.phase == nil else {
        continue
      }
      throw fault(
        metric.name, "\(value) is no time in ms: 0.000001 at least is expected, or nothing")
    }
    var known = RunEnvironment(runID: fields["run_id"], [:])
    for (column, fact) in facts { known.values[fact] = fields[column] }
    let hasFrames = fields["frames"].map { !$0.isEmpty } ?? false
    let interval = try interval("frame_p50_ci_low_ms", "frame_p50_ci_high_ms")
    return (
      known,
      MeasuredSeries(
        key, rounds: try count("rounds"), framesPerRound: hasFrames ? try count("frames") : nil,
        values: values, intervals: interval.map { [TimeMetric.primary.name: $0] } ?? [:])
    )
  }
}
