/// `frames.csv`: a line per frame of every round, round 0 included.
///
/// The lines of a pass follow one another; those of the passes of other series may lie between them.
package enum FramesCSV {
  package static let name = "frames.csv"
  /// The version of the columns of this file and of the others with a line per series.
  package static let schemaVersion = 2

  /// The columns in their order.
  package static let metrics: [Metric] =
    SeriesHead.columns.map(\.metric) + Metric.ofFrames

  package static func bytes(_ run: RunResult) -> [UInt8] {
    bytes(run.series, without: run.absent) { run.head(of: $0) }
  }

  package static func bytes(
    _ series: [FrameSeries], without absent: Set<String> = [], head: (FrameSeries) -> SeriesHead
  ) -> [UInt8] {
    let frames = Metric.ofFrames.filter { !absent.contains($0.name) }
    // Without their names: the loop would count references to them.
    let storage = frames.compactMap(\.storage)
    var text = CSVText(header: SeriesHead.columns.map(\.metric.name) + frames.map(\.name))
    for series in series {
      let head = CSVText.line(SeriesHead.columns, head(series))
      for sample in series.frames {
        text.append(head)
        for value in storage { text.append(value.field(of: sample)) }
        text.endLine()
      }
    }
    return text.bytes
  }
}
