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

  @Test("has the pseudomedian of the rounds as effect, with Student's interval")
  func slowTwin() throws {
    for seed in 0..<200 {
      var noise = NormalNoise(seed: UInt64(seed))
      let sides = rounds(6, effect: 1 + 0.01 * Double(seed % 10), noise: 0.02, &noise)
      let judgement = judge(sides.better, sides.worse)
      let logs = zip(sides.worse, sides.better).map { log($0) - log($1) }
      var means: [Double] = []
      for first in 0..<6 {
        for second in first..<6 { means.append((logs[first] + logs[second]) / 2) }
      }
      means.sort()
      let centre = means[10]
      let mean = logs.reduce(0, +) / 6
      let width = 2.571 * (logs.reduce(0) { $0 + pow($1 - mean, 2) } / 5 / 6).squareRoot()
      let limit = log(1.02)
      let verdict: Verdict.Kind =
        centre + width <= limit && centre - width >= -limit
        ? .same
        : centre - width > 0 ? .better : centre + width < 0 ? .worse : .inconclusive
      #expect(abs(log(try #require(judgement.effect)) - centre) < 1e-9, "seed \(seed)")
      let interval = try #require(judgement.interval)
      #expect(abs(log(interval.low) - (centre - width)) < 1e-9, "seed \(seed)")
      #expect(abs(log(interval.high) - (centre + width)) < 1e-9, "seed \(seed)")
      #expect(abs(log(try #require(judgement.smallestEffect)) - width) < 1e-9, "seed \(seed)")
      #expect(judgement.verdict.kind == verdict, "seed \(seed)")
    }
  }

  @Test("has an effect that is robust against one outlier")
  func wildRound() throws {
    let judgement = judge(
      [1, 1, 1, 1, 1, 1, 1, 1, 1], [2, 2.01, 1.99, 2, 2.02, 1.98, 2, 2, 90])
    #expect(abs(try #require(judgement.effect) - 2) < 0.05)
    #expect(judgement.worseValue == 2)
  }

  @Test("has the opposite verdict and the inverse effect for swapped sides", arguments: 0..<100)
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
    #expect((judgement.interval == nil) == (count == 1))
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
    #expect(verdict(1.018, 1.021) == .better)
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

  @Test("detects effects above the minimum detectable one only")
  func smallest() throws {
    for seed in 0..<100 {
      var noise = NormalNoise(seed: UInt64(seed))
      let sides = rounds(6, effect: 1, noise: 0.05, &noise)
      let judgement = judge(sides.better, sides.worse)
      let effect = try #require(judgement.effect)
      let smallest = try #require(judgement.smallestEffect)
      for (factor, verdict) in [
        (smallest * 1.001, Verdict.Kind.better), (smallest / 1.001, .inconclusive),
        (1 / smallest / 1.001, .worse),
      ] where smallest > 1.021 {
        let shifted = judge(sides.better, sides.worse.map { $0 * factor / effect })
        #expect(shifted.verdict.kind == verdict, "seed \(seed)")
      }
    }
  }

  // MARK: - Simulations

  @Test(
    "has an interval with a coverage of 93 to 97 %", arguments: [(6, 0.02), (12, 0.1)])
  func coverage(count: Int, deviation: Double) throws {
    var noise = NormalNoise(seed: 21)
    let trials = 3_000
    let held = try (0..<trials).count { _ in
      let sides = rounds(count, effect: 1.3, noise: deviation, &noise)
      let interval = try #require(judge(sides.better, sides.worse).interval)
      return (interval.low...interval.high).contains(1.3)
    }
    #expect((0.93...0.97).contains(Double(held) / Double(trials)), "\(held) of \(trials)")
  }

  @Test("reports a difference of identical sides in at most 6 of 100 runs")
  func same() {
    var noise = NormalNoise(seed: 8)
    let wrong = (0..<2_000).count { _ in
      let sides = rounds(6, effect: 1, noise: 0.02, &noise)
      return [.better, .worse].contains(judge(sides.better, sides.worse).verdict.kind)
    }
    #expect(wrong <= 120, "\(wrong)")
  }

  @Test("decides an effect of 1.5, its inverse, and no effect for rounds without noise")
  func quiet() {
    var noise = NormalNoise(seed: 4)
    for (effect, verdict) in [
      (1.5, Verdict.Kind.better), (1 / 1.5, .worse), (1.0, .same),
    ] {
      for _ in 0..<200 {
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
