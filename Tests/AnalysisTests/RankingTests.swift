import Analysis
import RunData
import SeededRandom
import Testing

@Suite("A ranking")
struct RankingTests {
  /// Strategies with passes of one frame; some measured rounds repeat the given times.
  ///
  /// - Parameters:
  ///   - wrong: The letters of strategies with wrong pixels.
  ///   - controls: Those of controls.
  private func ranking(
    _ times: [(strategy: String, times: [Int64])], rounds: Int = 6, wrong: String = "",
    controls: String = ""
  ) -> Ranking {
    let series = times.map { entry in
      FrameSeries.sample(
        entry.strategy,
        composite: [[1]]
          + (0..<max(rounds, entry.times.count)).map { [entry.times[$0 % entry.times.count]] })
    }
    return ranking(
      .sample(
        series, proofs: times.map { .sample($0.strategy, holds: !wrong.contains($0.strategy)) },
        controls: controls.map(String.init)))
  }

  private func ranking(_ run: RunResult) -> Ranking {
    Ranking(SeriesSummary.all(of: run), in: run.facts)
  }

  private func names(_ outcome: Ranking.Result) -> [String] {
    switch outcome {
    case .empty: ["nobody"]
    case .single(let only): ["alone", only]
    case .winner(let winner): ["winner", winner]
    case .tie(let leaders): ["too close"] + leaders
    case .tooFewRounds(let needed): ["needs \(needed)"]
    case .placeboDiffers: ["placebo differs"]
    }
  }

  @Test(
    "starts with the lowest median, and has a winner, leaders, or neither",
    arguments: [
      (
        [("slow", [9_000_000]), ("fast", [1_000_000]), ("middle", [5_000_000])],
        ["fast", "middle", "slow"], ["winner", "fast"]
      ),
      // Equal medians keep the order of the run.
      ([("b", [2, 2]), ("a", [2, 2])], ["b", "a"], ["too close", "b", "a"]),
      // One lost round of nine.
      (
        [("a", [10, 10, 10, 10, 10, 10, 10, 10, 21]), ("b", Array(repeating: 20, count: 9))],
        ["a", "b"], ["winner", "a"]
      ),
      // A difference within the margin of 2 %, however certain.
      ([("a", [1_000]), ("b", [1_015])], ["a", "b"], ["too close", "a", "b"]),
      // a beats b in every round, but c beats a in the last.
      (
        [("a", [10, 10, 10]), ("b", [20, 20, 20]), ("c", [30, 30, 9])], ["a", "b", "c"],
        ["too close", "a", "c"]
      ),
      ([("a", [1])], ["a"], ["alone", "a"]),
    ] as [([(String, [Int64])], [String], [String])])
  func result(rounds: [(String, [Int64])], ranked: [String], result: [String]) {
    let ranking = ranking(rounds)
    #expect(ranking.ranked.map(\.strategy) == ranked)
    #expect(names(ranking.result) == result)
    #expect(ranking.comparisons.count == ranked.count - 1)
  }

  @Test("is led by the strategy that is faster frame by frame, also with the longer median")
  func frameByFrame() {
    let run = RunResult.sample([
      .steady("shortest median", rounds: 6, pass: [1_000, 2_000, 3_000, 4_000, 5_000]),
      .steady("faster", rounds: 6, pass: [500, 1_000, 3_200, 3_300, 4_000]),
      .steady("slow", rounds: 6, pass: [9_000, 9_000, 9_000, 9_000, 9_000]),
    ])
    let ranking = ranking(run)
    #expect(ranking.ranked.map(\.strategy) == ["faster", "shortest median", "slow"])
    #expect(names(ranking.result) == ["winner", "faster"])
  }

  @Test("needs six rounds, and neither ranks controls nor wrong pixels, however fast")
  func excluded() {
    let (a, b, c) = (("a", [Int64(4)]), ("b", [Int64(5)]), ("c", [Int64(1)]))
    #expect(names(ranking([a, b], rounds: 5).result) == ["needs 6"])
    for (wrong, controls) in [("c", ""), ("", "c")] {
      let ranking = ranking([c, b, a], wrong: wrong, controls: controls)
      #expect(ranking.ranked.map(\.strategy) == ["a", "b"])
      #expect(ranking.unranked.map(\.strategy) == wrong.map(String.init))
      #expect(ranking.controls.map(\.strategy) == controls.map(String.init))
      #expect(abs((ranking.comparisons["b"]?.effect ?? 0) - 1.25) < 1e-9)
      #expect(ranking.comparisons.keys.sorted() == ["b", "c"])
      #expect(names(ranking.result) == ["winner", "a"])
    }
    #expect(names(ranking([a, b], wrong: "a").result) == ["alone", "b"])
    for nobody in [ranking([a], wrong: "a"), ranking([a], controls: "a")] {
      #expect(names(nobody.result) == ["nobody"])
      #expect(nobody.comparisons.isEmpty && nobody.counters == nil)
    }
  }

  @Test("names no winner if a strategy differs from a second measurement of itself")
  func placebo() throws {
    for (time, result) in [(10, ["winner", "a"]), (11, ["placebo differs"])] as [(Int64, [String])]
    {
      var run = RunResult.sample([
        .steady("a", rounds: 6, pass: [10]), .steady("b", rounds: 6, pass: [20]),
        .steady(RunFacts.placeboID, rounds: 6, pass: [time]),
      ])
      run.facts.run.spec.strategies = ["a"]
      let ranking = ranking(run)
      #expect(names(ranking.result) == result)
      #expect(ranking.ranked.map(\.strategy) == ["a", "b"])
      let floor = try #require(ranking.noiseFloor)
      #expect(abs((floor.effect ?? 0) - Double(time) / 10) < 1e-9)
      // No chart, table or recommendation says more than the headline.
      #expect(
        ranking.comparisons["b"]?.verdict
          == (time == 10 ? .worse : .inconclusive(.placeboDiffers)))
    }
  }

  @Test("is led by the fastest and all that it does not beat", arguments: 0..<20)
  func leaders(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ranking = ranking(
      ["a", "b", "c", "d"].enumerated().map { place, name in
        let slow = Int64(place) * 4
        return (name, (0..<6).map { _ in 20 + slow + Int64.random(in: 1...9, using: &generator) })
      })
    let ranked = ranking.ranked
    let leaders = ranked.filter { rival in
      let pair = self.ranking(
        [ranked[0], rival].map { ($0.strategy, $0.p50.rounds.map { Int64(($0 * 1e6).rounded()) }) })
      return names(pair.result) != ["winner", ranked[0].strategy] || rival == ranked[0]
    }.map(\.strategy)
    #expect(
      names(ranking.result) == [leaders.count == 1 ? "winner" : "too close"] + leaders,
      "seed \(seed)")
  }

  @Test("excludes a strategy with an unpredicted fault at every rate, but not with a predicted one")
  func findings() {
    var run = RunResult.sample(
      ["a", "b", "c"].flatMap { name in
        [60, 120].map { FrameSeries.steady(name, refreshRate: $0, rounds: 6, pass: [5]) }
      }, proofs: ["a", "b", "c"].map { .sample($0) })
    // Found at 60 Hz; a by its proof and b while it ran.
    run.facts.proofs[0].add("layers-grow", "layers grew")
    run.facts.series[2].faults = [Fault(kind: "k", sentence: "b", isPredicted: false)]
    run.facts.series[4].faults = [Fault(kind: "k", sentence: "c", isPredicted: true)]
    let summaries = SeriesSummary.all(of: run)
    for ranking in Ranking.perRefreshRate(summaries, in: run.facts) {
      #expect(ranking.unranked.map(\.strategy) == ["a", "b"])
      #expect(names(ranking.result) == ["alone", "c"])
    }
    #expect(
      summaries.map { $0.faults.map(\.sentence) } == [
        ["layers grew"], ["layers grew"], ["b"], ["b"], ["c"], ["c"],
      ])
  }

  @Test("is separate per refresh rate, the highest last, and includes strategies without a proof")
  func perRefreshRate() {
    let run = RunResult.sample([
      .steady("a", refreshRate: 120, rounds: 6, pass: [1]),
      .steady("a", refreshRate: 60, rounds: 6, pass: [2]),
      .steady("b", refreshRate: 120, rounds: 6, pass: [2]),
      .steady("b", refreshRate: 60, rounds: 6, pass: [1]),
    ])
    let rankings = Ranking.perRefreshRate(SeriesSummary.all(of: run), in: run.facts)
    #expect(rankings.map(\.refreshRate) == [60, 120])
    #expect(rankings.map { names($0.result) } == [["winner", "b"], ["winner", "a"]])
  }

  @Test("excludes controls in counters")
  func controls() {
    let bytes = ["square": 1, "b": 9, "a": 8]
    let series = bytes.map { name, bytes in
      FrameSeries.steady(name, rounds: 6, pass: [4]) { $0.traffic.sourceReadBytes = bytes }
    }
    #expect(ranking(.sample(series, controls: ["square"])).counters?.leader == "a")
  }
}
