import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import Statistics
import Testing

@Suite("The report of a comparison")
struct ComparisonReportTests {
  private func report(_ first: RunResult, _ second: RunResult) -> ComparisonReport {
    ComparisonReport(RunComparison(MeasuredRun(first), MeasuredRun(second)))
  }

  @Test("of two strategies has the verdict, the phase that changed and the worst frames")
  func strategies() throws {
    let run = MeasuredRun(judgedRun(factor: 1.3))
    let report = ComparisonReport(RunComparison(run, run, strategies: ("square", "grid")))
    let text = report.text
    #expect(text.hasPrefix("square → grid at 120 Hz (settings, painter, pool)\n"))
    #expect(text.contains("frame_p50_ms"))
    #expect(text.contains("slower"))
    #expect(text.contains("blended_px_per_frame"))
    #expect(text.contains("higher"))
    #expect(text.contains("phase: composite +0.600 ms"))
    #expect(text.contains("counter: blended_px_per_frame 50 → 100"))
    #expect(text.contains("worst frames: 2 (row 20, 3.000 → 3.900 ms)"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(report.markdown.contains("| frame\\_p50\\_ms | 2.000 | 2.600 |"))
  }

  @Test("has the same lines in CSV and JSON, one per metric, with reasons")
  func machineReadable() throws {
    let report = report(judgedRun(rounds: 3), judgedRun(rounds: 3))
    let records = try #require(parseCSV(report.csv))
    #expect(records.count == report.lines.count + 1)
    #expect(records.allSatisfy { $0.count == 17 })
    let json = try jsonObject(try report.json())
    #expect(json["schema_version"] as? Int == 2)
    let metrics = try #require(json["metrics"] as? [[String: Any]])
    #expect(metrics.map { $0["metric"] as? String } == report.lines.map(\.result.metric))
    let open = report.lines.filter { $0.result.word == "inconclusive" }
    #expect(open.count == 6)
    #expect(
      open.allSatisfy { $0.reason.hasPrefix("3 rounds, ") && $0.reason.hasSuffix(" needed") })
  }

  @Test("has the reasons for which times are not compared or not judged")
  func caveats() {
    var other = judgedRun()
    other.facts.id = "other"
    #expect(report(judgedRun(), other).text.contains("measured one after the other"))
    other.facts.run.spec.seed = 9
    other.facts.run.machine.cpu = "Abacus 9001"
    let refused = report(judgedRun(), other)
    #expect(refused.text.contains("times are not compared, for the runs differ in seed (1 and 9)"))
    #expect(refused.markdown.contains("seed (1 and 9)"))
    let times = refused.lines.filter { !$0.result.isCount }
    #expect(times.count == 6)
    #expect(
      times.allSatisfy {
        $0.result.word == "incomparable" && $0.reason.hasPrefix("the runs differ in seed (1 and 9)")
      })
    #expect(String(decoding: refused.csv, as: UTF8.self).contains("seed (1 and 9)"))
    let empty = RunResult.sample([.steady("other", rounds: 6, pass: [1])])
    #expect(report(judgedRun(), empty).text.contains("there is nothing to compare"))
    #expect(report(judgedRun(), empty).text.contains("only the first run has"))
  }

  @Test("shows ratios at each compared rate on the page", arguments: [[60], [120], [60, 120]])
  func page(rates: [Int]) throws {
    var other = SettingsRun.run(rates: rates)
    other.facts.id = "other"
    let source = ReportSource(SettingsRun.run(), comparedWith: (MeasuredRun(other), "b"))
    let page = String(decoding: try source.html(), as: UTF8.self)
    for rate in [60, 120] {
      #expect(
        page.contains("a frame of the other run takes at \(rate) Hz") == rates.contains(rate),
        "\(rate) Hz")
    }
  }
}
