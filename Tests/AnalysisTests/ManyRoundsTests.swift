import Analysis
import Glibc
import SampleRuns
import Statistics
import Testing

@Suite("Statistics of many rounds")
struct ManyRoundsTests {
  /// The reference implementation: the means of all pairs.
  private func pairMeans(_ values: [Double]) -> Distribution {
    Distribution(
      values.indices.flatMap { first in values[first...].map { (values[first] + $0) / 2 } })
  }

  /// Returns noise around a center, coarsely rounded so that there are zeros and ties if wanted.
  private func sample(_ count: Int, seed: UInt64, isCoarse: Bool) -> [Double] {
    var noise = NormalNoise(seed: seed)
    return (0..<count).map { _ in
      let value = 0.1 + noise.next()
      return isCoarse ? (4 * value).rounded() / 4 : value
    }
  }

  @Test("a pseudomedian and the means of pairs match the reference, for small samples")
  func smallPairs() {
    let numbers: [Double] = [-1e300, -3, -0.1, -0.0, .leastNonzeroMagnitude, 0.1, 0.3, 7]
    for first in numbers {
      for second in numbers {
        for third in numbers {
          for values in [[first], [first, second], [first, second, third]] {
            let means = pairMeans(values)
            let distribution = Distribution(values)
            #expect(distribution.pseudomedian == means.median, "\(values)")
            #expect(means.values.indices.map(distribution.pairMean) == means.values, "\(values)")
          }
        }
      }
    }
  }

  @Test("a pseudomedian matches that of all pairs", arguments: [4, 5, 99, 100, 101, 250])
  func pseudomedian(count: Int) {
    for seed in 0..<6 as Range<UInt64> {
      let values = sample(count, seed: seed, isCoarse: seed % 2 == 0)
      #expect(Distribution(values).pseudomedian == pairMeans(values).median, "seed \(seed)")
    }
  }

  @Test(
    "a signed-rank p from the normal distribution is within 8 % of the exact one above 0.001",
    arguments: [100, 101])
  func signedRank(count: Int) {
    for seed in 0..<8 as Range<UInt64> {
      let values = sample(count, seed: seed, isCoarse: seed % 2 == 0)
      let exact = SignedRankTest(values, mostExact: count)
      let normal = SignedRankTest(values, mostExact: 0)
      for (own, counted) in [(normal.pGreater, exact.pGreater), (normal.pLess, exact.pLess)] {
        if counted > 1e-3 {
          #expect(abs(own / counted - 1) < 0.08, "seed \(seed): \(own), \(counted)")
        } else {
          #expect((0...1.2e-3).contains(own), "seed \(seed): \(own), \(counted)")
        }
      }
      let isExact = values.count { $0 != 0 } <= SignedRankTest.mostExact
      #expect(SignedRankTest(values) == (isExact ? exact : normal))
    }
  }

  @Test("an exact interval is close to the resampled one", arguments: [100, 101])
  func interval(count: Int) throws {
    for seed in 0..<3 as Range<UInt64> {
      let isCoarse = seed == 2
      let values = sample(count, seed: seed, isCoarse: isCoarse)
      let counted = try #require(ConfidenceInterval.ofPseudomedian(values, mostResampled: 0))
      let resampled = try #require(
        ConfidenceInterval.ofPseudomedian(values, resamples: 400, mostResampled: count))
      let width = resampled.high - resampled.low
      // Means of pairs of quarters lie an eighth apart.
      let allowance = 0.15 * width + (isCoarse ? 0.125 : 0)
      #expect(abs(counted.low - resampled.low) < allowance, "\(counted), \(resampled)")
      #expect(abs(counted.high - resampled.high) < allowance, "\(counted), \(resampled)")
      // Its ends are the values that the corresponding test just does not reject.
      let inside = 1e-9 * width
      for (end, step) in [(counted.low, inside), (counted.high, -inside)] {
        #expect(SignedRankTest(values.map { $0 - end - step }, mostExact: 0).pTwoSided > 0.045)
      }
    }
  }

  @Test("ten thousand rounds, whose pairs would not fit in memory, have an interval")
  func tenThousand() throws {
    let values = sample(10_000, seed: 1, isCoarse: false)
    let interval = try #require(ConfidenceInterval.ofPseudomedian(values))
    let middle = Distribution(values).pseudomedian
    #expect(interval.low < middle && middle < interval.high)
    #expect((0.03...0.045).contains(interval.high - interval.low), "\(interval)")
    #expect((interval.low...interval.high).contains(0.1))
    let test = SignedRankTest(values)
    #expect(test.pGreater < 1e-12 && test.pLess > 0.999)
    let mean = try #require(ConfidenceInterval.ofGeometricMean(values.map { exp($0) }))
    #expect(abs(log(mean.high / mean.low) - 0.0392) < 0.001, "\(mean)")
  }
}
