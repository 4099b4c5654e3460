import Benchmarking
import Testing

@Suite("The order of passes")
struct RunPlanTests {
  private func order(_ plan: RunPlan, round: Int) -> [Int] {
    plan.passes.filter { $0.round == round }.map(\.series)
  }

  @Test("runs every series once per round")
  func complete() {
    for series in 1...7 {
      for rounds in 1...7 {
        for seed: UInt64 in 1...5 {
          let plan = RunPlan(series: series, rounds: rounds, seed: seed)
          #expect(
            plan.passes.map(\.round)
              == (0...rounds).flatMap { Array(repeating: $0, count: series) })
          for round in 0...rounds {
            #expect(order(plan, round: round).sorted() == Array(0..<series))
          }
        }
      }
    }
  }

  @Test("runs round 0 in the given order, and measured rounds in mirrored pairs")
  func pairs() {
    for seed: UInt64 in 1...20 {
      let plan = RunPlan(series: 6, rounds: 6, seed: seed)
      #expect(order(plan, round: 0) == Array(0..<6))
      for round in [1, 3, 5] {
        #expect(order(plan, round: round + 1) == order(plan, round: round).reversed())
      }
    }
  }

  @Test("tells the order of a round", arguments: 1...6)
  func rounds(round: Int) {
    let plan = RunPlan(series: 6, rounds: 6, seed: 3)
    #expect(plan.order(ofRound: round) == order(plan, round: round))
  }

  @Test("depends on the seed only, and produces many orders over all seeds")
  func seeds() {
    let plans = (UInt64(0)..<50).map { RunPlan(series: 6, rounds: 6, seed: $0) }
    #expect(plans[7] == RunPlan(series: 6, rounds: 6, seed: 7))
    #expect(Set(plans.map { order($0, round: 1) }).count > 30)
    // Each pair of a plan has a new order.
    #expect(plans.contains { order($0, round: 1) != order($0, round: 3) })
  }
}
