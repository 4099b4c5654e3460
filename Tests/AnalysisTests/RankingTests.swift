import Analysis
import RunRecords
import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("A ranking")
struct RankingTests {
  /// Strategies with passes of one frame, with the times of the measured rounds.
  private func ranking(
    _ rounds: [(strategy: String, times: [Int64])], wrong: [String] = []
  ) -> Ranking {
    let series = rounds.map { entry in
      FrameSeries.sample(entry.strategy, composite: [[1]] + entry.times.map { [$0] })
    }
    let run = RecordedRun.sample(
      series, proofs: rounds.map { .sample($0.strategy, holds: !wrong.contains($0.strategy)) })
    return Ranking(SeriesSummary.all(of: run), proofs: run.record.proofs)
  }

  private func names(_ outcome: Ranking.Result) -> [String] {
    switch outcome {
    case .empty: ["nobody"]
    case .single(let only): ["alone", only.strategy]
    case .winner(let winner): ["winner", winner.strategy]
    case .tie(let leaders): ["too close"] + leaders.map(\.strategy)
    }
  }

  @Test("starts with the lowest median")
  func order() {
    let ranking = ranking([
      ("slow", [9_000_000, 9_000_000]), ("fast", [1_000_000, 1_000_000]),
      ("middle", [5_000_000, 5_000_000]),
    ])
    #expect(ranking.ranked.map(\.strategy) == ["fast", "middle", "slow"])
    #expect(ranking.ranked.map(ranking.timesFastest) == [1, 5, 9])
    #expect(names(ranking.result) == ["winner", "fast"])
  }

  @Test("equal medians keep the order of the run and have no winner")
  func ties() {
    let ranking = ranking([("b", [2, 2]), ("a", [2, 2])])
    #expect(ranking.ranked.map(\.strategy) == ["b", "a"])
    #expect(names(ranking.result) == ["too close", "b", "a"])
  }

  @Test("has a tie if the fastest loses one round")
  func oneLostRound() {
    let ranking = ranking([
      ("a", [10, 10, 10, 10, 10, 21]), ("b", [20, 20, 20, 20, 20, 20]),
      ("c", [30, 30, 30, 30, 30, 30]),
    ])
    #expect(names(ranking.result) == ["too close", "a", "b"])
  }

  @Test("has a tie if a rival behind the second one wins a round")
  func thirdDisturbs() {
    // a beats b in every round, but c beats a in the last.
    let ranking = ranking([("a", [10, 10, 10]), ("b", [20, 20, 20]), ("c", [30, 30, 9])])
    #expect(names(ranking.result) == ["too close", "a", "b", "c"])
  }

  @Test("has the leaders of a naive search that all beat the rest", arguments: 0..<200)
  func leaders(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ranking = ranking(
      ["a", "b", "c", "d"].enumerated().map { place, name in
        let slow = Int64(place) * 4
        return (name, (0..<3).map { _ in slow + Int64.random(in: 1...9, using: &generator) })
      })
    let ranked = ranking.ranked
    let smallest = (1...4).first { count in
      ranked[..<count].allSatisfy { leader in
        ranked[count...].allSatisfy { rival in
          (0..<3).allSatisfy { leader.roundP50s[$0] < rival.roundP50s[$0] }
        }
      }
    }
    #expect(
      names(ranking.result)
        == (smallest == 1
          ? ["winner", ranked[0].strategy]
          : ["too close"] + ranked[..<(smallest ?? 0)].map(\.strategy)),
      "seed \(seed)")
  }

  @Test("a strategy with wrong pixels is not ranked, however fast")
  func wrongPixels() {
    let ranking = ranking(
      [("cheat", [1, 1]), ("b", [5, 5]), ("a", [4, 4])], wrong: ["cheat"])
    #expect(ranking.ranked.map(\.strategy) == ["a", "b"])
    #expect(ranking.unranked.map(\.strategy) == ["cheat"])
    #expect(names(ranking.result) == ["winner", "a"])
  }

  @Test("excludes a strategy with an unpredicted fault at every rate, but not with a predicted one")
  func findings() {
    var run = RecordedRun.sample(
      ["a", "b", "c"].flatMap { name in
        [60, 120].map { FrameSeries.steady(name, refreshRate: $0, pass: [5]) }
      }, proofs: ["a", "b", "c"].map { .sample($0) })
    // Found at 60 Hz; a by its proof and b while it ran.
    run.record.proofs[0].add("layers-grow", "layers grew")
    run.record.series[2].faults = [Fault(kind: "k", sentence: "b", isPredicted: false)]
    run.record.series[4].faults = [Fault(kind: "k", sentence: "c", isPredicted: true)]
    let summaries = SeriesSummary.all(of: run)
    for ranking in Ranking.perRefreshRate(summaries, proofs: run.record.proofs) {
      #expect(ranking.unranked.map(\.strategy) == ["a", "b"])
      #expect(names(ranking.result) == ["alone", "c"])
    }
    #expect(
      summaries.map { $0.faults.map(\.sentence) } == [
        ["layers grew"], ["layers grew"], ["b"], ["b"], ["c"], ["c"],
      ])
  }

  @Test("has no winner among one strategy or none")
  func fewStrategies() {
    #expect(names(ranking([("a", [1])]).result) == ["alone", "a"])
    #expect(names(ranking([("a", [1]), ("b", [2])], wrong: ["a"]).result) == ["alone", "b"])
    let nobody = ranking([("a", [1])], wrong: ["a"])
    #expect(names(nobody.result) == ["nobody"])
    #expect(nobody.timesFastest(nobody.unranked[0]) == nil)
  }

  @Test("is separate per refresh rate, the highest last, and includes strategies without a proof")
  func perRefreshRate() {
    let run = RecordedRun.sample([
      .steady("a", refreshRate: 120, pass: [1]), .steady("a", refreshRate: 60, pass: [2]),
      .steady("b", refreshRate: 120, pass: [2]), .steady("b", refreshRate: 60, pass: [1]),
    ])
    let rankings = Ranking.perRefreshRate(SeriesSummary.all(of: run), proofs: [])
    #expect(rankings.map(\.refreshRate) == [60, 120])
    #expect(rankings.map { names($0.result) } == [["winner", "b"], ["winner", "a"]])
  }

  @Test("excludes controls, in times and in counters")
  func controls() {
    let run = RecordedRun.sample([
      .steady("square", pass: [1]) { $0.traffic.sourceReadBytes = 1 },
      .steady("b", pass: [8]) { $0.traffic.sourceReadBytes = 9 },
      .steady("a", pass: [4]) { $0.traffic.sourceReadBytes = 8 },
    ])
    let ranking = Ranking(SeriesSummary.all(of: run), proofs: [], controls: ["square"])
    #expect(ranking.ranked.map(\.strategy) == ["a", "b"])
    #expect(ranking.controls.map(\.strategy) == ["square"])
    #expect(names(ranking.result) == ["winner", "a"])
    #expect(ranking.counters?.leader?.strategy == "a")
    #expect(ranking.ranked.map(ranking.timesFastest) == [1, 2])
    let only = Ranking(
      SeriesSummary.all(of: .sample([.steady("square", pass: [1])])), proofs: [],
      controls: ["square"])
    #expect(names(only.result) == ["nobody"])
    #expect(only.counters == nil)
  }

  @Test("by headroom starts with the greatest headroom, not with the lowest median")
  func byHeadroom() {
    let run = RecordedRun.sample([
      .steady("spiky", pass: [1_000, 1_000, 9_000]), .steady("even", pass: [2_000, 2_000, 2_000]),
      .steady("same", pass: [2_000, 2_000, 2_000]),
    ])
    let ranking = Ranking(SeriesSummary.all(of: run), proofs: [])
    #expect(ranking.ranked.map(\.strategy) == ["spiky", "even", "same"])
    #expect(ranking.byHeadroom.map(\.strategy) == ["even", "same", "spiky"])
  }
}
