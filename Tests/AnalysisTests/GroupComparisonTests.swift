import Analysis
import Glibc
import RunData
import SampleRuns
import Testing

@Suite("A comparison of groups of runs")
struct GroupComparisonTests {
  /// A run of one series with a median frame time in milliseconds.
  private func run(
    _ milliseconds: Double?, strategy: String = "grid", facts: [RunEnvironment.Fact: String] = [:],
    layers: Double? = nil
  ) -> MeasuredRun {
    let key = SeriesKey(
      scenario: "settings", engine: "painter", strategy: strategy, reuse: "pool", refreshRate: 60)
    var values = milliseconds.map { ["frame_p50_ms": $0] } ?? [:]
    values["layers_per_frame"] = layers
    let frames = FrameSeries(strategy: key.strategy, refreshRate: 60, framesPerRound: 1, frames: [])
    return MeasuredRun(
      facts: RunEnvironment(facts), series: [MeasuredSeries(key, frames, values: values)])
  }

  private func time(_ first: [Double?], _ second: [Double?]) throws -> Comparison {
    let metric = try #require(Metric.named("frame_p50_ms"))
    let comparison = RunComparison(
      groups: first.map { run($0) }, second.map { run($0) }, metrics: [metric])
    return try #require(comparison.series.first?.times.first)
  }

  @Test("calls a group slower or faster if test and interval agree, from four runs each")
  func verdicts() throws {
    let (fast, slow) = ([1.0, 1.01, 1.02, 1.03], [1.2, 1.21, 1.22, 1.23])
    let slower = try time(fast, slow)
    #expect(slower.verdict == .worse && slower.word == "slower")
    #expect(abs(try #require(slower.adjustedP) - 1.0 / 70) < 1e-12)
    // The median of all ratios, and their smallest and largest.
    #expect(abs(try #require(slower.interval).low - 1.2 / 1.03) < 1e-9)
    #expect(abs(try #require(slower.interval).high - 1.23) < 1e-9)
    #expect(try time(slow, fast).verdict == .better)
    #expect(try time(fast, fast.map { $0 + 0.005 }).verdict == .inconclusive(.scattered))
    let equal = [1, 1.001, 1.002, 1.003]
    #expect(try time(equal, equal).verdict == .same)
  }

  @Test("compares the counts in which all runs of a side agree, exactly")
  func counts() {
    func series(_ first: [Double], _ second: [Double]) -> SeriesComparison {
      let groups = [first, second].map { side in side.map { run(1, layers: $0) } }
      return RunComparison(groups: groups[0], groups[1]).series[0]
    }
    #expect(series([10, 10], [11]).counts.map(\.verdict) == [.worse])
    #expect(series([10, 10], [10, 10]).counts.map(\.verdict) == [.same])
    let differing = series([10, 11], [11, 11])
    #expect(differing.counts.isEmpty && differing.differingCounts == ["layers_per_frame"])
  }

  @Test("needs four runs each, five for more than three metrics")
  func few() throws {
    let three = try time([1, 1, 1], [2, 2, 2])
    #expect(three.verdict == .inconclusive(.tooFewRounds(needed: 4)))
    #expect(try time([1, 1, 1, 1, 1], [2, 2, 2]).verdict == three.verdict)
    #expect(try time([1], [2]).verdict == three.verdict)
  }

  @Test("calls a time that a run lacks missing, and names series that a run lacks")
  func missing() throws {
    #expect(try time([1, nil, 1, 1], [2, 2, 2, 2]).verdict == .incomparable(.missing))
    let (grid, mask) = (run(1), run(1, strategy: "mask"))
    for (first, second) in [([grid, mask], [grid]), ([grid], [grid, mask])] {
      let partial = RunComparison(groups: first, second)
      #expect(partial.series.isEmpty && partial.partial.map(\.strategy) == ["grid", "mask"])
      #expect(partial.exitStatus() == .incomparable)
    }
    // New runs may be slower in a series that they lack.
    let both = MeasuredRun(facts: grid.facts, series: grid.series + mask.series)
    for (first, second, status) in [(both, grid, ExitStatus.incomparable), (grid, both, .held)] {
      let partial = RunComparison(groups: [first], [second])
      #expect(partial.exitStatus() == .held && partial.exitStatus(failsOnSlower: true) == status)
    }
    let named = RunComparison(groups: [grid], [mask], strategies: ("grid", "mask"))
    #expect(named.series.map(\.second.strategy) == ["mask"])
  }

  @Test("names the conditions of times in which a run differs from the first")
  func differences() {
    func differences(_ fact: RunEnvironment.Fact) -> [RunDifference] {
      RunComparison.differences(among: ["a", "a", "b"].map { run(1, facts: [fact: $0]) })
    }
    for fact in [RunEnvironment.Fact.machine, .frames] {
      #expect(differences(fact) == [RunDifference(fact, "a", "b")])
    }
    #expect(differences(.commit).isEmpty, "the subject of the comparison")
    let threads = ["1", "2"].map { [run(1, facts: [.threads: $0])] }
    let comparison = RunComparison(groups: threads[0], threads[1])
    #expect(comparison.series.map(\.notes) == [[RunDifference(.threads, "1", "2")]])
  }

  @Test("of equal groups alarms in at most 5 of 100 cases, and finds 10 % with six runs each")
  func simulation() throws {
    func alarms(_ name: String, _ factor: Double, runs: Int) throws -> Double {
      var noise = NormalNoise(seed: 14)
      return try Simulations.share(
        "compare A… -- B…", "\(name), \(runs) runs each, noise 3 %", trials: 300
      ) { _ in
        // Runs differ by 3 % from process to process.
        func group(_ factor: Double) -> [Double] {
          (0..<runs).map { _ in factor * exp(0.03 * noise.next()) }
        }
        return try time(group(1), group(factor)).verdict.isDifference
      }
    }
    for runs in Simulations.all([6, 4, 5, 10]) {
      #expect(try alarms("equal", 1, runs: runs) <= 0.05)
    }
    let found = try Simulations.all([6, 10, 20]).map { try alarms("10 % slower", 1.1, runs: $0) }
    #expect(found[0] >= 0.8 && found == found.sorted())
  }
}
