package import RunData

/// The columns of all result files, for `scrollbench list metrics` and `docs/metrics.md`.
package enum MetricList {
  package struct Section: Sendable {
    /// The file, or the command that prints the object.
    package let title: String
    package let summary: String
    package let metrics: [Metric]
  }

  package static let sections = [
    Section(
      title: "summary.csv", summary: "A line per strategy and refresh rate.",
      metrics: SummaryCSV.columns.map(\.metric)),
    Section(
      title: "run --format json",
      summary: "Further metrics of a run: in `summaries` of the JSON object, and in the report.",
      metrics: SummaryCSV.all.dropFirst(SummaryCSV.columns.count).map(\.metric)),
    Section(
      title: "frames.csv", summary: "A line per frame.", metrics: FramesCSV.metrics),
  ]
}
