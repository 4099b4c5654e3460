import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("The rank-sum test")
struct RankSumTestTests {
  @Test("matches the published p value of Mann and Whitney's method")
  func published() {
    // M. Hollander and D. A. Wolfe, "Nonparametric Statistical Methods", 1973, table 4.1:
    // permeability of the amnion at term and at 12–26 weeks; R's documentation of `wilcox.test`
    // prints p = 0.1272 for larger values at term.
    let term = [0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
    let early = [1.15, 0.88, 0.90, 0.74, 1.21]
    let test = RankSumTest(early, term)
    #expect(abs(test.pGreater - 0.1272) < 5e-5)
    #expect(abs(HodgesLehmannShift(early, term).estimate - 0.305) < 1e-9)
  }

  /// The reference implementation, which enumerates all choices of ranks for the second sample.
  private func enumerated(
    _ first: [Double], _ second: [Double]
  ) -> (greater: Double, less: Double) {
    let all = first + second
    let ranks = all.map { own in
      Double(all.count { $0 < own }) + Double(all.count { $0 == own } + 1) / 2
    }
    let observed = ranks[first.count...].reduce(0, +)
    var (greater, less, choices) = (0.0, 0.0, 0.0)
    for choice in 0..<(1 << all.count) where choice.nonzeroBitCount == second.count {
      let sum = ranks.indices.reduce(0) { $0 + (choice >> $1 & 1 == 1 ? ranks[$1] : 0) }
      choices += 1
      if sum >= observed { greater += 1 }
      if sum <= observed { less += 1 }
    }
    return (greater / choices, less / choices)
  }

  @Test("matches the enumeration of choices, for small samples with ties", arguments: 0..<40)
  func enumeration(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func sample() -> [Double] {
      (0..<generator.number(in: 1...5)).map { _ in Double(generator.number(in: 0...6)) }
    }
    let (first, second) = (sample(), sample())
    let test = RankSumTest(first, second)
    let reference = enumerated(first, second)
    #expect(abs(test.pGreater - reference.greater) < 1e-12, "\(first) \(second)")
    #expect(abs(test.pLess - reference.less) < 1e-12, "\(first) \(second)")
  }

  @Test("has the reciprocal of the number of choices as its smallest p value")
  func smallest() {
    #expect(abs(RankSumTest.smallestP(4, 4) - 1.0 / 70) < 1e-15)
    #expect(abs(RankSumTest.smallestP(3, 5) - 1.0 / 56) < 1e-15)
    #expect(abs(RankSumTest([1, 2, 3, 4], [5, 6, 7, 8]).pGreater - 1.0 / 70) < 1e-15)
  }

  @Test("of many values agrees with the exact distribution within 0.01, with ties too")
  func approximation() {
    var generator = SeededGenerator(seed: 3)
    for range in [0...8, 0...100_000] {
      let values = (0..<24).map { _ in Double(generator.number(in: range)) }
      let (first, second) = (Array(values[..<11]), Array(values[11...]))
      let exact = RankSumTest(first, second)
      let normal = RankSumTest(first, second, mostExact: 0)
      #expect(abs(exact.pGreater - normal.pGreater) < 0.01)
      #expect(abs(exact.pLess - normal.pLess) < 0.01)
    }
    #expect(RankSumTest([1, 1], [1, 1], mostExact: 0).pGreater == 1)
  }
}

@Suite("The Hodges–Lehmann shift")
struct HodgesLehmannShiftTests {
  @Test("has the interval of shifts that the test does not reject")
  func interval() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let first = (0..<generator.number(in: 4...7)).map { _ in generator.number(in: 0...1.0) }
      let second = (0..<generator.number(in: 4...7)).map { _ in generator.number(in: 0...2.0) }
      let interval = try #require(HodgesLehmannShift(first, second).interval)
      func isRejected(_ shift: Double) -> Bool {
        let test = RankSumTest(first, second.map { $0 - shift })
        return 2 * min(test.pGreater, test.pLess) <= 0.05
      }
      #expect(isRejected(interval.low - 1e-9) && !isRejected(interval.low + 1e-9))
      #expect(!isRejected(interval.high - 1e-9) && isRejected(interval.high + 1e-9))
    }
  }

  @Test("is the median of all differences, with ties too")
  func median() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      func sample() -> [Double] {
        (0..<generator.number(in: 1...9)).map { _ in Double(generator.number(in: -6...6)) / 3 }
      }
      let (first, second) = (sample(), sample())
      let differences = second.flatMap { high in first.map { high - $0 } }
      #expect(HodgesLehmannShift(first, second).estimate == Distribution(differences).median)
    }
  }

  @Test(
    "of samples of 20,000 values takes no space for their differences", .timeLimit(.minutes(10)))
  func large() {
    let first = (0..<20_000).map { Double($0) }
    #expect(HodgesLehmannShift(first, first.map { $0 + 5 }).estimate == 5)
  }

  @Test("needs four values each for an interval: the smallest and the largest difference")
  func few() {
    #expect(HodgesLehmannShift([1, 2, 3], [4, 5, 6]).interval == nil)
    #expect(
      HodgesLehmannShift([1, 2, 3, 4], [10, 20, 30, 40]).interval
        == ConfidenceInterval(low: 6, high: 39))
  }

  @Test("beyond the exact distribution has an interval with ranks of the normal approximation")
  func many() throws {
    // Of 31 and 31 values the mean count is 480.5 and its deviation 71.0: rank 341.
    let first = (0..<31).map { 100 * Double($0) }
    let second = (0..<31).map { Double($0) }
    let differences = Distribution(second.flatMap { high in first.map { high - $0 } }).values
    let interval = try #require(HodgesLehmannShift(first, second).interval)
    #expect(interval == ConfidenceInterval(low: differences[340], high: differences[620]))
  }

  @Test("of 60 values and one has an interval from a level of 1/61 on")
  func manyAndOne() {
    let first = (0..<60).map { Double($0) }
    #expect(HodgesLehmannShift(first, [0], tail: 0.016).interval == nil)
    #expect(
      HodgesLehmannShift(first, [0], tail: 0.017).interval
        == ConfidenceInterval(low: -59, high: 0))
  }
}

@Suite("Welch's test")
struct WelchTestTests {
  @Test("matches Welch's formula for samples of unequal variance")
  func byHand() throws {
    // Means 2 and 6, variances of the means 1/3 and 4/3: t = 4 / √(5/3) = 3.0984, degrees of
    // freedom (5/3)² / (1/18 + 16/18) = 50/17.
    let test = try #require(WelchTest([1, 2, 3], [4, 6, 8]))
    #expect(test.difference == 4)
    #expect(abs(test.pGreater + test.pLess - 1) < 1e-12)
    // Between the tails for 2 and 3 degrees of freedom, by the closed forms of both.
    let t = 4 / (5.0 / 3).squareRoot()
    #expect(test.pGreater < StudentT.share(below: -t, degrees: 2))
    #expect(test.pGreater > StudentT.share(below: -t, degrees: 3))
    // The t test of the middle of the interval ends rejects at 2.5 %.
    let width = (test.interval.high - test.interval.low) / 2
    #expect(abs(test.interval.low + width - 4) < 1e-12)
    let quantile = width / (5.0 / 3).squareRoot()
    #expect(abs(StudentT.share(below: -quantile, degrees: 50.0 / 17) - 0.025) < 1e-9)
  }

  @Test("calls constant samples equal or different, and needs two values")
  func degenerate() throws {
    #expect(WelchTest([1], [2, 3]) == nil)
    #expect(try #require(WelchTest([1, 1], [1, 1])).pGreater == 0.5)
    #expect(try #require(WelchTest([1, 1], [2, 2])).pGreater == 0)
    #expect(try #require(WelchTest([2, 2], [1, 1])).pLess == 0)
  }

  @Test("rejects 5 of 100 pairs of equal samples, also with unequal deviations")
  func level() throws {
    var noise = NormalNoise(seed: 4)
    let trials = 3_000
    let rejections = try (0..<trials).count { _ in
      let first = (0..<6).map { _ in noise.next() }
      let second = (0..<9).map { _ in 4 * noise.next() }
      return try #require(WelchTest(first, second)).pGreater < 0.05
    }
    #expect((0.04...0.06).contains(Double(rejections) / Double(trials)), "\(rejections)")
  }
}

@Suite("The adjustment of Benjamini and Hochberg")
struct BenjaminiHochbergAdjustmentTests {
  @Test("rejects the same hypotheses as the step-up rule, for all triples of a grid")
  func stepUp() {
    let grid = [0, 0.01, 0.0166, 0.0167, 0.02, 0.033, 0.034, 0.05, 0.06, 1]
    for first in grid {
      for second in grid {
        for third in grid {
          let p = [first, second, third]
          // Reject the k smallest, for the largest k with p₍ₖ₎ ≤ k α / m.
          let sorted = p.sorted()
          let limit = 0.05 + 1e-12
          let rejected = (1...3).last { sorted[$0 - 1] * 3 <= limit * Double($0) }
          let level = rejected.map { sorted[$0 - 1] } ?? -1
          #expect(p.benjaminiHochbergAdjusted.map { $0 <= limit } == p.map { $0 <= level }, "\(p)")
        }
      }
    }
    #expect([Double]().benjaminiHochbergAdjusted == [])
  }
}
