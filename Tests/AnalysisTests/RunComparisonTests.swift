import Analysis
import RunData
import SeededRandom
import Testing

/// Measured rounds of a pass of 12 frames, each round slowed by its own factor.
private func passes(
  _ rounds: Int, factor: Double = 1, seed: UInt64 = 1, noise: Double = 0.01
) -> [[Int64]] {
  var generator = SeededGenerator(seed: seed)
  return (0...rounds).map { _ in
    let round = 1 + generator.number(in: -noise...noise)
    return (0..<12).map { Int64(1e6 * Double($0 + 1) * factor * round) }
  }
}

private func run(
  _ rounds: Int, _ strategies: (String, factor: Double)..., id: String = "one",
  edit: (inout FrameSample) -> Void = { _ in }
) -> MeasuredRun {
  MeasuredRun(recorded(rounds, strategies, id: id, edit: edit))
}

private func recorded(
  _ rounds: Int, _ strategies: [(String, factor: Double)], id: String = "one",
  edit: (inout FrameSample) -> Void = { _ in }
) -> RunResult {
  let series = strategies.enumerated().map { index, strategy in
    FrameSeries.sample(
      strategy.0,
      composite: passes(rounds, factor: strategy.factor, seed: UInt64(index)), edit: edit)
  }
  var run = RunResult.sample(series)
  run.facts.id = id
  return run
}

private func compare(
  _ first: String, _ second: String, in run: MeasuredRun, metrics: [Metric] = Metric.judgedTimes
) -> RunComparison {
  RunComparison(run, run, strategies: (first, second), metrics: metrics)
}

@Suite("A comparison of two series")
struct RunComparisonTests {
  private func primary(_ comparison: RunComparison) throws -> Comparison {
    let times = try #require(comparison.series.first).times
    return try #require(times.first)
  }

  @Test("of a run with itself shows no difference")
  func itself() throws {
    let run = run(6, ("grid", 1))
    let comparison = RunComparison(run, run)
    let series = try #require(comparison.series.first)
    #expect(series.counts.allSatisfy { $0.verdict == .same })
    #expect(series.counts.count == Metric.counts.count)
    #expect(series.times.allSatisfy { $0.verdict == .same && $0.effect == 1 })
    #expect(series.obstacles.isEmpty && series.notes.isEmpty)
    #expect(comparison.exitStatus() == .held)
  }

  @Test("of two strategies of one run reports slower and faster by their order")
  func strategies() throws {
    let run = run(8, ("grid", 1), ("mask", 1.2))
    let slower = compare("grid", "mask", in: run)
    let time = try primary(slower)
    #expect(time.metric == "frame_p50_ms")
    #expect(time.verdict == .worse)
    #expect(time.p == 1.0 / 256)
    let effect = try #require(time.effect)
    #expect(abs(effect - 1.2) < 0.02)
    #expect(slower.exitStatus() == .held)
    #expect(slower.exitStatus(failsOnSlower: true) == .regression)
    let faster = compare("mask", "grid", in: run)
    #expect(try primary(faster).verdict == .better)
    #expect(faster.exitStatus(failsOnSlower: true) == .held)
  }

  @Test(
    "of strategies of two runs pairs series by refresh rate and is sequential")
  func strategiesOfTwoRuns() throws {
    let (first, second) = (run(8, ("grid", 1), ("mask", 2)), run(8, ("mask", 1), id: "two"))
    let comparison = RunComparison(first, second, strategies: ("grid", "mask"))
    let series = try #require(comparison.series.first)
    #expect(series.first.strategy == "grid" && series.second.strategy == "mask")
    #expect(series.times.allSatisfy { $0.verdict == .inconclusive(.sequential) })
    #expect(
      RunComparison(first, second, strategies: ("grid", "none")).exitStatus() == .incomparable)
  }

  @Test("of a strategy that one run alone names says nothing of the other strategies")
  func strategyOfOneRun() {
    let (first, second) = (run(6, ("grid", 1), ("mask", 2)), run(6, ("grid", 1), ("mask", 2)))
    for strategies in [("grid", nil), (nil, "grid")] as [(String?, String?)] {
      let comparison = RunComparison(first, second, strategies: strategies)
      #expect(comparison.series.map(\.first.strategy) == ["grid"])
      #expect(comparison.onlyInFirst.isEmpty && comparison.onlyInSecond.isEmpty)
    }
  }

  @Test("detects a changed tail with an unchanged median, and tests all times with six rounds")
  func tail() throws {
    for rounds in [6, 7, 8] {
      let longer = passes(rounds, seed: 1).map { pass in
        pass.enumerated().map { $0.offset < 10 ? $0.element : $0.element * 3 }
      }
      let run = MeasuredRun(
        .sample([
          .sample("grid", composite: passes(rounds, seed: 0)), .sample("mask", composite: longer),
        ]))
      let times = try #require(compare("grid", "mask", in: run).series.first).times
      #expect(!times[0].verdict.isDifference)
      // 3 · 2⁻ⁿ < 0.05 from 6 rounds on.
      #expect(times.dropFirst().allSatisfy { $0.verdict == .worse }, "\(rounds) rounds")
    }
  }

  @Test("is inconclusive for scattered rounds, and states the minimum detectable effect")
  func scattered() throws {
    var generator = SeededGenerator(seed: 9)
    let series = ["grid", "mask"].map { name in
      FrameSeries.sample(
        name,
        composite: (0...8).map { _ in
          [Int64(1e6 * generator.number(in: 0.5...1.5))]
        })
    }
    let time = try primary(compare("grid", "mask", in: MeasuredRun(.sample(series))))
    #expect(time.verdict == .inconclusive(.scattered))
    #expect(try #require(time.smallestEffect) > 1.2)
  }

  @Test("of two processes reports no time as faster or slower")
  func sequential() throws {
    let comparison = RunComparison(run(10, ("grid", 1)), run(10, ("grid", 2), id: "two"))
    let series = try #require(comparison.series.first)
    #expect(series.times.allSatisfy { $0.verdict == .inconclusive(.sequential) })
    #expect(try #require(series.times[0].effect) > 1.9)
    #expect(comparison.exitStatus(failsOnSlower: true) == .held)
  }

  /// Compares a run with another one, in which every frame has 7 blended pixels and 3 layers.
  private func comparison(
    with edit: (inout RunFacts) -> Void
  ) throws -> (comparison: RunComparison, series: SeriesComparison, words: [String: String]) {
    var other = recorded(8, [("grid", 1)]) { ($0.blendedPixels, $0.layers) = (7, 3) }
    edit(&other.facts)
    let comparison = RunComparison(run(8, ("grid", 1)), MeasuredRun(other))
    let series = try #require(comparison.series.first)
    return (
      comparison, series,
      Dictionary(uniqueKeysWithValues: series.counts.map { ($0.metric, $0.word) })
    )
  }

  @Test("refuses times of runs with different conditions, and compares their counts")
  func refused() throws {
    let edits: [(RunEnvironment.Fact, (inout ToolRun) -> Void)] = [
      (.scenario, { $0.scroll.scenario = "other" }),
      (.scenarioContent, { $0.spec.scenario = .object(["rowHeight": .number(45)]) }),
      (.seed, { $0.spec.seed = 2 }), (.trace, { $0.scroll.trace = "721-00ff" }),
      (.machine, { $0.machine.cpu = "Abacus 9001" }),
      (.build, { $0.machine.buildConfiguration = "debug" }),
    ]
    for (fact, edit) in edits {
      let (comparison, series, words) = try comparison { edit(&$0.run) }
      #expect(series.times.allSatisfy { $0.verdict == .incomparable(.differences) })
      #expect(series.obstacles.contains { $0.fact == fact })
      #expect(words["blended_px_per_frame"] == "higher")
      #expect(comparison.exitStatus() == .incomparable)
    }
  }

  @Test("refuses times of rows with other text, where both runs recorded it")
  func rowText() throws {
    func obstacles(_ texts: (String?, String?)) throws -> [RunDifference] {
      let runs = [texts.0, texts.1].map { text in
        var run = recorded(8, [("grid", 1)])
        run.facts.run.spec.rows.digest = text
        return MeasuredRun(run)
      }
      return try #require(RunComparison(runs[0], runs[1]).series.first).obstacles
    }
    #expect(try obstacles(("5 a", "5 b")) == [RunDifference(.rowText, "5 a", "5 b")])
    #expect(try obstacles(("5 a", "5 a")).isEmpty && obstacles((nil, "5 a")).isEmpty)
  }

  @Test("compares times of different commits, with a note")
  func commit() throws {
    let series = try comparison { $0.run.tool.commit = "def456" }.series
    #expect(series.obstacles.isEmpty)
    #expect(series.notes == [RunDifference(.commit, "abc123", "def456")])
  }

  @Test("treats counts that depend on fonts as incomparable if fonts differ")
  func fonts() throws {
    let words = try comparison { $0.run.machine.fontFingerprint = "ffff" }.words
    #expect(words["blended_px_per_frame"] == "incomparable")
    #expect(words["layers_per_frame"] == "higher")
  }

  @Test("attributes a change to a phase, a counter and the worst frames")
  func explanation() throws {
    let first = FrameSeries.steady("a", rounds: 6, pass: [1_000_000, 2_000_000, 3_000_000]) {
      $0.firstRow = $0.frame * 10
      $0.phases.commit = 500_000
      $0.layers = 10
      $0.roles.background.opaque = 1_000
    }
    let second = FrameSeries.steady("b", rounds: 6, pass: [1_100_000, 2_100_000, 6_000_000]) {
      $0.firstRow = $0.frame * 10
      $0.phases.commit = 400_000
      $0.layers = 11
      $0.blendedPixels = 5
    }
    let series = try #require(
      compare("a", "b", in: MeasuredRun(.sample([first, second]))).series.first)
    let explanation = try #require(series.explanation)
    #expect(explanation.phase?.phase == .composite)
    #expect(abs(try #require(explanation.phase?.milliseconds) - 0.1) < 1e-9)
    // From 0 to 5 is a greater change than from 10 to 11; a fall from 1,000 to 0 slows nothing.
    #expect(explanation.counter?.metric.name == "blended_px_per_frame")
    #expect(explanation.worstFrames.map(\.frame) == [2])
    #expect(explanation.worstFrames.map(\.row) == [20])
  }

  @Test("lists the series of only one run, and is incomparable without common series")
  func unmatched() {
    let comparison = RunComparison(run(6, ("a", 1)), run(6, ("b", 1)))
    #expect(comparison.onlyInFirst.map(\.strategy) == ["a"])
    #expect(comparison.onlyInSecond.map(\.strategy) == ["b"])
    #expect(comparison.exitStatus() == .incomparable)
  }
}
