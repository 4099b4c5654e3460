import SeededRandom
import Statistics
import Testing

@Suite("The signed-rank test")
struct SignedRankTestTests {
  /// The differences in height of crossed and self-fertilized maize plants, in eighths of an inch.
  ///
  /// Darwin's data, from R. A. Fisher, "The Design of Experiments", 1935, chapter 3.
  private let maize: [Double] = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]

  @Test("matches the published p value of Darwin's maize")
  func darwin() {
    // This is the example of SciPy's documentation of `wilcoxon`.
    let test = SignedRankTest(maize)
    #expect(test.pTwoSided == 0.041259765625)
    #expect(test.pGreater == 0.0206298828125)
    #expect(SignedRankTest(maize.map { -$0 }).pLess == 0.0206298828125)
  }

  @Test("matches the published p value of Hamilton's depression scale")
  func hollanderAndWolfe() {
    // M. Hollander and D. A. Wolfe, "Nonparametric Statistical Methods", 1973, table 3.1: before
    // and after a tranquilliser; p = 0.020 and an estimate of 0.46.
    let before = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30]
    let after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
    let differences = zip(before, after).map { $0 - $1 }
    let test = SignedRankTest(differences)
    #expect(test.pGreater == 10.0 / 512)
    #expect(abs(Distribution(differences).pseudomedian - 0.46) < 0.0051)
  }

  @Test("has a smallest p value of 2⁻ⁿ, for differences of one sign")
  func smallest() {
    for count in 1...12 {
      let differences = (1...count).map(Double.init)
      #expect(SignedRankTest(differences).pGreater == SignedRankTest.smallestP(count: count))
      #expect(SignedRankTest(differences).pLess == 1)
    }
  }

  @Test("is not significant for zeros or no differences")
  func zeros() {
    for differences in [[], [0.0], [0, 0, 0]] {
      let test = SignedRankTest(differences)
      #expect([test.pGreater, test.pLess, test.pTwoSided] == [1, 1, 1])
    }
    #expect(SignedRankTest([0, 3, 0, -1]) == SignedRankTest([3, -1]))
  }

  /// Compares with the reference implementation, which enumerates all assignments of signs to ranks.
  private func expectEnumerated(_ differences: [Double]) {
    let used = differences.filter { $0 != 0 }
    let ranks = used.map { own in
      let below = used.count { $0.magnitude < own.magnitude }
      let tied = used.count { $0.magnitude == own.magnitude }
      return Double(below) + Double(tied + 1) / 2
    }
    let observed = zip(used, ranks).reduce(0) { $0 + ($1.0 > 0 ? $1.1 : 0) }
    var greater = 0
    var less = 0
    for signs in 0..<(1 << ranks.count) {
      let sum = ranks.indices.reduce(0) { $0 + (signs >> $1 & 1 == 1 ? ranks[$1] : 0) }
      if sum >= observed { greater += 1 }
      if sum <= observed { less += 1 }
    }
    let (test, all) = (SignedRankTest(differences), Double(1 << ranks.count))
    #expect(test.pGreater == Double(greater) / all, "\(differences)")
    #expect(test.pLess == Double(less) / all, "\(differences)")
  }

  @Test("matches the enumeration of signs, for all samples of up to five differences of −2 … 2")
  func enumeration() {
    for count in 0...5 {
      var digits = Array(repeating: -2.0, count: count)
      while true {
        expectEnumerated(digits)
        guard let next = digits.firstIndex(where: { $0 < 2 }) else { break }
        for index in 0..<next { digits[index] = -2 }
        digits[next] += 1
      }
    }
  }

  @Test("matches the enumeration of signs, for random differences with ties", arguments: 0..<12)
  func seeded(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let differences = (0..<10).map { _ in Double(generator.number(in: -6...9)) }
    expectEnumerated(differences)
  }
}

@Suite("Holm's adjustment")
struct HolmAdjustmentTests {
  @Test("multiplies the smallest of m by m, the next by m − 1, and is monotonic")
  func byHand() {
    // Of four hypotheses at 0.05 the fourth and the first are rejected, the third is not.
    let adjusted = [0.01, 0.04, 0.03, 0.005].holmAdjusted
    for (value, expected) in zip(adjusted, [0.03, 0.06, 0.06, 0.02]) {
      #expect(abs(value - expected) < 1e-15)
    }
    #expect([0.5, 0.6].holmAdjusted == [1, 1])
    #expect([0.2].holmAdjusted == [0.2])
    #expect([Double]().holmAdjusted == [])
  }

  @Test("rejects the same hypotheses as the step-down rule, for all triples of a grid")
  func stepDown() {
    let grid = [0, 0.01, 0.0166, 0.0167, 0.02, 0.025, 0.03, 0.05, 0.06, 1]
    let level = 0.05
    for first in grid {
      for second in grid {
        for third in grid {
          let p = [first, second, third]
          // Holm's rule: reject in increasing order until one p value exceeds its level.
          var rejected = Array(repeating: false, count: 3)
          for (step, index) in p.indices.sorted(by: { p[$0] < p[$1] }).enumerated() {
            guard p[index] * Double(3 - step) <= level else { break }
            rejected[index] = true
          }
          #expect(p.holmAdjusted.map { $0 <= level } == rejected, "\(p)")
        }
      }
    }
  }
}
