import Analysis
import Files

extension ExportFormat {
  /// Bencher Metric Format, as bencher.dev/bmf.json has it.
  ///
  /// A benchmark is a strategy at a refresh rate, named like `settings/painter/layer-grid/pool/60`; its
  /// measures have the names of columns of `summary.csv`, with the 95 % interval where there is one.
  static let bmf = ExportFormat(
    "bmf", for: "Bencher: bencher run --adapter json", holding: [String: [String: BMFValue]].self
  ) { run, stream in
    stream.append("{")
    for (index, series) in run.measured().series.enumerated() {
      stream.append(index > 0 ? ",\n" : "\n")
      stream.append("  \(try JSONText.line(series.key.text)): {")
      for (index, (metric, value, interval)) in series.exported.enumerated() {
        stream.append(index > 0 ? ",\n" : "\n")
        stream.append("    \(try JSONText.line(metric.name)): {\"value\": ")
        stream.append(value, places: ExportFormat.places)
        if let interval {
          stream.append(", \"lower_value\": ")
          stream.append(interval.low, places: ExportFormat.places)
          stream.append(", \"upper_value\": ")
          stream.append(interval.high, places: ExportFormat.places)
        }
        stream.append("}")
      }
      stream.append("\n  }")
      try stream.handOverIfFull()
    }
    stream.append("\n}\n")
  }
}

/// What tells the file from any other JSON.
private struct BMFValue: Decodable {
  let value: Double
}
