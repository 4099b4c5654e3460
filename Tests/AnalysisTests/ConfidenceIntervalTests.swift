import Analysis
import Glibc
import RunData
import SampleRuns
import Statistics
import Testing

@Suite("Confidence intervals")
struct ConfidenceIntervalTests {
  @Test("of equal rounds have zero width", arguments: [2, 19, 20, 40])
  func equalRounds(count: Int) {
    #expect(
      ConfidenceInterval.ofGeometricMean(Array(repeating: 1, count: count))
        == ConfidenceInterval(low: 1, high: 1))
  }

  @Test("use quantiles that numerical integration confirms", arguments: [1, 2, 5, 18, 19, 39, 100])
  func quantiles(degrees: Int) throws {
    // Logarithms −1, 0 … 0, 1 have a known error: what remains is the quantile.
    let values = [exp(-1.0), exp(1.0)] + Array(repeating: 1, count: degrees - 1)
    let interval = try #require(ConfidenceInterval.ofGeometricMean(values))
    let quantile =
      log(interval.high) / (2.0 / Double(degrees) / Double(degrees + 1)).squareRoot()
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

  @Test("contain the geometric mean in 93–97 of 100 runs", arguments: [6, 20, 40])
  func coverageOfTheMean(rounds: Int) throws {
    var noise = NormalNoise(seed: 3)
    let trials = 1_500
    let held = try (0..<trials).count { _ in
      let interval = try #require(
        ConfidenceInterval.ofGeometricMean((0..<rounds).map { _ in exp(noise.next()) }))
      return (interval.low...interval.high).contains(1)
    }
    #expect((0.93...0.97).contains(Double(held) / Double(trials)), "\(held) of \(trials)")
  }
}
