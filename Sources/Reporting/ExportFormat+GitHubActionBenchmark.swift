import Analysis
import Files

extension ExportFormat {
  /// The `customSmallerIsBetter` input of benchmark-action/github-action-benchmark.
  ///
  /// An entry a value, named like `settings/painter/layer-grid/pool/60/frame_p50_ms`; what says only
  /// what was scrolled is left out, for less of it is not better.
  static let githubActionBenchmark = ExportFormat(
    "github-action-benchmark", for: "GitHub's action of that name: customSmallerIsBetter",
    holding: [GitHubActionBenchmarkEntry].self
  ) { run, stream in
    var isFirst = true
    stream.append("[")
    for series in run.measured().series {
      for (metric, value, interval) in series.exported where metric.polarity == .lowerIsBetter {
        let name = MetricKey(series.key, metric.name).text
        stream.append(isFirst ? "\n" : ",\n")
        stream.append("  {\"name\": \(try JSONText.line(name)), \"unit\": ")
        stream.append("\(try JSONText.line(metric.unit)), \"value\": ")
        stream.append(value, places: ExportFormat.places)
        if let interval {
          let (low, high) = (interval.low, interval.high)
          let text = [low, high].map { DecimalText.shortest($0, places: ExportFormat.places) }
          stream.append(", \"range\": \(try JSONText.line("95 % \(text[0]) … \(text[1])"))")
        }
        stream.append(", \"extra\": \(try JSONText.line(metric.repeatability))}")
        isFirst = false
        try stream.handOverIfFull()
      }
    }
    stream.append("\n]\n")
  }
}

/// What tells the file from any other JSON.
private struct GitHubActionBenchmarkEntry: Decodable {
  let name: String
  let unit: String
  let value: Double
}
