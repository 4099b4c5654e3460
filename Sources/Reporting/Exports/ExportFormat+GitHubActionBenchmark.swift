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
        .map { entry($0, name: "\(series.name)/\($0.metric.name)") }
    }
    stream.append(try JSONText.file(entries))
  }
}

private func entry(_ value: ExportedSeries.Value, name: String) -> JSONObject {
  var members: [String: any Encodable] = [
    "name": name, "unit": value.metric.unit, "value": Field.optional(value.value),
    "extra": value.metric.repeatability,
  ]
  if let interval = value.interval {
    let ends = [interval.low, interval.high].map {
      DecimalText.shortest($0, places: ExportFormat.places)
    }
    members["range"] = "95 % \(ends[0]) … \(ends[1])"
  }
  return JSONObject(members)
}
