import Files
import RunData

private let header =
  (SeriesHead.columns.map(\.metric.name) + ["round", "frame", "metric", "value"])
  .joined(separator: ",") + "\n"

extension ExportFormat {
  /// Tidy CSV: a line for each frame of every round, including round 0, and each measured column of
  /// `frames.csv`, by the same name.
  static let long = ExportFormat(
    name: "long", reader: "pandas, R, SQL: one value a line", opening: header
  ) { result, stream in
    let run = try result.frames(of: "long")
    let columns: [(metric: Metric, start: [UInt8])] = Metric.ofFrames.compactMap { metric in
      guard metric.certainty != .key, !run.absent.contains(metric.name) else { return nil }
      return (metric, Array("\(metric.name),".utf8))
    }
    let lineFeed = [UInt8(ascii: "\n")]
    stream.append(header)
    for series in run.series {
      let head = CSVText.line(SeriesHead.columns, run.head(of: series)) + [UInt8(ascii: ",")]
      for sample in series.frames {
        let start = head + Array("\(sample.round),\(sample.frame),".utf8)
        for (metric, name) in columns {
          stream.append(start)
          stream.append(name)
          switch metric.field(of: sample) {
          case .integer(let value): stream.append(value)
          case .decimal(let value, let places): stream.append(value, places: places)
          case .empty, .text: break
          }
          stream.append(lineFeed)
        }
        try stream.handOverIfFull()
      }
    }
  }
}
