import Analysis
import Glibc
import RunData
import Testing

@Suite("A duel")
struct DuelJudgementTests {
  /// A batch whose pairs and control scatter by 0.2 % around given factors.
  private func batch(
    _ factors: [String: Double], pairs: Int = 20, control: Double? = 1, scatter: Double = 0.002
  ) -> DuelBatch {
    DuelBatch(
      pairs: (0..<pairs).map { index in
        // Both signs alternate, and no two magnitudes are equal.
        let noise = (index % 2 == 0 ? scatter : -scatter) * (0.5 + Double(index) / Double(pairs))
        return DuelPair(
          logRatios: factors.mapValues { [.all: log($0) + noise] },
          control: control.map { log($0) - noise }
        )
      })
  }

  private func verdict(_ batches: DuelBatch..., by rule: DecisionRule = .duel()) -> Verdict {
    DuelJudgement(batches, strategies: ["a"], by: rule).strategies[0].verdict
  }

  @Test("reports differences that appear in two batches")
  func recurrence() {
    #expect(verdict(batch(["a": 1.05]), batch(["a": 1.04])) == .worse)
    #expect(verdict(batch(["a": 0.95]), batch(["a": 0.96])) == .better)
    // A batch that is held does not rule a gain out.
    let held = batch(["a": 0.975], scatter: 0.02)
    #expect(verdict(held) == .held)
    #expect(verdict(batch(["a": 0.95]), held) == .inconclusive(.seenOnce))
    #expect(verdict(batch(["a": 0.95]), held, batch(["a": 0.96])) == .better)
  }

  @Test("requests another batch for a difference in one batch")
  func once() {
    let judgement = DuelJudgement([batch(["a": 1.05])], strategies: ["a"])
    #expect(judgement.strategies[0].verdict == .inconclusive(.seenOnce))
    #expect(judgement.needsAnotherBatch)
    #expect(judgement.exitStatus == .inconclusive)
    let second = DuelJudgement([batch(["a": 1.05]), batch(["a": 1])], strategies: ["a"])
    #expect(second.strategies[0].verdict == .inconclusive(.seenOnce))
    #expect(!second.needsAnotherBatch)
    #expect(verdict(batch(["a": 1.05]), batch(["a": 0.95])) == .inconclusive(.seenOnce))
  }

  @Test("needs two of three batches, and goes on while these could still show a loss")
  func third() {
    // A loss, scatter around a loss and around a slight one, and an interval below the margin.
    let kinds: [(name: Character, batch: DuelBatch, verdict: Verdict)] = [
      ("w", batch(["a": 1.05]), .worse),
      ("s", batch(["a": 1.05], scatter: 0.12), .inconclusive(.scattered)),
      ("o", batch(["a": 1.01], scatter: 0.04), .inconclusive(.scattered)),
      ("h", batch(["a": 0.975], scatter: 0.02), .held),
    ]
    var sequences = [(name: "", batches: [DuelBatch]())]
    for length in 1...3 {
      sequences = sequences.flatMap { sequence in
        kinds.map { (sequence.name + String($0.name), sequence.batches + [$0.batch]) }
      }
      for (name, batches) in sequences {
        let judgement = DuelJudgement(batches, strategies: ["a"])
        let verdict = judgement.strategies[0].verdict
        let losses = name.count { $0 == "w" }
        let isPossible = !name.contains("h")
        if length == 1 {
          #expect(
            judgement.strategies[0].tests[0].batches[0].comparison.verdict
              == kinds.first { name == String($0.name) }?.verdict)
        }
        #expect((verdict == .worse) == (losses >= 2 && isPossible), "\(name)")
        #expect(
          judgement.needsAnotherBatch
            == (length < 3 && isPossible && (losses == 1 || name == "s")), "\(name)")
        #expect(
          judgement.exitStatus
            == (verdict == .worse ? .regression : losses > 0 ? .inconclusive : .held), "\(name)")
      }
    }
  }

  @Test("holds for a gain that did not recur, but not for a loss")
  func unprovenGain() {
    let (slow, fast, same) = (batch(["a": 1.05]), batch(["a": 0.95]), batch(["a": 1.005]))
    // What a batch shows whose control moved is no loss; that none is left to go by is no proof.
    let void = batch(["a": 1.05], control: 1.05)
    for held in [[fast], [fast, same], [same, fast], [void, fast], [same]] {
      #expect(DuelJudgement(held, strategies: ["a"]).exitStatus == .held)
    }
    for open in [
      [slow], [slow, same], [fast, slow], [slow, fast], [void],
      [batch(["a": 0.95], control: 1.05)],
    ] { #expect(DuelJudgement(open, strategies: ["a"]).exitStatus == .inconclusive) }
    // Equality needs no second batch.
    #expect(verdict(same) == .same)
    #expect(!DuelJudgement([same], strategies: ["a"]).needsAnotherBatch)
  }

  @Test("is inconclusive for a significant loss that may be within the margin")
  func margin() {
    // 20 of 20 pairs are slower; the interval holds 1.02.
    let open = batch(["a": 1.02], scatter: 0.01)
    let judgement = DuelJudgement([open], strategies: ["a"])
    #expect(judgement.strategies[0].tests[0].batches[0].comparison.pWorse ?? 1 < 0.01)
    #expect(judgement.strategies[0].verdict == .inconclusive(.scattered))
    #expect(judgement.exitStatus == .held)
    var rule = DecisionRule.duel()
    rule.margin.factor = 1.001
    #expect(verdict(open, open, by: rule) == .worse)
  }

  @Test("ignores a batch whose control moved")
  func control() {
    let slow = batch(["a": 1.05])
    let void = batch(["a": 1.05], control: 1.05)
    let one = DuelJudgement([void], strategies: ["a"])
    #expect(one.strategies[0].verdict == .inconclusive(.controlMoved))
    #expect(one.controls[0]?.moved == true)
    #expect(one.needsAnotherBatch)
    #expect(verdict(void, slow) == .inconclusive(.seenOnce))
    #expect(verdict(void, slow, slow) == .worse)
    // A control that moves by less than the margin explains nothing.
    #expect(verdict(batch(["a": 1.05], control: 1.01), slow) == .worse)
    #expect(verdict(batch(["a": 1.05], control: nil), slow) == .worse)
  }

  @Test("needs more pairs for more strategies to reach the family-wise level")
  func holm() {
    // 2⁻⁷ is 0.0078: below 0.01 for one strategy, not for two.
    let pairs = ["a": 1.05, "b": 1.0]
    let two = DuelJudgement([batch(pairs, pairs: 7)], strategies: ["a", "b"])
    #expect(
      two.strategies[0].tests[0].batches[0].comparison.verdict
        == .inconclusive(.tooFewRounds(needed: 8)))
    let one = DuelJudgement([batch(pairs, pairs: 7)], strategies: ["a"])
    #expect(one.strategies[0].tests[0].batches[0].comparison.verdict == .worse)
  }

  @Test("reports no difference of too few milliseconds")
  func smallest() {
    for factor in [1.05, 0.95] {
      // 20 µs a frame are 5 % of 0.4 ms.
      var change = batch(["a": factor])
      change.baseMilliseconds = ["a": [.all: 0.3]]
      #expect(verdict(change, change) == .same(.slight))
      change.baseMilliseconds = ["a": [.all: 0.5]]
      #expect(verdict(change, change) == (factor > 1 ? .worse : .better))
      var rule = DecisionRule.duel()
      rule.margin.milliseconds = 0.03
      #expect(verdict(change, change, by: rule) == .same(.slight))
    }
    var slight = batch(["a": 1.05])
    slight.baseMilliseconds = ["a": [.all: 0.3]]
    let judgement = DuelJudgement([slight], strategies: ["a"])
    #expect(!judgement.needsAnotherBatch && judgement.exitStatus == .held)
  }

  @Test("ignores up to 20 µs, or 0.5 % of the shortest budget if that is less")
  func smallestChange() {
    #expect(DecisionRule.duel().margin.milliseconds == 0.02)
    for (rates, milliseconds) in [
      ([60], 0.02), ([60, 120], 0.02), ([250], 0.02), ([60, 500], 0.01), ([1_000], 0.005),
    ] {
      #expect(
        (EquivalenceMargin.milliseconds(refreshRates: rates) - milliseconds).magnitude < 1e-12)
    }
  }

  // MARK: - Before it starts

  @Test("is refused if its pairs cannot reach the level, with the number needed")
  func refusal() throws {
    let rule = DecisionRule.duel()
    for strategies in 1...20 {
      let needed = rule.fewestUnits(tests: 3 * strategies)
      #expect(3 * Double(strategies) * pow(0.5, Double(needed)) < 0.01)
      try rule.validateDuel(pairs: needed, strategies: strategies)
      #expect(throws: Refusal.self) {
        try rule.validateDuel(pairs: needed - 1, strategies: strategies)
      }
    }
    let refusal = #expect(throws: Refusal.self) { try rule.validateDuel(pairs: 5, strategies: 11) }
    #expect(
      refusal?.description
        == "5 pairs can never show a difference of 11 strategies at the level 0.01:"
        + " ask for at least 12")
  }

  @Test("runs each side first equally often, in an order that depends on the seed only")
  func order() {
    for pairs in 0...21 {
      let order = DuelSide.order(pairs: pairs, seed: 3)
      #expect(order.count == pairs)
      let base = order.count { $0 == .base }
      #expect((2 * base - pairs).magnitude == UInt(pairs % 2))
      #expect(order == DuelSide.order(pairs: pairs, seed: 3))
    }
    #expect(DuelSide.order(pairs: 20, seed: 1) != DuelSide.order(pairs: 20, seed: 2))
  }
}
