package import RunData

/// The columns of all result files, as `scrollbench list metrics` prints and `docs/metrics.md`
/// holds them.
package enum MetricsPage {
  /// The columns of one file.
  package struct Section: Sendable {
    /// The file, or the command that prints the object.
    package let title: String
    /// One sentence.
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

  package static var markdown: String {
    var lines = [
      "<!-- generated: a test compares this page with the metric catalogue; SCROLLBENCH_APPROVE=1 rewrites it -->",
      "# Metrics", "",
      "The columns of the files of a run, with unit and repeatability. *Exact* metrics have the same value in every run",
      "with the same seed: *everywhere*, *for the same fonts*, or *for the same toolchain*; *noisy* metrics are measured",
      "times and what follows from them; *keys* identify a line. Times are medians over rounds unless the definition says",
      "otherwise.",
    ]
    for section in sections {
      lines += ["", "## `\(section.title)`", "", section.summary, ""]
      lines += table(
        ["column", "unit", "repeatability", "meaning"],
        section.metrics.map { ["`\($0.name)`", $0.unit, $0.repeatability, $0.definition] })
    }
    lines += ["", "## The object that `run --format json` prints", ""]
    lines += table(["key", "meaning"], RunJSON.keys.map { ["`\($0.name)`", $0.meaning] })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ heading: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return [line(heading), "|" + heading.map { _ in "---|" }.joined()]
      + rows.map { line($0.map { $0.replacing("|", with: "\\|") }) }
  }
}
