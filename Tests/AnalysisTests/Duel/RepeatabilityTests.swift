import Analysis
import Glibc
import SampleRuns
import Testing

@Suite("The repeatability of a duel")
struct RepeatabilityTests {
  private static let size = DuelBatch.pairsPerProcess

  @Test("pairs blocks of different processes, none twice, as many as there can be")
  func pairing() {
    for blocks in 0...45 {
      let pairs = Repeatability.pairs(of: blocks)
      let used = pairs.flatMap { [$0.first, $0.second] }
      #expect(Set(used).count == used.count && used.allSatisfy { (0..<blocks).contains($0) })
      #expect(pairs.allSatisfy { $0.first / Self.size != $0.second / Self.size })
    }
    #expect([9, 12, 13, 20, 40].map { Repeatability.pairs(of: $0).count } == [4, 6, 6, 10, 20])
    for blocks in 12...45 {
      #expect(Repeatability.pairs(of: blocks).count >= Repeatability.fewestPairs, "\(blocks)")
    }
    #expect(Repeatability.pairs(of: 4).isEmpty)
  }

  @Test("has each process as often first as second, so that an offset shifts nothing")
  func balance() {
    for processes in 2...6 {
      let pairs = Repeatability.pairs(of: processes * Self.size)
      for process in 0..<processes {
        #expect(pairs.count { $0.first / Self.size == process } == 2)
        #expect(pairs.count { $0.second / Self.size == process } == 2)
      }
    }
  }

  /// The evidence of a batch of 20 pairs of equal builds.
  private func evidence(_ noise: SimulatedMachine.Noise, seed: UInt64) -> BatchEvidence {
    var machine = SimulatedMachine(noise, seed: seed)
    var rule = DecisionRule.duel()
    rule.resamples = 300
    let judgement = DuelJudgement([machine.batch(["a": 1], pairs: 20)], strategies: ["a"], by: rule)
    return judgement.strategies[0].tests[0].batches[0]
  }

  /// The mean repeatability of both sides of some duels, in percent.
  private func percent(_ noise: SimulatedMachine.Noise) -> Double {
    let factors = (UInt64(0)..<40).flatMap { seed in
      evidence(noise, seed: seed).repeatability.values.compactMap(\.factor)
    }
    return 100 * (factors.mean - 1)
  }

  @Test("is wider the further the processes of a build lie apart")
  func offsets() {
    // Percent: 0.81, 1.48 and 2.53 by these seeds.
    let percents = [0, 0.01, 0.02].map { process in
      percent(.init(jitter: 0.005, process: process))
    }
    #expect((0.5...1.2).contains(percents[0]), "\(percents)")
    #expect((1...2).contains(percents[1]), "\(percents)")
    #expect((1.8...3.5).contains(percents[2]), "\(percents)")
    #expect(percents[1] > 1.5 * percents[0] && percents[2] > 1.5 * percents[1], "\(percents)")
  }

  @Test(
    "of either side holds the effect of a build against itself in most duels",
    arguments: [
      ("jitter 1 %", 0.01, 0.0, 0.95), ("jitter 1 %, process 1 %", 0.01, 0.01, 0.9),
      ("jitter 0.3 %, process 1 %", 0.003, 0.01, 0.8),
    ])
  func coverage(name: String, jitter: Double, process: Double, least: Double) throws {
    let share = try Simulations.share("duel, repeatability", name, trials: 60) { seed in
      let batch = evidence(.init(jitter: jitter, process: process), seed: seed)
      let factor = batch.repeatability.values.compactMap(\.factor).max() ?? 1
      let effect = batch.comparison.effect ?? .infinity
      return max(effect, 1 / effect) <= factor
    }
    #expect(share >= least, "\(name): \(share)")
  }

  @Test("changes no verdict")
  func verdict() {
    var rule = DecisionRule.duel()
    rule.resamples = 300
    for factor in [0.95, 1, 1.05] {
      var machine = SimulatedMachine(.init(jitter: 0.01), seed: 7)
      let batches = (0..<2).map { _ in machine.batch(["a": factor], pairs: 20) }
      let wide = batches.map { batch in
        var wide = batch
        wide.repeats = batch.repeats.mapValues { pairs in
          pairs.map { $0.mapValues { $0.mapValues { 50 * $0 } } }
        }
        return wide
      }
      let judgements = [batches, wide].map { DuelJudgement($0, strategies: ["a"], by: rule) }
      let factors = judgements.map {
        $0.strategies[0].tests[0].batches[0].repeatability[.base]?.factor ?? 1
      }
      #expect(factors[1] > 1.1 && factors[1] > factors[0])
      #expect(judgements[0].strategies[0].verdict == judgements[1].strategies[0].verdict)
      #expect(judgements[0].exitStatus == judgements[1].exitStatus)
      #expect(judgements[0].needsAnotherBatch == judgements[1].needsAnotherBatch)
    }
  }

  @Test("has no figure with fewer than six pairs of blocks")
  func tooFew() throws {
    var machine = SimulatedMachine(.init(jitter: 0.01), seed: 1)
    for (blocks, pairs) in [(9, 4), (11, 5), (12, 6)] {
      let judgement = DuelJudgement([machine.batch(["a": 1], pairs: blocks)], strategies: ["a"])
      for side in DuelSide.allCases {
        let repeatability = try #require(
          judgement.strategies[0].tests[0].batches[0].repeatability[side])
        #expect(repeatability.pairs == pairs)
        #expect((repeatability.factor == nil) == (pairs < 6))
      }
    }
  }
}
