import Analysis
import RunData
import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("The lines of a cell of a sweep")
struct CrossoverTests {
  private let cell = SweepPlan(
    vary: [SweepAxis(name: "radius", values: ["4", "8"])], runArguments: []
  ).cells[0]

  /// A run with given frame times of its strategies in nanoseconds, increasing slightly per round.
  private func run(
    _ times: [(String, Int64)], rounds: Int = 6, rate: Int = 120, controls: [String] = [],
    proofs: [PixelEquivalence] = []
  ) -> RunResult {
    let series = times.map { name, time in
      FrameSeries.sample(
        name, refreshRate: rate,
        composite: (0...rounds).map { round in
          (1...5).map { time * Int64($0) + Int64(round) * time / 1_000 }
        }
      ) { sample in
        sample.blendedPixels = Int(time / 1_000)
        sample.opaquePixels = 7
      }
    }
    return .sample(series, proofs: proofs, controls: controls)
  }

  private func verdicts(_ run: RunResult) -> [String: String] {
    let lines = CrossoverLine.all(of: cell, run)
    return Dictionary(uniqueKeysWithValues: lines.map { ($0.strategy, $0.word) })
  }

  @Test("reports the fastest strategy as winner if it is significantly faster than all others")
  func winner() throws {
    let run = run([("a", 2_000_000), ("b", 1_000_000), ("square", 500_000)], controls: ["square"])
    #expect(verdicts(run) == ["a": "loses", "b": "wins", "square": "control"])
    let lines = CrossoverLine.all(of: cell, run)
    let loser = try #require(lines.first)
    #expect(loser.fastest == "b" && loser.cell.values == ["4"] && loser.rounds == 6)
    #expect(abs((loser.ratio ?? 0) - 2) < 1e-9 && loser.p == 2.0 / 64)
    let interval = try #require(loser.interval)
    #expect(interval.low > 1.99 && interval.high < 2.01)
    #expect(
      loser.counts == [
        "blended_px_per_frame": 2_000, "opaque_px_per_frame": 7, "offscreen_passes_per_frame": 0,
      ])
    let winner = lines[1]
    #expect(winner.ratio == 1 && winner.interval == nil)
    #expect(lines[2].ratio.map { $0 < 1 } == true)
  }

  @Test("reports ties within 2 %, in too few rounds and beside a placebo, and wrong pixels")
  func others() {
    let near = run([("a", 1_010_000), ("b", 1_000_000), ("c", 2_000_000)])
    #expect(verdicts(near) == ["a": "tie", "b": "tie", "c": "loses"])
    let times = [("a", Int64(2_000_000)), ("b", 1_000_000)]
    for rounds in 1...5 {
      #expect(verdicts(run(times, rounds: rounds)) == ["a": "tie", "b": "tie"])
    }
    var placebo = run(times + [(RunFacts.placeboID, 2_200_000)])
    placebo.facts.run.spec.strategies = ["a"]
    #expect(verdicts(placebo) == ["a": "tie", "b": "tie"])
    for (wrong, words) in [("b", ["alone", "unranked"]), ("ab", ["unranked", "unranked"])] {
      let proofs = ["a", "b"].map { PixelEquivalence.sample($0, holds: !wrong.contains($0)) }
      #expect(verdicts(run(times, proofs: proofs)) == ["a": words[0], "b": words[1]])
    }
  }

  // MARK: - Many cells

  private let cells = SweepPlan(
    vary: [SweepAxis(name: "radius", values: (0..<9).map { "\($0)" })], runArguments: []
  ).cells

  /// The lines of a cell of two strategies that differ with a p value, perhaps within the margin.
  private func cellLines(_ cell: Int, p: Double, isEqual: Bool = false) -> [CrossoverLine] {
    ["a", "b"].map { strategy in
      var line = CrossoverLine(
        cells[cell], strategy: strategy, refreshRate: 120, rounds: 8,
        verdict: isEqual || p >= 0.05 ? .same : strategy == "a" ? .better : .worse)
      (line.fastest, line.p) = ("a", strategy == "a" ? nil : p)
      return line
    }
  }

  @Test("adjusts wins for the number of cells; others become ties with the closest rival")
  func falseWins() {
    func wins(_ p: [Double]) -> [Bool] {
      let lines = p.enumerated().flatMap { cellLines($0, p: $1) }.controllingFalseWins()
      for (first, second) in zip(lines, lines.dropFirst()) where first.cell == second.cell {
        #expect((first.verdict == .better) == (second.verdict == .worse))
      }
      return lines.filter { $0.strategy == "a" }.map { $0.verdict == .better }
    }
    #expect(wins([0.03]) == [true])
    #expect(wins([0.03, 0.5]) == [false, false])
    #expect(wins([0.03, 0.03, 0.04]) == [true, true, true])
    #expect(wins([0.001, 0.03, 0.5, 0.9]) == [true, false, false, false])
    #expect(wins([]) == [])
    // Cells without a winner count as tests, but not as discoveries.
    let lines =
      (0..<8).flatMap { cellLines($0, p: 0.001, isEqual: true) } + cellLines(8, p: 0.04)
    #expect(lines.controllingFalseWins().allSatisfy { $0.verdict == .same })
  }

  @Test(
    "takes so many rounds to show a win in one cell alone",
    arguments: [(tests: 1, rounds: 6), (9, 9), (105, 13), (1_000, 16)])
  func rounds(tests: Int, rounds: Int) {
    func isShown(_ rounds: Int) -> Bool {
      // The smallest p value of two sides.
      let p = [1 / Double(1 << (rounds - 1))] + Array(repeating: 1, count: tests - 1)
      return p.benjaminiHochbergAdjusted[0] < [CrossoverLine].falseWinShare
    }
    #expect([CrossoverLine].fewestRounds(tests: tests) == rounds && isShown(rounds))
    #expect(tests == 1 || !isShown(rounds - 1))
  }

  @Test("wins falsely in at most 5 of 100 sweeps of nine cells of equal strategies")
  func falseWinRate() {
    // Without the adjustment a sweep in three has a win.
    var generator = SeededGenerator(seed: 9)
    let sweeps = 1_000
    var (unadjusted, adjusted) = (0, 0)
    for _ in 0..<sweeps {
      let lines = (0..<9).flatMap { cellLines($0, p: generator.number(in: 0...1.0)) }
      unadjusted += lines.contains { $0.verdict == .better } ? 1 : 0
      adjusted += lines.controllingFalseWins().contains { $0.verdict == .better } ? 1 : 0
    }
    #expect(unadjusted > 300)
    #expect(Double(adjusted) / Double(sweeps) <= 0.065)
  }
}
