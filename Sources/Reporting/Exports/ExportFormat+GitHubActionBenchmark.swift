import Files
import RunData

extension ExportFormat {
  /// The `customSmallerIsBetter` input of benchmark-action/github-action-benchmark.
  ///
  /// An entry per value, named like `settings/painter/layer-grid/pool/60/frame_p50_ms`. Metrics of
  /// which less is not better are left out.
  static let githubActionBenchmark = ExportFormat(
    "github-action-benchmark", for: "GitHub's action of that name: customSmallerIsBetter",
    holding: [GitHubActionBenchmarkEntry].self
  ) { all in
    all.flatMap { series in
      series.values.filter { $0.metric.polarity == .lowerIsBetter }.map { value in
        GitHubActionBenchmarkEntry(
          name: "\(series.name)/\(value.metric.name)", unit: value.metric.unit, value: value.value,
          range: value.interval.map { interval in
            let ends = [interval.low, interval.high].map {
              DecimalText.shortest($0, places: ExportFormat.places)
            }
            return "95 % \(ends[0]) … \(ends[1])"
          }, extra: value.metric.repeatability)
      }
    }
  }
}

/// An entry of the file; the properties are its keys.
private struct GitHubActionBenchmarkEntry: Codable {
  let name: String
  let unit: String
  let value: Double
  let range: String?
  let extra: String?
}
