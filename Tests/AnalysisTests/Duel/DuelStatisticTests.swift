import Analysis
import Glibc
import SampleRuns
import Testing

@Suite("The statistics of a duel")
struct DuelStatisticTests {
  @Test("are medians of ratios, and the ratio of the means of the slowest frames")
  func byHand() throws {
    let base = (1...40).map(Double.init)
    // Frames 0…9 take twice, and the slowest, of 40, four times as long.
    let head = base.enumerated().map { $0 < 10 ? 2 * $1 : $0 == 39 ? 4 * $1 : $1 }
    let ratios = DuelStatistic.logRatios(base: [base], head: [head], arrivals: Set(0..<15))
    #expect(ratios == [.all: 0, .arrivals: log(2), .slowest: log((39 + 160) / (39 + 40.0))])
    let values = DuelStatistic.values(of: base, arrivals: Set(0..<15))
    #expect(values == [.all: 20.5, .arrivals: 8, .slowest: 39.5])
  }

  @Test("cancel disturbances of neighbouring passes")
  func disturbedPasses() throws {
    // Each frame of the head takes twice as long; the machine is three times slower for two passes.
    let slowdowns = [1.0, 3, 3, 1, 1]
    let base = slowdowns.map { slowdown in (1...40).map { slowdown * Double($0) } }
    // The last pass of the head alone is disturbed, in its first frames.
    let head = base.enumerated().map { pass, times in
      times.enumerated().map { pass == 4 && $0 < 5 ? 9 * $1 : 2 * $1 }
    }
    let ratios = DuelStatistic.logRatios(base: base, head: head, arrivals: Set(0..<15))
    #expect(ratios == [.all: log(2), .arrivals: log(2), .slowest: log(2)])
  }

  @Test(
    "include the frames with arriving rows where these are 10 to 90 % of frames",
    arguments: [(0, false), (9, false), (10, true), (90, true), (91, false), (100, false)])
  func arrivals(count: Int, isJudged: Bool) {
    let times = Array(repeating: 1.0, count: 100)
    let values = DuelStatistic.values(of: times, arrivals: Set(0..<count))
    #expect((values[.arrivals] != nil) == isJudged)
  }

  /// The changes of a head whose frames are compared with the base.
  enum Change: CaseIterable {
    case none
    /// `configure` takes 1.5 times as long: 0.1 ms of 1.2 ms in frames with arriving rows.
    case configure
    /// One of a hundred frames takes 5 ms longer.
    case stall
  }

  /// Simulates a batch of 20 pairs of 300 frames, whose medians over the passes of a block scatter
  /// by 0.5 %, and whose blocks by 0.5 %.
  private func batch(_ change: Change, _ noise: inout NormalNoise) -> DuelBatch {
    let arrivals = Set((0..<300).filter { $0 % 20 < 9 })
    func block(_ change: Change) -> [Double] {
      let common = 0.005 * noise.next()
      return (0..<300).map { frame in
        var time = arrivals.contains(frame) ? 1.2 : 1
        if change == .configure, arrivals.contains(frame) { time += 0.1 }
        if change == .stall, frame % 100 == 50 { time += 5 }
        return time * exp(common + 0.005 * noise.next())
      }
    }
    return DuelBatch(
      pairs: (0..<20).map { _ in
        let ratios = DuelStatistic.logRatios(
          base: [block(.none)], head: [block(change)], arrivals: arrivals)
        return DuelPair(logRatios: ["a": ratios], control: 0)
      })
  }

  @Test(
    "find a slower configure and rare stalls, which the median over all frames misses",
    arguments: Change.allCases)
  func found(change: Change) {
    var rule = DecisionRule.duel()
    rule.resamples = 300
    var noise = NormalNoise(seed: 12)
    for _ in 0..<2 {
      let batches = [batch(change, &noise), batch(change, &noise)]
      let judged = DuelJudgement(batches, strategies: ["a"], by: rule).strategies[0]
      #expect(judged.verdict == (change == .none ? .same : .worse), "\(judged)")
      // The rule before: the median over all frames alone.
      let medians = batches.map { batch in
        DuelBatch(
          pairs: batch.pairs.map { pair in
            DuelPair(
              logRatios: pair.logRatios.mapValues { $0.filter { $0.key == .all } },
              control: pair.control)
          })
      }
      let former = DuelJudgement(medians, strategies: ["a"], by: rule).strategies[0]
      #expect(former.verdict == .same)
    }
  }

  @Test("allow a margin of 5 % for the slowest frames where it is 2 % for medians")
  func margin() {
    #expect(
      DuelStatistic.allCases.map { $0.margin(ofMedians: .standard).factor } == [1.02, 1.02, 1.05])
  }

  @Test("make a strategy worse if one is, and the same only if all are")
  func combination() {
    func verdict(_ all: Double, _ slowest: Double) -> Verdict {
      let batch = DuelBatch(
        pairs: (0..<20).map { index in
          let noise = (index % 2 == 0 ? 0.002 : -0.002) * (0.5 + Double(index) / 20)
          return DuelPair(
            logRatios: ["a": [.all: log(all) + noise, .slowest: log(slowest) + noise]])
        })
      return DuelJudgement([batch, batch], strategies: ["a"]).strategies[0].verdict
    }
    #expect(verdict(1, 1) == .same && verdict(1, 1.04) == .same)
    #expect(verdict(1, 1.2) == .worse && verdict(0.9, 1.2) == .worse)
    #expect(verdict(0.9, 1) == .better)
    #expect(verdict(1, 1.05) == .inconclusive(.scattered))
  }
}
