import Analysis
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("A comparison of strategies")
struct ComparisonTests {
  @Test("with the control is paired frame by frame, at the same refresh rate")
  func overControl() {
    let run = RecordedRun.sample(
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
      composite: [
        [9, 9], [1_000_000, 2_000_000], [1_000_000, 2_000_000], [1_000_000, 2_000_000],
      ]
    ) {
      $0.layers = 100
      $0.blendedPixels = 1_000
      $0.traffic.quads = 50
    }
    let shared = FrameSeries.sample(
      "shared",
      composite: [
        [9, 9], [2_000_000, 3_000_000], [3_000_000, 4_000_000], [4_000_000, 5_000_000],
      ]
    ) {
      $0.layers = 101
      $0.blendedPixels = 4_000
      $0.traffic.quads = 40
    }
    let run = RecordedRun.sample(
      [shared, grid, .steady("aside", pass: [1])], ablation: ["grid", "shared", "absent"])
    let summaries = SeriesSummary.all(of: run)
    #expect(summaries.dropFirst().allSatisfy { $0.ablationStep == nil })
    let step = try #require(summaries[0].ablationStep)
    #expect(step.from == "grid")
    #expect(step.difference == 2)
    // Rounds of 1, 2 and 3 ms more: an error of 1 / √3.
    let width = 4.303 / 3.0.squareRoot()
    #expect(abs((step.interval?.low ?? 0) - (2 - width)) < 1e-9)
    #expect(abs((step.interval?.high ?? 0) - (2 + width)) < 1e-9)
    #expect(!step.isBeyondNoise)
    // One layer in a hundred is 1 % of 101, and not more.
    #expect(step.changes.map(\.counter.name) == ["blended_px_per_frame", "quads"])
    #expect(step.changes[0].before == 1_000)
    #expect(step.changes[0].after == 4_000)
  }

  @Test("of an ablation step with equal rounds is beyond the noise, in both directions")
  func beyondNoise() {
    func step(_ time: Int64) -> AblationStep? {
      let run = RecordedRun.sample(
        [.steady("a", pass: [2_000]), .steady("b", pass: [time])], ablation: ["a", "b"])
      return SeriesSummary.all(of: run)[1].ablationStep
    }
    #expect(step(2_001)?.isBeyondNoise == true)
    #expect(step(1_999)?.isBeyondNoise == true)
    #expect(step(2_000)?.isBeyondNoise == false)
    #expect(step(2_000)?.changes == [])
  }
}

@Suite("A ranking by counters")
struct CounterRankingTests {
  /// A summary with given bytes read from images, read from and written to the destination, off
  /// screen, and changed.
  private func verdict(_ strategies: (String, [Int])...) -> CounterRanking? {
    let run = RecordedRun.sample(
      strategies.map { name, counts in
        .steady(name, pass: [1]) {
          $0.traffic.sourceReadBytes = counts[0]
          $0.traffic.destinationReadBytes = counts[1]
          $0.traffic.destinationWriteBytes = counts[2]
          $0.traffic.offscreenBytes = counts[3]
          $0.traffic.contentsChangedBytes = counts[4]
        }
      })
    return CounterRanking(SeriesSummary.all(of: run))
  }

  private func leader(_ strategies: [Int]...) -> String? {
    switch strategies.count {
    case 2: verdict(("a", strategies[0]), ("b", strategies[1]))?.leader?.strategy
    default:
      verdict(("a", strategies[0]), ("b", strategies[1]), ("c", strategies[2]))?.leader?.strategy
    }
  }

  @Test("is led by a strategy that is nowhere behind and somewhere clearly ahead")
  func ahead() {
    #expect(leader([100, 0, 100, 0, 0], [100, 100, 100, 0, 0]) == "a")
    #expect(leader([100, 100, 100, 0, 7], [100, 100, 100, 0, 0]) == "b")
    // 1 % above in one counter does no harm, more does.
    #expect(leader([101_000, 0, 0, 0, 0], [100_000, 9, 0, 0, 0]) == "a")
    #expect(leader([101_001, 0, 0, 0, 0], [100_000, 9, 0, 0, 0]) == nil)
    // 1 % below is not clear, more is.
    #expect(leader([99_000, 0, 0, 0, 0], [100_000, 0, 0, 0, 0]) == nil)
    #expect(leader([98_999, 0, 0, 0, 0], [100_000, 0, 0, 0, 0]) == "a")
    #expect(leader([5, 5, 5, 5, 5], [5, 5, 5, 5, 5]) == nil)
  }

  @Test("is not led by a strategy that is ahead of one rival only")
  func everyRival() {
    #expect(leader([1, 5, 5, 0, 0], [2, 5, 5, 0, 0], [3, 5, 5, 0, 0]) == "a")
    #expect(leader([1, 5, 5, 0, 0], [1, 5, 5, 0, 0], [3, 5, 5, 0, 0]) == nil)
  }

  @Test("lists the strategies with clearly the lowest counters")
  func leads() throws {
    let verdict = try #require(self.verdict(("a", [9, 1, 5, 0, 0]), ("b", [3, 4, 5, 0, 0])))
    #expect(verdict.leader == nil)
    #expect(verdict.leads.map(\.counter.name) == ["source_read_bytes", "dest_read_bytes"])
    #expect(verdict.leads.map(\.strategy) == ["b", "a"])
    #expect(verdict.leads.map(\.own) == [3, 1])
    #expect(verdict.leads.map(\.next) == [9, 4])
  }

  @Test("needs two strategies")
  func alone() {
    #expect(verdict(("a", [1, 1, 1, 1, 1])) == nil)
  }
}
