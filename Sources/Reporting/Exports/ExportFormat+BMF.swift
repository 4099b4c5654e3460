import Analysis
import Files

extension ExportFormat {
  /// Bencher Metric Format (bencher.dev/bmf.json).
  ///
  /// A benchmark is a strategy at a refresh rate, such as `settings/painter/layer-grid/pool/60`.
  /// Its measures are named like the columns of `summary.csv`, with the 95 % interval where there
  /// is one.
  static let bmf = ExportFormat(
    "bmf", for: "Bencher: bencher run --adapter json", holding: [String: [String: BMFValue]].self
  ) { run in
    Dictionary(
      uniqueKeysWithValues: MeasuredRun(run).series.map { series in
        let measures = series.exported.map { metric, value, interval in
          (
            metric.name,
            BMFValue(value: value, lowerValue: interval?.low, upperValue: interval?.high)
          )
        }
        return (series.key.text, Dictionary(uniqueKeysWithValues: measures))
      })
  }
}

/// A measure of a benchmark.
private struct BMFValue: Codable {
  let value: Double
  let lowerValue: Double?
  let upperValue: Double?
}
