import Files
import RunData

extension ExportFormat {
  /// Tidy CSV with one value per line, for data frames and databases.
  ///
  /// There is a line for each frame of every round, including round 0, and each measured column of
  /// `frames.csv`, by the same name.
  static let long = ExportFormat(
    "long", for: "pandas, R, SQL: one value a line", opening: LongCSV.header
  ) { run, stream in
    try LongCSV(run).write(to: &stream)
  }
}

private struct LongCSV {
  static let header =
    (SeriesHead.columns.map(\.metric.name) + ["round", "frame", "metric", "value"])
    .joined(separator: ",") + "\n"

  private let run: RunResult
  /// The measured columns, each with the text before its value.
  private let metrics: [(metric: Metric, start: [UInt8])]

  init(_ run: RunResult) {
    self.run = run
    let absent = run.absent
    metrics = Metric.ofFrames.compactMap { metric in
      guard metric.certainty != .key, !absent.contains(metric.name) else { return nil }
      return (metric, Array("\(metric.name),".utf8))
    }
  }

  func write(to stream: inout ByteStream) throws {
    stream.append(Self.header)
    for series in run.series {
      let head = CSVText.line(SeriesHead.columns, run.head(of: series))
      for sample in series.frames {
        append(sample, after: head + [UInt8(ascii: ",")], to: &stream)
        try stream.handOverIfFull()
      }
    }
  }

  private func append(
    _ sample: FrameSample, after head: [UInt8], to stream: inout ByteStream
  ) {
    let start = head + Array("\(sample.round),\(sample.frame),".utf8)
    for (metric, name) in metrics {
      stream.append(start)
      stream.append(name)
      switch metric.field(of: sample) {
      case .integer(let value): stream.append(value)
      case .decimal(let value, let places): stream.append(value, places: places)
      case .empty, .text: break
      }
      stream.append(Self.lineFeed)
    }
  }

  private static let lineFeed = [UInt8(ascii: "\n")]
}
