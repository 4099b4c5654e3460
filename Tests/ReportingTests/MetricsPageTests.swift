import Foundation
import Reporting
import Testing

@Suite("The page of metrics")
struct MetricsPageTests {
  /// `SCROLLBENCH_APPROVE=1` rewrites the page and fails.
  @Test("docs/metrics.md lists every column of the result files")
  func page() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/metrics.md").standardizedFileURL
    if ProcessInfo.processInfo.environment["SCROLLBENCH_APPROVE"] == "1" {
      try Data(MetricsPage.markdown.utf8).write(to: path)
      Issue.record("docs/metrics.md was rewritten")
    }
    let stored = try String(decoding: Data(contentsOf: path), as: UTF8.self)
    #expect(
      stored == MetricsPage.markdown,
      "docs/metrics.md is stale: run this test with SCROLLBENCH_APPROVE=1")
  }
}
