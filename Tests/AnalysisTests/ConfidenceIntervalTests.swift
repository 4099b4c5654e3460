import Analysis
import Glibc
import RunRecords
import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("Confidence intervals")
struct ConfidenceIntervalTests {
  @Test("of a difference are Student's t intervals of the rounds, centered on the value")
  func difference() throws {
    // Mean 2, deviation 1, error 1 / √3; the quantile for 2 degrees of freedom is 4.303.
    let interval = try #require(ConfidenceInterval.ofDifference(around: 5, rounds: [1, 2, 3]))
    let width = 4.303 / 3.0.squareRoot()
    #expect(abs(interval.low - (5 - width)) < 1e-9)
    #expect(abs(interval.high - (5 + width)) < 1e-9)
  }

  @Test("of a ratio are the same for logarithms")
  func factor() throws {
    // Logarithms 0 and 1: mean ½, deviation 1 / √2, error ½; quantile 12.706 for 1 degree. That is
    // a factor of e^6.353.
    let interval = try #require(
      ConfidenceInterval.ofFactor(around: 10, rounds: [1, M_E]))
    #expect(abs(interval.low - 10 * exp(-6.353)) < 1e-9)
    #expect(abs(interval.high - 10 * exp(6.353)) < 1e-6)
  }

  @Test("do not exist for one round, for times of 0, or if they are too wide")
  func none() {
    #expect(ConfidenceInterval.ofFactor(around: 1, rounds: [1]) == nil)
    #expect(ConfidenceInterval.ofDifference(around: 1, rounds: [1]) == nil)
    #expect(ConfidenceInterval.ofFactor(around: 0, rounds: [0, 0]) == nil)
    #expect(ConfidenceInterval.ofFactor(around: 1, rounds: [1, 0]) == nil)
    // e^(12.706 · ½ · ln 4) is 6,700.
    #expect(ConfidenceInterval.ofFactor(around: 1, rounds: [1, 4]) == nil)
  }

  @Test("of equal rounds have zero width, by either method", arguments: [2, 19, 20, 40])
  func equalRounds(count: Int) {
    let rounds = Array(repeating: 3.0, count: count)
    #expect(
      ConfidenceInterval.ofDifference(around: 1, rounds: rounds)
        == ConfidenceInterval(low: 1, high: 1))
  }

  @Test("of 20 and more rounds are a reproducible bootstrap")
  func bootstrap() throws {
    // Ten rounds of 0 and ten of 1: the mean of 20 draws is binomial, whose quantile 0.975 is 14
    // of 20; √(20 / 19) wider.
    let rounds = (0..<20).map { Double($0 % 2) }
    let interval = try #require(ConfidenceInterval.ofDifference(around: 0, rounds: rounds))
    let width = 0.2 * (20.0 / 19).squareRoot()
    #expect(abs(interval.low + width) < 1e-9)
    #expect(abs(interval.high - width) < 1e-9)
    // With one round less, Student's: deviation √(90 / 19 / 18), quantile 2.101.
    let fewer = try #require(
      ConfidenceInterval.ofDifference(around: 0, rounds: Array(rounds.dropLast())))
    #expect(abs(fewer.high - 2.101 * (90.0 / 19 / 18 / 19).squareRoot()) < 1e-9)
  }

  @Test("use quantiles that numerical integration confirms", arguments: 1...18)
  func quantiles(degrees: Int) throws {
    // Values −1, 0 … 0, 1 have a known error: what remains is the quantile.
    let values = [-1.0, 1] + Array(repeating: 0, count: degrees - 1)
    let interval = try #require(ConfidenceInterval.ofDifference(around: 0, rounds: values))
    let quantile = interval.high / (2.0 / Double(degrees) / Double(degrees + 1)).squareRoot()
    // Simpson's rule over the density between 0 and the quantile.
    let freedom = Double(degrees)
    let scale =
      exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / (freedom * Double.pi).squareRoot()
    func density(_ t: Double) -> Double { scale * pow(1 + t * t / freedom, -(freedom + 1) / 2) }
    let steps = 2_000
    let sum = (0...steps).reduce(0.0) { sum, step in
      let weight = step == 0 || step == steps ? 1.0 : step % 2 == 1 ? 4 : 2
      return sum + weight * density(quantile * Double(step) / Double(steps))
    }
    #expect(abs(sum * quantile / Double(steps) / 3 - 0.475) < 3e-5)
  }

  // MARK: - Coverage

  @Test("of one strategy under two names overlap in 19 of 20 simulated runs")
  func sameUnderTwoNames() throws {
    let overlaps = try (0..<20).count { seed in
      var noise = NormalNoise(seed: UInt64(seed))
      let series = ["a", "b"].map { name in
        FrameSeries.sample(
          name,
          composite: (0...6).map { _ in
            let round = 0.03 * noise.next()
            return (0..<40).map {
              Int64(exp(round + 0.03 * noise.next()) * Double(2e6 + 1e4 * Double($0)))
            }
          })
      }
      let intervals = try SeriesSummary.all(of: .sample(series)).map {
        try #require($0.p50.interval)
      }
      return intervals[0].low <= intervals[1].high && intervals[1].low <= intervals[0].high
    }
    #expect(overlaps >= 19)
  }

  @Test("contain the mean in 92–96 of 100 runs of twenty rounds, by the bootstrap")
  func coverageOfTheBootstrap() throws {
    // In theory P(|t₁₉| < 1.96) = 93.5 %.
    var noise = NormalNoise(seed: 3)
    let trials = 1_500
    let held = try (0..<trials).count { _ in
      let rounds = (0..<20).map { _ in noise.next() }
      let interval = try #require(
        ConfidenceInterval.ofDifference(
          around: rounds.reduce(0, +) / 20, rounds: rounds, resamples: 500))
      return (interval.low...interval.high).contains(0)
    }
    #expect((0.92...0.96).contains(Double(held) / Double(trials)), "\(held) of \(trials)")
  }
}
