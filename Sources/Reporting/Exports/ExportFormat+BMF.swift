import Files

extension ExportFormat {
  /// Bencher Metric Format (bencher.dev/bmf.json).
  ///
  /// A benchmark is a strategy at a refresh rate, such as `settings/painter/layer-grid/pool/60`, or a
  /// series of a log.
  /// Its measures are named like the columns of `summary.csv`, with the 95 % interval where there
  /// is one.
  static let bmf = ExportFormat(
    "bmf", for: "Bencher: bencher run --adapter json", holding: [String: [String: BMFValue]].self
  ) { series in
    Dictionary(
      series.map { series in
        let measures = series.values.map { value in
          (
            value.metric.name,
            BMFValue(
              value: value.value, lowerValue: value.interval?.low,
              upperValue: value.interval?.high)
          )
        }
        return (series.name, Dictionary(measures) { $1 })
      }
    ) { $1 }
  }
}

private struct BMFValue: Codable {
  let value: Double
  let lowerValue: Double?
  let upperValue: Double?
}
