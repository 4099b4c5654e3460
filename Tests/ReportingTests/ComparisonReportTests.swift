import Analysis
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The report of a comparison")
struct ComparisonReportTests {
  @Test("says where there is nothing to compare")
  func nothing() {
    let other = RunResult.sample([.steady("other", rounds: 6, pass: [1])])
    let report = ComparisonReport(RunComparison(MeasuredRun(judgedRun()), MeasuredRun(other)))
    #expect(report.text.contains("there is nothing to compare"))
    #expect(report.text.contains("only the first run has"))
  }

  @Test("shows ratios at each compared rate on the page", arguments: [[60], [120], [60, 120]])
  func page(rates: [Int]) throws {
    var other = SettingsRun.run(rates: rates)
    other.facts.id = "other"
    let source = ReportSource(SettingsRun.run(), comparedWith: (MeasuredRun(other), "b"))
    let page = try source.page()
    for rate in [60, 120] {
      #expect(
        page.contains("a frame of the other run takes at \(rate) Hz") == rates.contains(rate),
        "\(rate) Hz")
    }
  }

  @Test("names the side of each caveat in every medium")
  func caveats() throws {
    var (first, second) = (MeasuredRun(judgedRun()), MeasuredRun(judgedRun(rounds: 3)))
    (first.caveats, second.caveats) = (["busy", "few"], ["few", "load"])
    let report = ComparisonReport(RunComparison(first, second))
    let page = try ReportSource(SettingsRun.run(), comparedWith: (second, "b")).page()
    for caveat in ["first side: busy", "both sides: few", "second side: load"] {
      #expect(report.text.contains("note: \(caveat)\n"))
      #expect(report.markdown.contains("- \(caveat)\n"))
      #expect(String(decoding: try report.json(), as: UTF8.self).contains("\"\(caveat)\""))
    }
    #expect(page.contains("second side: load"))
  }

  private func groupReport(_ first: [Double], _ second: [Double]) -> ComparisonReport {
    func runs(_ times: [Double]) -> [MeasuredRun] {
      times.map { time in
        let key = SeriesKey(
          scenario: "settings", engine: "painter", strategy: "grid", reuse: "pool", refreshRate: 60)
        let values = ["frame_p50_ms": time, "frame_p95_ms": time, "frame_p99_ms": time]
        let frames = FrameSeries(
          strategy: key.strategy, refreshRate: 60, framesPerRound: 1, frames: [])
        return MeasuredRun(
          facts: RunEnvironment([:]), series: [MeasuredSeries(key, frames, values: values)])
      }
    }
    return ComparisonReport(RunComparison(groups: runs(first), runs(second)))
  }

  @Test("of groups has a table per series with effect and verdict, within 100 columns")
  func groups() {
    let text = groupReport([1, 1.01, 1.02, 1.03], [1.2, 1.21, 1.22, 1.23]).text
    #expect(text.hasPrefix("grid at 60 Hz (settings, painter, pool): 4 and 4 runs\n"), "\(text)")
    #expect(text.contains("1.197 [1.165, 1.230]") && text.contains("slower"), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
