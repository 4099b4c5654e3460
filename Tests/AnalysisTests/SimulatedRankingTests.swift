import Analysis
import Glibc
import RunData
import SampleRuns
import Testing

/// Simulated runs of single-frame passes, with independent log-normal noise per strategy and round.
@Suite("Simulated rankings")
struct SimulatedRankingTests {
  /// Ranks strategies whose times are given factors of 10 ms.
  private func ranking(
    _ factors: [(String, Double)], rounds: Int, noise: Double, seed: UInt64
  ) -> Ranking {
    var normal = NormalNoise(seed: seed)
    let series = factors.map { name, factor in
      FrameSeries.sample(
        name,
        composite: (0...rounds).map { _ in [Int64(1e7 * factor * exp(noise * normal.next()))] })
    }
    let run = RunResult.sample(series)
    return Ranking(SeriesSummary.all(of: run), in: run.facts)
  }

  private func wins(_ ranking: Ranking) -> Bool {
    if case .winner = ranking.result { true } else { false }
  }

  @Test("name a winner among equal strategies in at most 5 % of runs", arguments: [2, 4])
  func equal(count: Int) throws {
    let strategies = ["a", "b", "c", "d"].prefix(count).map { ($0, 1.0) }
    for rounds in Simulations.all([6, 12, 20, 40]) {
      let share = try Simulations.share(
        "run", "\(count) equal, \(rounds) rounds, noise 3 %", trials: 100
      ) { wins(ranking(strategies, rounds: rounds, noise: 0.03, seed: $0)) }
      #expect(share <= 0.05, "\(rounds) rounds")
    }
  }

  // The rule "faster in every round" has a power of Φ(d)ⁿ: at a difference of one deviation of the
  // rounds' ratios 35 % with 6 rounds, 13 % with 12 and 0 % with 40.
  @Test("name a winner more often the more rounds there are")
  func power() throws {
    let noise = 0.06 / 2.0.squareRoot()
    let shares = try [6, 12, 20].map { rounds in
      try Simulations.share("run", "8 % faster, \(rounds) rounds, noise 4.2 %", trials: 40) {
        wins(ranking([("a", 1), ("b", 1.08)], rounds: rounds, noise: noise, seed: $0))
      }
    }
    #expect(shares[0] < shares[1] && shares[1] < shares[2], "\(shares)")
    #expect(shares[2] > 0.9)
  }

  @Test("have placebos whose p values follow the exact null distribution")
  func placebo() throws {
    // With n rounds and no ties P(p = k / 2ⁿ) is known: each one-sided tail of the 64 sign patterns.
    var expected: [Double: Double] = [:]
    for signs in 0..<64 {
      let sum = (1...6).reduce(0) { $0 + (signs >> ($1 - 1) & 1) * $1 }
      let extreme = max(sum, 21 - sum)
      let tail = (0..<64).count { other in
        (1...6).reduce(0) { $0 + (other >> ($1 - 1) & 1) * $1 } >= extreme
      }
      expected[Double(tail) / 64, default: 0] += 1.0 / 64
    }
    let runs = Simulations.asked ?? 300
    var observed: [Double: Int] = [:]
    for seed in 0..<UInt64(runs) {
      let ranking = ranking(
        [("a", 1), (RunFacts.placeboID, 1)], rounds: 6, noise: 0.02, seed: 1_000 + seed)
      let floor = try #require(ranking.noiseFloor)
      observed[try #require(floor.p), default: 0] += 1
    }
    #expect(Set(observed.keys).isSubset(of: expected.keys))
    let chiSquare = expected.reduce(0.0) { sum, entry in
      let count = entry.value * Double(runs)
      let difference = Double(observed[entry.key] ?? 0) - count
      return sum + difference * difference / count
    }
    // The 0.999 quantile of χ² with 10 degrees of freedom, for 11 classes.
    #expect(expected.count == 11)
    #expect(chiSquare < 29.6, "\(chiSquare)")
  }
}
