import Benchmarking
import Testing

@Suite("The order of frames in a round")
struct RunPlanTests {
  private func orders(_ parts: [RunPlan.Part], series count: Int) -> [[Int]] {
    stride(from: 0, to: parts.count, by: count).map { start in
      parts[start..<start + count].map(\.series)
    }
  }

  @Test("has each frame of each series once per round, in ascending order")
  func complete() {
    for frames in [[1], [30], [31], [1, 95], [180, 360], [7, 7, 7], [60, 59, 61, 200]] {
      for seed: UInt64 in 1...5 {
        let plan = RunPlan(frames: frames, seed: seed)
        for round in 1...4 {
          let parts = plan.parts(ofRound: round)
          for (series, count) in frames.enumerated() {
            #expect(parts.filter { $0.series == series }.map(\.frame) == Array(0..<count))
          }
          #expect(plan.order(ofRound: round).sorted() == Array(frames.indices))
        }
      }
    }
  }

  @Test("advances all series through the scroll together, at any refresh rate")
  func together() {
    let parts = RunPlan(frames: [180, 360, 180, 360], seed: 3).parts(ofRound: 1)
    for start in stride(from: 0, to: parts.count, by: 6) {
      let group = parts[start..<start + 6]
      let tick = start / 6
      #expect(group.filter { $0.series == 0 }.map(\.frame) == [tick])
      #expect(group.filter { $0.series == 2 }.map(\.frame) == [tick])
      for series in [1, 3] {
        let frames = group.filter { $0.series == series }.map(\.frame)
        #expect(frames == [2 * tick, 2 * tick + 1])
      }
    }
  }

  @Test("mirrors pairs of ticks and pairs of rounds")
  func pairs() {
    for seed: UInt64 in 1...20 {
      let plan = RunPlan(frames: Array(repeating: 4, count: 6), seed: seed)
      for round in [1, 3, 5] {
        let own = orders(plan.parts(ofRound: round), series: 6)
        let next = orders(plan.parts(ofRound: round + 1), series: 6)
        #expect(own.count == 4)
        #expect(next == own.map { $0.reversed() })
        #expect(own[1] == own[0].reversed() && own[3] == own[2].reversed())
        #expect(plan.order(ofRound: round) == own[0])
      }
    }
  }

  @Test("depends on the seed only, and differs between seeds, pairs of ticks and pairs of rounds")
  func seeds() {
    let plans = (UInt64(0)..<50).map { RunPlan(frames: [4, 4, 4, 4, 4, 4], seed: $0) }
    #expect(plans[7] == RunPlan(frames: [4, 4, 4, 4, 4, 4], seed: 7))
    #expect(Set(plans.map { $0.order(ofRound: 1) }).count > 30)
    #expect(plans.contains { $0.order(ofRound: 1) != $0.order(ofRound: 3) })
    #expect(
      plans.contains {
        let own = orders($0.parts(ofRound: 1), series: 6)
        return own[0] != own[2]
      })
  }
}
