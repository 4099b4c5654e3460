import Glibc
import SampleRuns
import Statistics
import Testing

@Suite("The interval of a geometric mean")
struct GeometricMeanTests {
  @Test("is Student's t interval of the logarithms")
  func byHand() throws {
    // Logarithms 0, 1, 2: mean 1, error 1 / √3; quantiles for 2 degrees of freedom 4.303 (0.975)
    // and 1.886 (0.9), NIST/SEMATECH e-Handbook, 1.3.6.7.2.
    let values = [1, exp(1.0), exp(2.0)]
    let interval = try #require(ConfidenceInterval.ofGeometricMean(values))
    #expect(abs(log(interval.low) - (1 - 4.3027 / 3.0.squareRoot())) < 1e-4)
    #expect(abs(log(interval.high) - (1 + 4.3027 / 3.0.squareRoot())) < 1e-4)
    let bound = try #require(ConfidenceInterval.lowerBoundOfGeometricMean(values, confidence: 0.9))
    #expect(abs(log(bound) - (1 - 1.8856 / 3.0.squareRoot())) < 1e-4)
  }

  @Test(
    "does not exist for one value, and values that are not positive and finite",
    arguments: [[], [1], [1, 0], [1, -1], [1, .infinity], [1e-300, 1e300]])
  func none(values: [Double]) {
    #expect(ConfidenceInterval.ofGeometricMean(values) == nil)
  }

  @Test("of equal rounds has zero width", arguments: [2, 19, 20, 40])
  func equalRounds(count: Int) {
    let ones = Array(repeating: 1.0, count: count)
    #expect(ConfidenceInterval.ofGeometricMean(ones) == ConfidenceInterval(low: 1, high: 1))
  }

  @Test(
    "uses quantiles that numerical integration confirms", arguments: [1, 2, 5, 18, 19, 39, 100])
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

  /// The noise of a simulated run of 5 frames of about 4 ms, as standard deviations of logarithms.
  struct Regime: Sendable {
    let name: String
    let round: Double
    let frame: Double
    /// Of the costs of the frames.
    let content: Double
  }

  private static let regimes = [
    Regime(name: "frame noise 5 %", round: 0, frame: 0.05, content: 0),
    Regime(name: "round noise 3 %", round: 0.03, frame: 0, content: 0),
    Regime(name: "round 1 %, frame 5 %, content 10 %", round: 0.01, frame: 0.05, content: 0.1),
  ]

  @Test(
    "of the medians of rounds contains the true median in 94–96 of 100 runs",
    arguments: [6, 12, 20, 40], Self.regimes)
  func coverage(rounds: Int, regime: Regime) throws {
    var noise = NormalNoise(seed: 11)
    // Symmetric, so that the true median is 4 ms.
    let costs = (-2...2).map { regime.content * Double($0) / 2.0.squareRoot() }
    let trials = 10 * (Simulations.asked ?? 240)
    var containing = 0
    var below = 0
    for _ in 0..<trials {
      let medians = (0..<rounds).map { _ in
        let round = regime.round * noise.next()
        let frames = costs.map { cost in cost + round + regime.frame * noise.next() }
        return 4 * exp(Distribution(frames).median)
      }
      let interval = try #require(ConfidenceInterval.ofGeometricMean(medians))
      let bound = try #require(
        ConfidenceInterval.lowerBoundOfGeometricMean(medians, confidence: 0.9))
      containing += (interval.low...interval.high).contains(4) ? 1 : 0
      below += bound < 4 ? 1 : 0
    }
    try Simulations.note(
      "interval of the median", "\(rounds) rounds, \(regime.name)", containing, of: trials)
    #expect((0.94...0.96).contains(Double(containing) / Double(trials)), "\(containing)")
    #expect((0.885...0.915).contains(Double(below) / Double(trials)), "\(below)")
  }
}
