import Files
import RunData

extension ExportFormat {
  /// The `customSmallerIsBetter` input of benchmark-action/github-action-benchmark.
  ///
  /// An entry per value, named like `settings/painter/layer-grid/pool/60/frame_p50_ms`. Metrics of
  /// which less is not better are left out.
  static let githubActionBenchmark = ExportFormat(
    name: "github-action-benchmark",
    reader: "GitHub's action of that name: customSmallerIsBetter",
    // The keys are in the order of the alphabet.
    opening: "[\n  {\n    \"extra\" : \""
  ) { result, stream in
    let entries = result.series.flatMap { series in
      series.values.filter { $0.metric.polarity == .lowerIsBetter }
        .map { Entry($0, name: "\(series.name)/\($0.metric.name)") }
    }
    stream.append(try JSONText.file(entries))
  }
}

/// An entry of the file; the properties are its keys.
private struct Entry: Encodable {
  let name: String
  let unit: String
  let value: Double
  let range: String?
  let extra: String

  init(_ value: ExportedSeries.Value, name: String) {
    self.name = name
    unit = value.metric.unit
    self.value = value.value
    range = value.interval.map { interval in
      let ends = [interval.low, interval.high].map {
        DecimalText.shortest($0, places: ExportFormat.places)
      }
      return "95 % \(ends[0]) … \(ends[1])"
    }
    extra = value.metric.repeatability
  }
}
