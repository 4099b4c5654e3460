import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("A run exported value by value")
struct ValueExportTests {
  /// What `summary.csv` prints, by the names of series and columns; empty fields are left out.
  private func printed(_ run: RunResult) throws -> [String: [String: Double]] {
    let lines = try csvLines(CSVText.file(SummaryCSV.all, SeriesSummary.all(of: run)))
    let keys = run.series.map { series in
      MeasuredRun(run).series(of: series.strategy, refreshRate: series.refreshRate)?.key.text ?? ""
    }
    return Dictionary(
      uniqueKeysWithValues: zip(keys, lines.map { $0.compactMapValues(Double.init) }))
  }

  private var names: Set<String> { Set(Metric.times.map(\.name) + Metric.counts.map(\.name)) }

  private struct Entry: Codable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String
  }

  private func entries(_ run: RunResult) throws -> [Entry] {
    try JSONDecoder().decode(
      [Entry].self, from: Data(try ExportFormat.required("github-action-benchmark").bytes(run)))
  }

  @Test("has, for the GitHub action, the values that summary.csv prints of which less is better")
  func gitHubAction() throws {
    let run = ExportSample.run()
    let printed = try printed(run)
    let read = try entries(run)
    let neither = Set(Metric.counts.filter { $0.polarity == .neither }.map(\.name))
    #expect(read.count == run.series.count * (names.count - neither.count))
    let units = Dictionary(
      uniqueKeysWithValues: SummaryCSV.all.map { ($0.metric.name, $0.metric.unit) })
    for entry in read {
      let key = try #require(MetricKey(entry.name))
      #expect(!neither.contains(key.metric))
      #expect(entry.value == printed[key.series.text]?[key.metric], "\(entry.name)")
      #expect(entry.unit == units[key.metric])
      #expect(entry.range == nil || Metric.named(key.metric) != nil)
      if key.metric == "frame_p50_ms" {
        let ends = try #require(entry.range?.wholeMatch(of: /95 % (.+) … (.+)/))
        let values = try #require(printed[key.series.text])
        #expect(Double(ends.1) == values["frame_p50_ci_low_ms"])
        #expect(Double(ends.2) == values["frame_p50_ci_high_ms"])
      }
      #expect(entry.extra == "noisy" || entry.extra.hasPrefix("exact "))
    }
  }

  @Test("has, for OpenMetrics, the values that summary.csv prints, one family after another")
  func openMetrics() throws {
    let run = ExportSample.run()
    let printed = try printed(run)
    let text = String(decoding: try ExportFormat.required("openmetrics").bytes(run), as: UTF8.self)
    #expect(text.hasSuffix("\n# EOF\n"))
    var families: [String] = []
    var samples = 0
    for line in text.split(separator: "\n").dropLast() {
      if let match = line.wholeMatch(of: /# TYPE scrollbench_([a-z0-9_]+) gauge/) {
        families.append(String(match.1))
      } else if !line.hasPrefix("# HELP scrollbench_") {
        let match = try #require(
          line.wholeMatch(
            of:
              /scrollbench_(.+)\{scenario="(.+)",engine="(.+)",strategy="(.+)",reuse="(.+)",refresh_hz="(\d+)"\} (.+)/
          ))
        #expect(String(match.1) == families.last)
        let key = [match.2, match.3, match.4, match.5, match.6].joined(separator: "/")
        #expect(Double(match.7) == printed[key]?[String(match.1)], "\(line)")
        samples += 1
      }
    }
    #expect(Set(families) == names && families.count == names.count)
    #expect(samples == names.count * run.series.count)
    let lines = ExportSample.run(strategies: ["a\r\nb"], rounds: 1, frames: 1)
    let escaped = String(
      decoding: try ExportFormat.required("openmetrics").bytes(lines), as: UTF8.self)
    #expect(escaped.contains(#"strategy="a"# + "\r" + #"\nb""#))
  }

  @Test(
    "keeps names of strategies apart and whole, whatever they hold", arguments: ExportSample.names)
  func names(name: String) throws {
    let run = ExportSample.run(scenario: name, strategies: [name, "b"], rounds: 1, frames: 1)
    let keys = MeasuredRun(run).series.map(\.key)
    #expect(Set(try entries(run).compactMap { MetricKey($0.name)?.series }) == Set(keys))
    let families = try ExportFormat.required("openmetrics").bytes(run)
    #expect(
      families.split(separator: UInt8(ascii: "\n")).allSatisfy {
        $0.starts(with: "# ".utf8) || $0.starts(with: "scrollbench_".utf8)
      }, "a line break in a name stays in its line")
  }
}
