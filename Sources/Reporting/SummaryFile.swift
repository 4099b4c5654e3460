import Analysis
import Files
import Results
import RunRecords
import Statistics

/// The runs whose lines a `summary.csv` holds, read back.
struct SummaryFile {
  /// In the order of their first lines; at least one, and none without a series.
  let runs: [MeasuredRun]

  /// The columns without which a line is that of no series.
  private static let required = [
    "scenario", "strategy", "refresh_hz", "reuse", "engine", "schema_version", "rounds",
  ]

  /// Columns that tell what a run was made with.
  private static let facts: [String: RunEnvironment.Fact] = [
    "scenario": .scenario, "engine": .engine, "reuse": .reuse, "rounds": .rounds,
    "display": .display, "content": .content, "trace": .trace, "threads": .threads,
    "buffers": .buffers, "pipeline": .pipeline, "seed": .seed, "machine_id": .machine,
  ]

  /// - Throws: ``InputError`` for the first thing that is not as it was written.
  init(_ name: String, _ bytes: Span<UInt8>) throws(InputError) {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    let columns = try scanner.header(
      of: name, in: bytes, known: SummaryCSV.all.map(\.metric.name), kind: "summary.csv",
      required: Self.required)
    var runs: [(facts: RunEnvironment, series: [MeasuredSeries])] = []
    while !scanner.isAtEnd(of: bytes) {
      let line = scanner.line
      let (ranges, end) = scanner.fields(in: bytes)
      guard case .line = end else {
        throw InputError(
          name, line: line, "the file is cut off here: every line ends with a line feed")
      }
      guard ranges.count == columns.count else {
        throw InputError(
          name, line: line, "\(ranges.count) fields, where the header has \(columns.count) columns")
      }
      let fields = zip(columns, ranges).map { ($0, CSVReader.text(bytes, $1)) }
      let reading = Line(file: name, line: line, fields: Dictionary(uniqueKeysWithValues: fields))
      let (facts, series) = try reading.series(facts: Self.facts)
      guard let index = runs.firstIndex(where: { $0.facts == facts }) else {
        runs.append((facts, [series]))
        continue
      }
      guard !runs[index].series.contains(where: { $0.key == series.key }) else {
        throw InputError(name, line: line, "\(series.key.text) stands there twice")
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

/// One line of the file.
private struct Line {
  let file: String
  let line: Int
  let fields: [String: String]

  func series(
    facts: [String: RunEnvironment.Fact]
  ) throws(InputError) -> (RunEnvironment, MeasuredSeries) {
    let version = try text("schema_version")
    guard RunRecord.readsVersion(version) else {
      throw InputError(
        file, line: line, column: "schema_version",
        "\"\(TextFormatting.name(version))\" is another layout: this build reads \(RunRecord.readableVersions.text)"
      )
    }
    let key = SeriesKey(
      scenario: try text("scenario"), engine: try text("engine"), strategy: try text("strategy"),
      reuse: try text("reuse"), refreshRate: try count("refresh_hz"))
    var values: [String: Double] = [:]
    for name in ExactMetric.all.map(\.name) + TimeMetric.all.map(\.name) {
      values[name] = try number(name)
    }
    var known = RunEnvironment(runID: fields["run_id"], [:])
    for (column, fact) in facts { known.values[fact] = fields[column] }
    let rounds = try count("rounds")
    return (
      known,
      MeasuredSeries(
        key, rounds: rounds, framesPerRound: try framesPerRound(), values: values,
        intervals: try intervals())
    )
  }

  /// - Returns: `nil` where the column is absent or the field empty.
  private func framesPerRound() throws(InputError) -> Int? {
    guard fields["frames"].map({ !$0.isEmpty }) ?? false else { return nil }
    return try count("frames")
  }

  private func intervals() throws(InputError) -> [String: ConfidenceInterval] {
    guard let low = try number("frame_p50_ci_low_ms"), let high = try number("frame_p50_ci_high_ms")
    else { return [:] }
    guard low <= high else {
      throw InputError(
        file, line: line, column: "frame_p50_ci_high_ms",
        "\(high) is below the lower end of the interval, \(low)")
    }
    return [TimeMetric.primary.name: ConfidenceInterval(low: low, high: high)]
  }

  private func text(_ column: String) throws(InputError) -> String {
    guard let text = fields[column], !text.isEmpty else {
      throw InputError(file, line: line, column: column, "nothing stands there: a name is expected")
    }
    return text
  }

  private func count(_ column: String) throws(InputError) -> Int {
    let text = try text(column)
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw InputError(
        file, line: line, column: column,
        "\"\(TextFormatting.name(text))\": a whole number from 1 to 1,000,000 is expected")
    }
    return count
  }

  /// - Returns: `nil` where the column is absent or the field empty.
  private func number(_ column: String) throws(InputError) -> Double? {
    guard let text = fields[column], !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    guard let value = CSVReader.decimal(bytes.span, bytes.indices),
      value.magnitude < CSVReader.largest
    else {
      throw InputError(
        file, line: line, column: column,
        "\"\(TextFormatting.name(text))\": a number or nothing is expected")
    }
    guard value >= 0 else {
      throw InputError(file, line: line, column: column, "\(value) is below 0, which none can be")
    }
    return value
  }
}
