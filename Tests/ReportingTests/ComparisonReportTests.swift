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
    let page = String(decoding: try source.html(), as: UTF8.self)
    for rate in [60, 120] {
      #expect(
        page.contains("a frame of the other run takes at \(rate) Hz") == rates.contains(rate),
        "\(rate) Hz")
    }
  }
}
