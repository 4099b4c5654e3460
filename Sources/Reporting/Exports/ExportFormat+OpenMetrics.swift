import Files
import RunData

private let prefix = "scrollbench_"

extension ExportFormat {
  /// The OpenMetrics text format, version 1.0: a gauge per metric, a sample per series, as
  /// prometheus.io/docs/specs/om/open_metrics_spec describes them.
  ///
  /// Intervals are left out: readers would take their ends for metrics.
  static let openMetrics = ExportFormat(
    name: "openmetrics", reader: "Prometheus, and GitLab's metrics reports",
    opening: "# TYPE \(prefix)"
  ) { result, stream in
    let all = result.series
    var metrics: [Metric] = []
    for metric in all.flatMap({ $0.values.map(\.metric) }) where !metrics.contains(metric) {
      metrics.append(metric)
    }
    for metric in metrics {
      let name = prefix + metric.name
      stream.append("# TYPE \(name) gauge\n# HELP \(name) \(escaped(metric.definition))\n")
      for series in all {
        let labels = series.labels.map { "\($0.name)=\"\(escaped($0.value))\"" }
        for value in series.values where value.metric == metric {
          stream.append(
            "\(name){\(labels.joined(separator: ","))}"
              + " \(DecimalText.shortest(value.value, places: places))\n")
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
