package import RunRecords

/// `frames.csv`: a line per frame of every round, round 0 included.
///
/// The lines of a series follow one another, round by round.
package enum FramesCSV {
  /// The columns in their order: those of the key, then the metrics of a frame.
  package static let metrics: [Metric] =
    SeriesHead.columns.map(\.metric) + MetricCatalogue.frames.map(\.metric)

  /// - Complexity: O(*n*) in the number of frames.
  package static func bytes(_ run: RecordedRun) -> [UInt8] {
    bytes(run.series) { SeriesHead(of: $0, in: run.record) }
  }

  /// - Complexity: O(*n*) in the number of frames.
  package static func bytes(
    _ series: [FrameSeries], head: (FrameSeries) -> SeriesHead
  ) -> [UInt8] {
    var text = CSVText(header: metrics.map(\.name))
    for series in series {
      let head = CSVText.line(SeriesHead.columns, head(series))
      text.reserve(lines: series.frames.count)
      for sample in series.frames {
        text.append(head)
        for metric in MetricCatalogue.frames { text.append(metric.field(of: sample)) }
        text.endLine()
      }
    }
    return text.bytes
  }
}

extension FrameMetric {
  /// The value of a frame, as files have it.
  package func field(of sample: FrameSample) -> Field {
    switch storage {
    case .integer(let offset): .integer(sample.integer(at: offset))
    case .decimal(let offset, let places): .decimal(sample.decimal(at: offset), places: places)
    case .sum(let offsets): .integer(sample.sum(at: offsets))
    }
  }
}
