import Analysis
import RunData
import SampleRuns
import Statistics
import Testing

@Suite("A comparison of strategies")
struct ComparisonTests {
  @Test("with the control is paired frame by frame, at the same refresh rate")
  func overControl() {
    let run = RunResult.sample(
      [
        .steady("a", pass: [5_000_000, 9_000_000, 2_000_000]),
        .steady("square", pass: [1_000_000, 6_000_000, 1_500_000]),
        .steady("a", refreshRate: 60, pass: [5_000_000]),
      ], controls: ["absent", "square"])
    let summaries = SeriesSummary.all(of: run)
    // Differences of 4, 3 and 0.5 ms; those of the medians would be 3.5 ms.
    #expect(summaries.map(\.overControl) == [3, 0, nil])
    #expect(
      SeriesSummary.all(of: .sample([.steady(pass: [1])])).map(\.overControl) == [nil])
  }
}
