import Foundation
import Reporting
import Testing

@Suite("The page of metrics")
struct MetricsPageTests {
  private var markdown: String {
    var lines = [
      "<!-- generated: a test compares this page with the metric catalogue; SCROLLBENCH_APPROVE=1 rewrites it -->",
      "# Metrics", "",
      "The columns of the files of a run, with unit and repeatability. *Exact* metrics have the same value in every run",
      "with the same seed: *everywhere*, *for the same fonts*, or *for the same toolchain*; *noisy* metrics are measured",
      "times and what follows from them; *keys* identify a line. Times are medians over rounds unless the definition says",
      "otherwise.",
    ]
    for section in MetricList.sections {
      lines += ["", "## `\(section.title)`", "", section.summary, ""]
      lines += table(
        ["column", "unit", "repeatability", "meaning"],
        section.metrics.map { ["`\($0.name)`", $0.unit, $0.repeatability, $0.definition] })
    }
    lines += ["", "## The object that `run --format json` prints", ""]
    lines += table(["key", "meaning"], RunJSON.keys.map { ["`\($0.name)`", $0.meaning] })
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ heading: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return [line(heading), "|" + heading.map { _ in "---|" }.joined()]
      + rows.map { line($0.map { $0.replacing("|", with: "\\|") }) }
  }

  /// `SCROLLBENCH_APPROVE=1` rewrites the page and fails.
  @Test("docs/metrics.md lists every column of the result files")
  func page() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/metrics.md").standardizedFileURL
    if ProcessInfo.processInfo.environment["SCROLLBENCH_APPROVE"] == "1" {
      try Data(markdown.utf8).write(to: path)
      Issue.record("docs/metrics.md was rewritten")
    }
    let stored = try String(decoding: Data(contentsOf: path), as: UTF8.self)
    #expect(
      stored == markdown,
      "docs/metrics.md is stale: run this test with SCROLLBENCH_APPROVE=1")
  }
}
