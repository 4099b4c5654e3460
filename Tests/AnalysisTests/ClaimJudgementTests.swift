import Analysis
import Glibc
import RunRecords
import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("The judgement of a claim")
struct ClaimJudgementTests {
  private func judge(
    _ better: [Double], _ worse: [Double], isExact: Bool = false
  ) -> ClaimJudgement {
    ClaimJudgement(.sample(better: better, worse: worse, isExact: isExact))
  }

  /// The rounds of two sides that differ by a factor, with noise per side and noise per round.
  private func rounds(
    _ count: Int, effect: Double, noise deviation: Double, _ noise: inout NormalNoise
  ) -> (better: [Double], worse: [Double]) {
    var sides: (better: [Double], worse: [Double]) = ([], [])
    for _ in 0..<count {
      let round = 3 * exp(0.2 * noise.next())
      sides.better.append(round * exp(deviation * noise.next()))
      sides.worse.append(round * effect * exp(deviation * noise.next()))
    }
    return sides
  }

  // MARK: - Effects

  @Test("follows the rule for times of strategies", arguments: 0..<40)
  func rule(seed: Int) throws {
    var noise = NormalNoise(seed: UInt64(seed))
    let sides = rounds(6, effect: 1 + 0.01 * Double(seed % 10), noise: 0.02, &noise)
    let judgement = judge(sides.better, sides.worse)
    let series = [("better", sides.better), ("worse", sides.worse)].map { name, times in
      FrameSeries.sample(name, composite: [[1]] + times.map { [Int64($0 * 1e12)] })
    }
    let time = try #require(
      RunComparison(
        "better", with: "worse", in: MeasuredRun(.sample(series)), metrics: [.primary]
      ).series.first?.times.first)
    let kinds: [Verdict.Kind: Verdict.Kind] = [.better: .worse, .worse: .better]
    #expect(judgement.verdict.kind == kinds[time.verdict.kind] ?? time.verdict.kind)
    #expect(abs(try #require(judgement.effect) - (try #require(time.effect))) < 1e-9)
    #expect(
      abs(try #require(judgement.interval).low - (try #require(time.interval)).low) < 1e-9)
  }

  @Test("has an effect that is robust against one outlier")
  func wildRound() throws {
    let judgement = judge(
      [1, 1, 1, 1, 1, 1, 1, 1, 1], [2, 2.01, 1.99, 2, 2.02, 1.98, 2, 2, 90])
    #expect(abs(try #require(judgement.effect) - 2) < 0.05)
    #expect(judgement.worseValue == 2)
  }

  @Test("has the opposite verdict and the inverse effect for swapped sides", arguments: 0..<40)
  func mirrored(seed: UInt64) throws {
    var noise = NormalNoise(seed: seed)
    let sides = rounds(
      6 + Int(seed % 5), effect: [0.7, 0.99, 1, 1.03, 1.4][Int(seed) % 5], noise: 0.01, &noise)
    let one = judge(sides.better, sides.worse)
    let other = judge(sides.worse, sides.better)
    let opposite: [Verdict.Kind: Verdict.Kind] = [
      .better: .worse, .worse: .better, .same: .same, .inconclusive: .inconclusive,
    ]
    #expect(other.verdict.kind == opposite[one.verdict.kind])
    #expect(abs(try #require(one.effect) * (try #require(other.effect)) - 1) < 1e-9)
  }

  // MARK: - Verdicts

  @Test("is inconclusive for times below six rounds", arguments: 1...7)
  func fewRounds(count: Int) {
    let judgement = judge(
      (0..<count).map { 1 + 0.001 * Double($0) }, (0..<count).map { 5 - 0.001 * Double($0) })
    #expect(judgement.verdict.kind == (count < 6 ? .inconclusive : .better))
    #expect((judgement.interval == nil) == (count < 6))
    #expect(judgement.rounds == count)
  }

  @Test("reports no difference for an interval within 2 %, even if it excludes 1")
  func equivalence() {
    let one = [Double](repeating: 1, count: 6)
    func verdict(_ low: Double, _ high: Double) -> Verdict.Kind {
      judge(one, [low, high, low, high, low, high]).verdict.kind
    }
    #expect(verdict(0.999, 1.001) == .same)
    #expect(verdict(1.010, 1.011) == .same)
    #expect(verdict(1.030, 1.031) == .better)
    #expect(verdict(0.970, 0.971) == .worse)
    #expect(verdict(0.960, 1.040) == .inconclusive)
    #expect(verdict(1.018, 1.021) == .inconclusive)
  }

  @Test("is inconclusive for times of 0")
  func zero() {
    let judgement = judge([0, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2])
    #expect(judgement.verdict.kind == .inconclusive)
    #expect(judgement.effect == nil && judgement.interval == nil)
    #expect(judgement.smallestEffect == nil)
  }

  @Test("compares counters exactly, for any number of rounds")
  func counters() throws {
    for better in 0...3 {
      for worse in 0...3 {
        for count in [1, 7] {
          let judgement = judge(
            Array(repeating: Double(better), count: count),
            Array(repeating: Double(worse), count: count), isExact: true)
          #expect(
            judgement.verdict.kind
              == (better < worse ? .better : better > worse ? .worse : .same))
          #expect(judgement.smallestEffect == nil)
          if better == worse {
            #expect(judgement.effect == 1)
          } else if better == 0 {
            #expect(judgement.effect == nil && judgement.interval == nil)
          } else {
            let effect = Double(worse) / Double(better)
            #expect(judgement.effect == effect)
            #expect(judgement.interval == ConfidenceInterval(low: effect, high: effect))
          }
        }
      }
    }
    // One part in a million is a difference of counters, and none of times.
    #expect(judge([1_000_000], [1_000_001], isExact: true).verdict.kind == .better)
    #expect(judge([1, 2, 6], [2, 3, 5], isExact: true).betterValue == 3)
  }

  // MARK: - Simulations

  @Test("decides an effect of 1.5, its inverse, and no effect for rounds without noise")
  func quiet() {
    var noise = NormalNoise(seed: 4)
    for (effect, verdict) in [
      (1.5, Verdict.Kind.better), (1 / 1.5, .worse), (1.0, .same),
    ] {
      for _ in 0..<20 {
        let sides = rounds(8, effect: effect, noise: 0.002, &noise)
        #expect(judge(sides.better, sides.worse).verdict.kind == verdict)
      }
    }
  }

  @Test("requires paired rounds")
  func unpaired() async {
    await #expect(processExitsWith: .failure) {
      _ = ClaimRecord.sample(better: [1, 2], worse: [1])
    }
  }
}

@Suite("The pseudomedian")
struct PseudomedianTests {
  @Test("is the median of the means of all pairs, each value paired with itself too")
  func pairs() {
    #expect(Distribution([0, 1, 5]).pseudomedian == 1.75)
    #expect(Distribution([7]).pseudomedian == 7)
    #expect(Distribution([1, 3]).pseudomedian == 2)
  }

  @Test("of values that lie evenly around a centre is that centre", arguments: 1...9)
  func symmetric(count: Int) {
    let distances = (0..<count).map { Double($0 * $0) }
    let values = distances.map { 10 - $0 } + distances.map { 10 + $0 }
    #expect(Distribution(values).pseudomedian == 10)
  }
}
