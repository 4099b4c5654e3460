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
}
