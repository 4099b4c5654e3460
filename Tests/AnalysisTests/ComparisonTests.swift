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

  @Test("of ablation steps has the added cost and the changed counters")
  func ablation() throws {
    let grid = FrameSeries.sample(
      "grid",
      composite: [[9, 9]] + (1...6).map { _ in [11_000_000, 12_000_000] }
    ) {
      $0.layers = 100
      $0.blendedPixels = 1_000
      $0.traffic.quads = 50
    }
    let shared = FrameSeries.sample(
      "shared",
      composite: [[9, 9]]
        + [8, 13, 18, 8, 13, 18].map { [$0 * 1_000_000, ($0 + 1) * 1_000_000] }
    ) {
      $0.layers = 101
      $0.blendedPixels = 4_000
      $0.traffic.quads = 40
    }
    let run = RunResult.sample(
      [shared, grid, .steady("aside", pass: [1])], ablation: ["grid", "shared", "absent"])
    let summaries = SeriesSummary.all(of: run)
    #expect(summaries.dropFirst().allSatisfy { $0.ablationStep == nil })
    let step = try #require(summaries[0].ablationStep)
    #expect(step.from == "grid")
    #expect(step.difference == 2)
    // Two rounds each of −3, 2 and 7 ms more: an error of √(20 / 6).
    let width = 2.5706 * (20.0 / 6).squareRoot()
    #expect(abs((step.interval?.low ?? 0) - (2 - width)) < 1e-3)
    #expect(abs((step.interval?.high ?? 0) - (2 + width)) < 1e-3)
    #expect(!step.isBeyondNoise)
    // One layer in a hundred is 1 % of 101, and not more.
    #expect(step.changes.map(\.metric.name) == ["blended_px_per_frame", "quads"])
    #expect(step.changes[0].before == 1_000)
    #expect(step.changes[0].after == 4_000)
  }

  @Test("of an ablation step with equal rounds is beyond the noise, in both directions")
  func beyondNoise() {
    func step(_ time: Int64) -> AblationStep? {
      let run = RunResult.sample(
        [.steady("a", rounds: 6, pass: [2_000]), .steady("b", rounds: 6, pass: [time])],
        ablation: ["a", "b"])
      return SeriesSummary.all(of: run)[1].ablationStep
    }
    #expect(step(2_001)?.isBeyondNoise == true)
    #expect(step(1_999)?.isBeyondNoise == true)
    #expect(step(2_000)?.isBeyondNoise == false)
    #expect(step(2_000)?.changes == [])
  }
}
