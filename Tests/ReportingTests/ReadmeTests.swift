import Foundation
import Reporting
import Testing

@Suite("The README's glossary")
struct ReadmeTests {
  /// The names in backquotes of the lines that list columns.
  private func glossary() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "The columns of `summary.csv`:\n\n")).upperBound
    let end = try #require(text.range(of: "\n\n", range: start..<text.endIndex)).lowerBound
    return text[start..<end].split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  @Test("names every column of summary.csv once, and no other")
  func columns() throws {
    let names = try glossary()
    #expect(names.sorted() == SummaryCSV.columns.map(\.metric.name).sorted())
  }

  @Test("every metric has a sentence, and every exact one says what it depends on")
  func metrics() {
    for metric in SummaryCSV.columns.map(\.metric) + FramesCSV.columns.map(\.metric) {
      #expect(metric.meaning.hasSuffix("."), "\(metric.name)")
      #expect((metric.dependence != nil) == (metric.certainty == .exact), "\(metric.name)")
    }
  }
}
