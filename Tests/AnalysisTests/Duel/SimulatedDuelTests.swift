import Analysis
import SampleRuns
import Testing

/// Simulated duels of four strategies with 20 pairs per batch, one of them slower by a factor.
///
/// Unless a number of ``SampleRuns/Simulations`` is asked for there are few, with fewer resamples.
@Suite("Simulated duels", .serialized)
struct SimulatedDuelTests {
  private static let duels = Simulations.asked ?? 20

  private static var rule: DecisionRule {
    var rule = DecisionRule.duel()
    if Simulations.asked == nil { rule.resamples = 300 }
    return rule
  }

  /// A kind of machine, and the least detection rate of 5 % on it.
  private struct Line {
    let name: String
    let noise: SimulatedMachine.Noise
    /// A bound below the rate in results/simulations.csv.
    let caught: Int
  }

  private static let lines = [
    Line(name: "jitter 1 %", noise: .init(jitter: 0.01), caught: 99),
    Line(name: "jitter 1 %, drift 0.5", noise: .init(jitter: 0.01, drift: 0.5), caught: 92),
    Line(name: "jitter 1 %, drift 0.9", noise: .init(jitter: 0.01, drift: 0.9), caught: 99),
    Line(name: "jitter 1 %, drift 0.97", noise: .init(jitter: 0.01, drift: 0.97), caught: 99),
    Line(
      name: "jitter 1 %, drift 0.97, tails",
      noise: .init(jitter: 0.01, drift: 0.97, hasTails: true), caught: 97),
    Line(
      name: "jitter 2 %, drift 0.97, tails",
      noise: .init(jitter: 0.02, drift: 0.97, hasTails: true), caught: 80),
    Line(
      name: "jitter 1 %, drift 0.97, process 0.5 %",
      noise: .init(jitter: 0.01, drift: 0.97, process: 0.005), caught: 98),
    Line(
      name: "jitter 1 %, drift 0.97, process 1 %",
      noise: .init(jitter: 0.01, drift: 0.97, process: 0.01), caught: 95),
    Line(
      name: "jitter 1 %, drift 0.97, tails, process 1 %",
      noise: .init(jitter: 0.01, drift: 0.97, hasTails: true, process: 0.01), caught: 90),
  ]

  private struct Tally {
    var falseAlarms = 0
    var caught = 0
    var falseFirstBatches = 0
  }

  private func tally(_ noise: SimulatedMachine.Noise, factor: Double) -> Tally {
    var tally = Tally()
    for seed in 0..<Self.duels {
      let judgement = duel(noise, factor: factor, seed: UInt64(seed))
      func alarms(_ isAlarm: (DuelJudgement.StrategyVerdict) -> Bool) -> Bool {
        judgement.strategies.contains { ($0.strategy != "d" || factor == 1) && isAlarm($0) }
      }
      if alarms({ $0.verdict.isDifference }) {
        tally.falseAlarms += 1
      }
      if alarms({ $0.tests[0].batches[0].comparison.verdict.isDifference }) {
        tally.falseFirstBatches += 1
      }
      if judgement.strategies[3].verdict == .worse { tally.caught += 1 }
    }
    return tally
  }

  /// Runs a duel, with further batches as needed.
  private func duel(
    _ noise: SimulatedMachine.Noise, factor: Double, seed: UInt64
  ) -> DuelJudgement {
    let factors = ["a": 1, "b": 1, "c": 1, "d": factor]
    var machine = SimulatedMachine(noise, seed: seed)
    var batches: [DuelBatch] = []
    var judgement: DuelJudgement
    repeat {
      batches.append(machine.batch(factors, pairs: 20))
      judgement = DuelJudgement(batches, strategies: ["a", "b", "c", "d"], by: Self.rule)
    } while judgement.needsAnotherBatch
    return judgement
  }

  @Test("of identical builds have at most one false positive in two hundred, with any drift")
  func falseAlarms() throws {
    for line in Self.lines {
      let tally = tally(line.noise, factor: 1)
      try Simulations.note("duel", "equal, \(line.name)", tally.falseAlarms, of: Self.duels)
      try Simulations.note(
        "duel, first batch only", "equal, \(line.name)", tally.falseFirstBatches, of: Self.duels)
      #expect(tally.falseAlarms * 200 <= Self.duels, "\(line.name): \(tally.falseAlarms)")
    }
  }

  @Test("with one strategy slower by 5 % detect it at the listed rate, and no other strategy")
  func caught() throws {
    for line in Simulations.all(Self.lines) {
      let tally = tally(line.noise, factor: 1.05)
      try Simulations.note("duel", "5 % slower, \(line.name)", tally.caught, of: Self.duels)
      #expect(tally.falseAlarms * 200 <= Self.duels, "\(line.name): \(tally.falseAlarms)")
      #expect(tally.caught * 100 >= line.caught * Self.duels, "\(line.name): \(tally.caught)")
    }
  }
}
