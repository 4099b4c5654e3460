import Analysis
import Reporting
import RunData
import Testing

@Suite("The report of a comparison of groups")
struct GroupComparisonReportTests {
  private func report(_ first: [Double], _ second: [Double]) -> ComparisonReport {
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

  @Test("has a table per series with effect and verdict, within 100 columns")
  func text() {
    let text = report([1, 1.01, 1.02, 1.03], [1.2, 1.21, 1.22, 1.23]).text
    #expect(text.hasPrefix("grid at 60 Hz (settings, painter, pool): 4 and 4 runs\n"), "\(text)")
    #expect(text.contains("1.197 [1.165, 1.230]") && text.contains("slower"), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("names the runs that are needed, in every format")
  func few() throws {
    let report = report([1], [2])
    #expect(report.text.replacing("\n", with: " ").contains("needs 4 runs per side"))
    #expect(report.markdown.contains("needs 4 runs per side"))
    let records = try #require(parseCSV(report.csv))
    #expect(records.count == 4 && records[1].contains("inconclusive"))
    let metrics = try #require(try jsonObject(try report.json())["metrics"] as? [[String: Any]])
    #expect(metrics.count == 3)
    #expect(metrics.allSatisfy { $0["reason"] as? String == "needs 4 runs per side" })
  }
}
