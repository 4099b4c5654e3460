package import RunData

/// The columns of all result files, for `scrollbench list metrics` and `docs/metrics.md`.
package enum MetricList {
  /// The title is the file, or the command that prints the object.
  package static let sections: [(title: String, summary: String, metrics: [Metric])] = [
    ("summary.csv", "A line per strategy and refresh rate.", SummaryCSV.columns.map(\.metric)),
    (
      "run --format json",
      "Further metrics of a run: in `summaries` of the JSON object, and in the report.",
      SummaryCSV.all.dropFirst(SummaryCSV.columns.count).map(\.metric)
    ),
    ("frames.csv", "A line per frame.", FramesCSV.metrics),
  ]
}
