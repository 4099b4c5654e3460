import Analysis
import Files
import RunRecords

extension ExportFormat {
  /// Tidy CSV: one value a line, for data frames and databases.
  ///
  /// A line for each frame of every round, round 0 included, and each column of `frames.csv` that was
  /// measured, under the same name.
  static let long = ExportFormat(
    "long", for: "pandas, R, SQL: one value a line", opening: LongCSV.header
  ) { run, stream in
    try LongCSV(run).write(to: &stream)
  }
}

/// The lines of the tidy file.
private struct LongCSV {
  static let header =
    (keys.map(\.metric.name) + ["round", "frame", "metric", "value"]).joined(separator: ",") + "\n"

  /// What tells the lines of a series from others.
  private struct Head {
    let key: SeriesKey
    let runID: String?
    let reuse: String?
  }

  private static let keys: [Column<Head>] = [
    .key("schema_version", "The version of the layout of this file.") { _ in
      .integer(RunRecord.schemaVersion)
    },
    .key("run_id", "The run, by the same name in all its files.") {
      $0.runID.map(Field.text) ?? .empty
    },
    .key("scenario", "The name of the scenario that was scrolled.") { .text($0.key.scenario) },
    .key("engine", "The engine that composited the layers.") { .text($0.key.engine) },
    .key("strategy", "The strategy that drew the backgrounds of the rows.") {
      .text($0.key.strategy)
    },
    .key("reuse", "The reuse policy.") { $0.reuse.map(Field.text) ?? .empty },
    .key("refresh_hz", unit: "Hz", "The ticks of the display per second.") {
      .integer($0.key.refreshRate)
    },
  ]

  /// A measured column: what comes before its value in a line, and the value.
  private struct Metric {
    let start: [UInt8]
    let field: @Sendable (FramesCSV.Line) -> Field
  }

  private let run: ExportedRun
  private let metrics: [Metric]

  init(_ run: ExportedRun) {
    self.run = run
    let absent = run.absent
    metrics = FramesCSV.catalogue.compactMap { column in
      guard column.written.metric.certainty != .key, !absent.contains(column.name) else {
        return nil
      }
      return Metric(start: Array("\(column.name),".utf8), field: column.written.field)
    }
  }

  func write(to stream: inout ByteStream) throws {
    stream.append(Self.header)
    for series in run.series {
      let head = Self.start(of: Head(key: series.key, runID: run.runID, reuse: run.reuse))
      for sample in series.frames.frames {
        append(sample, after: head, to: &stream)
        try stream.handOverIfFull()
      }
    }
  }

  /// Appends the lines of a frame.
  private func append(
    _ sample: FrameSample, after head: [UInt8], to stream: inout ByteStream
  ) {
    let line = FramesCSV.Line(sample)
    let start = head + Array("\(sample.round),\(sample.frame),".utf8)
    for metric in metrics {
      stream.append(start)
      stream.append(metric.start)
      switch metric.field(line) {
      case .integer(let value): stream.append(value)
      case .decimal(let value, let places): stream.append(value, places: places)
      case .empty, .text: break
      }
      stream.append(Self.lineFeed)
    }
  }

  private static let lineFeed = [UInt8(ascii: "\n")]

  /// What all lines of a series begin with, quoted where it must be.
  private static func start(of head: Head) -> [UInt8] {
    // The header holds no line feed but its last byte.
    let file = CSVText.file(keys, [head])
    return Array(file.split(separator: UInt8(ascii: "\n"), maxSplits: 1)[1].dropLast())
      + [UInt8(ascii: ",")]
  }
}
