import Files
import RunData

extension ExportFormat {
  /// The OpenMetrics text format, version 1.0: a gauge per metric, a sample per series.
  ///
  /// Intervals are left out: readers would take their ends for metrics.
  static let openMetrics = ExportFormat(
    name: "openmetrics", reader: "Prometheus, and GitLab's metrics reports",
    opening: "# TYPE \(OpenMetrics.prefix)"
  ) { result, stream in
    OpenMetrics.write(result.series, to: &stream)
  }
}

/// Families of gauges, as prometheus.io/docs/specs/om/open_metrics_spec describes them.
private enum OpenMetrics {
  static let prefix = "scrollbench_"

  static func write(_ all: [ExportedSeries], to stream: inout ByteStream) {
    var metrics: [Metric] = []
    for metric in all.flatMap({ $0.values.map(\.metric) }) where !metrics.contains(metric) {
      metrics.append(metric)
    }
    for metric in metrics {
      let name = prefix + metric.name
      stream.append("# TYPE \(name) gauge\n# HELP \(name) \(escaped(metric.definition))\n")
      for series in all {
        for value in series.values where value.metric == metric {
          let labels = series.labels.map { "\($0.name)=\"\(escaped($0.value))\"" }
          stream.append(
            "\(name){\(labels.joined(separator: ","))}"
              + " \(DecimalText.shortest(value.value, places: ExportFormat.places))\n")
        }
      }
    }
    stream.append("# EOF\n")
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
