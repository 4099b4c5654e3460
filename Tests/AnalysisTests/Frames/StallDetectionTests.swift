import Analysis
import Glibc
import RunData
import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("Stalls")
struct StallDetectionTests {
  /// A run whose strategies take 1, 1.5, 2 … ms per frame, with noise per round and frame.
  ///
  /// - Parameter isStalled: Returns whether a frame takes 20 ms longer.
  private func series(
    strategies: Int, seed: UInt64, frames: Int = 240, rounds: Int = 6,
    isStalled: (_ strategy: Int, _ round: Int, _ frame: Int) -> Bool
  ) -> [FrameSeries] {
    var noise = NormalNoise(seed: seed)
    return (0..<strategies).map { strategy in
      FrameSeries.sample(
        "s\(strategy)",
        composite: (0...rounds).map { round in
          let usual = (1 + Double(strategy) / 2) * exp(0.02 * noise.next())
          return (0..<frames).map { frame in
            let stall = round > 0 && isStalled(strategy, round, frame) ? 20.0 : 0
            return Int64(1e6 * (usual * exp(0.05 * noise.next()) + stall))
          }
        })
    }
  }

  private func detection(_ series: [FrameSeries]) -> StallDetection {
    // The slowest strategy takes 2.5 ms.
    StallDetection(series.map { $0.times(\.total) }, slowest: 2.5e6, budget: 1e9 / 120)
  }

  @Test("of 2 % of the frames of one strategy are attributed to it in at least 95 % of runs")
  func oneStrategy() throws {
    let found = try Simulations.share(
      "stalls", "2 % of the frames of one strategy of 4, 6 rounds", trials: 40
    ) { seed in
      var generator = SeededGenerator(seed: seed)
      let cause = Int(seed % 4)
      let runs = series(strategies: 4, seed: seed) { strategy, _, _ in
        // The machine stalls 0.1 % of all frames besides.
        generator.number(in: 0...1) < (strategy == cause ? 0.021 : 0.001)
      }
      return detection(runs).isCause == (0..<4).map { $0 == cause }
    }
    #expect(found >= 0.95)
  }

  // Counts per second would blame the fastest strategy.
  @Test("of the same frames of all strategies are attributed to none")
  func sharedFrames() {
    let found = detection(
      series(strategies: 4, seed: 1) { _, round, frame in
        (frame + 3 * round) % 20 == 5
      })
    #expect(found.counts == [72, 72, 72, 72] && !found.isCause.contains(true))
  }

  // Counts per pass would blame the slower strategies, whose passes are longer.
  @Test("of the machine, in bursts, are attributed to a strategy in at most 1 % of runs")
  func bursts() throws {
    let blamed = try Simulations.share(
      "stalls", "bursts of the machine, 4 strategies, 6 rounds", trials: 200
    ) { seed in
      var generator = SeededGenerator(seed: seed)
      // Bursts of 50 ms to 2 s after pauses of 1 s on average; half of the frames stall.
      var burst = 0.0
      var pause = 1.0
      let series = series(strategies: 4, seed: seed) { strategy, _, _ in
        let seconds = (1 + Double(strategy) / 2) / 1e3
        guard burst <= 0 else {
          burst -= seconds
          if burst <= 0 { pause = -log(1 - generator.number(in: 0...0.999)) }
          return generator.number(in: 0...1) < 0.5
        }
        pause -= seconds
        if pause <= 0 { burst = generator.number(in: 0.05...2) }
        return false
      }
      return detection(series).isCause.contains(true)
    }
    #expect(blamed <= 0.01)
  }

  @Test("exclude a strategy from the ranking, although its medians stay the same")
  func ranking() throws {
    var generator = SeededGenerator(seed: 1)
    let run = RunResult.sample(
      series(strategies: 3, seed: 1) { strategy, _, _ in
        strategy == 0 && generator.number(in: 0...1) < 0.02
      })
    let summaries = SeriesSummary.all(of: run)
    #expect(summaries[0].stalls > 10 && summaries[1].stalls == 0)
    #expect(summaries[0].faults.map(\.kind) == ["stalls"])
    let ranking = Ranking(summaries, in: run.facts)
    #expect(ranking.unranked.map(\.strategy) == ["s0"])
  }

  @Test("are counted by their definition, for seeded series", arguments: 1...7)
  func definition(rounds: Int) {
    var generator = SeededGenerator(seed: UInt64(rounds))
    let series = (0..<3).map { strategy in
      FrameSeries.sample(
        "s\(strategy)",
        composite: (0...rounds).map { _ in
          (0..<40).map { _ in 500_000 * Int64(generator.number(in: 0...4)) }
        })
    }
    let found = StallDetection(series.map { $0.times(\.total) }, slowest: 3e5, budget: 1e6)
    let counts = series.map { series in
      (1...rounds).reduce(0) { count, round in
        count
          + (0..<40).count { frame in
            let others = (1...rounds).filter { $0 != round }
              .map { Double(series[round: $0, frame: frame].phases.total) }
            let time = Double(series[round: round, frame: frame].phases.total)
            return !others.isEmpty && time > others.median + found.threshold
          }
      }
    }
    #expect(found.counts == counts && found.threshold == 6e5)
    #expect(rounds == 1 || counts.contains { $0 > 0 })
  }

  @Test("of two strategies are counted but not attributed")
  func twoStrategies() {
    let series = series(strategies: 2, seed: 3) { strategy, _, frame in
      strategy == 0 && frame % 50 == 7
    }
    // The same frames in all rounds are no stalls: they recur.
    #expect(detection(series).counts == [0, 0])
    let random = self.series(strategies: 2, seed: 3) { strategy, round, frame in
      strategy == 0 && frame == 10 * round
    }
    #expect(detection(random).counts == [6, 0])
    #expect(detection(random).isCause == [false, false])
  }

  @Test("of many rounds have the p value of a binomial distribution", arguments: [0.001, 1, 700])
  func manyRounds(rate: Double) {
    // One of three strategies stalls in each of 400 rounds, the first one in 150 of them.
    let rates = (0..<3).map { strategy in
      (0..<400).map { round in (round < 150 ? 0 : 1 + round % 2) == strategy ? rate : 0 }
    }
    let p = BinomialTail.probability(ofAtLeast: 150, of: 400, each: 1.0 / 3)
    #expect(abs(StallDetection.p(of: 0, in: rates) - p) < 1e-12)
    #expect(StallDetection.p(of: 0, in: [[1e-9], [1e15]]) == 1)
  }

  @Test("have a small p value if one strategy has a few more in each of many rounds")
  func smallExcess() {
    for (more, less) in [(3.0, 2.0), (5, 4), (0.5, 0.4)] {
      let others = Array(repeating: less, count: 1_000)
      let rates = [others.map { _ in more }, others, others]
      #expect(StallDetection.p(of: 0, in: rates) < 1e-9 && StallDetection.p(of: 1, in: rates) > 0.1)
    }
  }

  @Test("have the p value of all assignments, for small samples")
  func exact() {
    let rounds: [[Double]] = [[3, 1, 0], [0, 2, 2], [5, 0, 0]]
    for strategy in 0..<3 {
      let observed = rounds.reduce(0) { $0 + $1[strategy] }
      let sums = rounds[0].flatMap { first in
        rounds[1].flatMap { second in rounds[2].map { first + second + $0 } }
      }
      let p = Double(sums.count { $0 >= observed }) / 27
      for unit in [1, 0.01, 1e6] {
        let rates = (0..<3).map { strategy in rounds.map { $0[strategy] * unit } }
        #expect(abs(StallDetection.p(of: strategy, in: rates) - p) < 1e-12)
      }
    }
  }
}
