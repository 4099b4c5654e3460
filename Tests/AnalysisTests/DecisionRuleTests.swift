import Analysis
import Glibc
import SampleRuns
import Testing

@Suite("A decision rule")
struct DecisionRuleTests {
  /// Logarithms that scatter by 0.2 % around a factor, without ties.
  private func values(_ factor: Double, count: Int = 12) -> [Double] {
    (0..<count).map { index in
      log(factor) + (index % 2 == 0 ? 0.002 : -0.002) * (0.5 + Double(index) / Double(count))
    }
  }

  private func verdict(_ rule: DecisionRule, _ factor: Double, count: Int = 12) -> Verdict {
    let units: Comparison.Sample.Units =
      rule.test == .signedRank
      ? .paired(values(factor, count: count))
      : .independent(values(1, count: count), values(factor, count: count).reversed())
    return rule.compare(Comparison.Sample("frame_p50_ms", units)).verdict
  }

  private static let rules: [DecisionRule] = [.ranking, .rounds, .runs, .baseline]

  @Test("with any test decides by the size of the effect", arguments: rules)
  func sizes(rule: DecisionRule) {
    #expect(verdict(rule, 1.1) == .worse)
    #expect(verdict(rule, 0.9) == .better)
    #expect(verdict(rule, 1.001) == .same)
    // The interval holds the margin, or ends below it, which holds a change but no rival.
    #expect(verdict(rule, 1.02) == .inconclusive(.scattered))
    #expect(verdict(rule, 1 / 1.02) == (rule.judgesChange ? .held : .inconclusive(.scattered)))
  }

  @Test("says how many units are needed", arguments: rules)
  func few(rule: DecisionRule) {
    let needed = rule.fewestUnits(tests: 1)
    for count in 1..<needed {
      #expect(verdict(rule, 2, count: count) == .inconclusive(.tooFewRounds(needed: needed)))
    }
    #expect(verdict(rule, 2, count: needed) == .worse)
  }

  @Test("needs ⌊log₂(m / α)⌋ + 1 rounds for m tests, or as many runs as have so small a p value")
  func fewest() {
    #expect([1, 3, 4, 6, 7].map(DecisionRule.rounds.fewestUnits) == [6, 6, 7, 7, 8])
    #expect((1...4).map(DecisionRule.runs.fewestUnits) == [4, 4, 4, 5])
    #expect([3, 6, 9].map(DecisionRule.duel().fewestUnits) == [9, 10, 10])
  }

  @Test("by Welch's test has no interval of fewer than six units")
  func untrustworthy() {
    for count in [5, 6] {
      let units = Comparison.Sample.Units.independent(
        values(1, count: count), values(2, count: count))
      let found = DecisionRule.baseline.compare(Comparison.Sample("frame_p50_ms", units))
      #expect((found.interval == nil) == (count == 5))
    }
  }

  @Test("adjusts for the samples that have units, and for each direction on its own")
  func family() throws {
    let absent = Comparison.Sample("frame_p95_ms", nil)
    func sample(_ factor: Double) -> Comparison.Sample {
      Comparison.Sample("frame_p50_ms", .paired(values(factor, count: 6)))
    }
    let both = DecisionRule.rounds.compare([sample(1.1), absent, sample(0.9)])
    #expect(both.map(\.verdict) == [.worse, .inconclusive(.noFrames), .better])
    #expect(both[0].pWorse == 2.0 / 64 && both[0].pBetter == 1)
    #expect(both[2].pWorse == 1 && both[2].pBetter == 2.0 / 64)
    let missing = DecisionRule.runs.compare([absent])
    #expect(missing.map(\.verdict) == [.incomparable(.missing)])
    let sequential = DecisionRule.rounds.compare([sample(1.1)], doubt: .sequential)
    #expect(sequential.map(\.verdict) == [.inconclusive(.sequential)])
  }

  @Test("would not have shown a difference below its milliseconds")
  func smallest() throws {
    for (first, least, most) in [(10, 1.019, 1.03), (0.1, 1.2, 1.21)] as [(Double, Double, Double)]
    {
      let result = DecisionRule.duel().compare(
        Comparison.Sample("median", first: first, second: first, .paired(values(1))))
      #expect((least...most).contains(try #require(result.smallestEffect)), "\(first)")
    }
  }

  @Test("holds a slowdown of the margin in at most 5 of 100 simulated comparisons, most equal ones")
  func heldRates() throws {
    var rule = DecisionRule.rounds
    if Simulations.asked == nil { rule.resamples = 300 }
    var noise = NormalNoise(seed: 5)
    func share(_ name: String, _ factor: Double) throws -> Double {
      try Simulations.share("compare, held", "\(name), 12 rounds, noise 2 %", trials: 400) { _ in
        let ratios = (0..<12).map { _ in log(factor) + 0.02 * noise.next() }
        let verdict = rule.compare(Comparison.Sample("frame_p50_ms", .paired(ratios))).verdict
        return [.held, .same, .better].contains(verdict.kind)
      }
    }
    #expect(try share("2 % slower", 1.02) <= 0.05)
    #expect(try share("equal", 1) >= 0.8)
  }
}
