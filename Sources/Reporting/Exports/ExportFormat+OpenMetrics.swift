import Analysis
import Files
import RunData

extension ExportFormat {
  /// The OpenMetrics text format, version 1.0.
  ///
  /// Each metric is a gauge, such as `scrollbench_frame_p50_ms`, with a sample for each strategy at
  /// each refresh rate. Intervals are left out: readers would take their ends for metrics.
  static let openMetrics = ExportFormat(
    name: "openmetrics", reader: "Prometheus, and GitLab's metrics reports",
    isHeld: { FileSystem.begins($0, with: OpenMetrics.opening) }
  ) { run, stream in
    OpenMetrics.write(MeasuredRun(run).series, to: &stream)
  }
}

/// Families of gauges, as prometheus.io/docs/specs/om/open_metrics_spec describes them.
private enum OpenMetrics {
  static let prefix = "scrollbench_"
  static let opening = "# TYPE \(prefix)"

  static func write(_ all: [MeasuredSeries], to stream: inout ByteStream) {
    let labelled = all.map { series in
      (
        labels: labels(of: series.key),
        values: Dictionary(uniqueKeysWithValues: series.exported.map { ($0.metric.name, $0.value) })
      )
    }
    for metric in Metric.exported {
      let samples = labelled.compactMap { series in
        series.values[metric.name].map { (series.labels, $0) }
      }
      guard !samples.isEmpty else { continue }
      let name = prefix + metric.name
      stream.append("# TYPE \(name) gauge\n# HELP \(name) \(escaped(metric.definition))\n")
      for (labels, value) in samples {
        stream.append(
          "\(name){\(labels)} \(DecimalText.shortest(value, places: ExportFormat.places))\n")
      }
    }
    stream.append("# EOF\n")
  }

  private static func labels(of key: SeriesKey) -> String {
    [
      ("scenario", key.scenario), ("engine", key.engine), ("strategy", key.strategy),
      ("reuse", key.reuse), ("refresh_hz", String(key.refreshRate)),
    ].map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",")
  }

  /// Escapes by Unicode scalars, since a line feed after a carriage return is no character of its
  /// own.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
