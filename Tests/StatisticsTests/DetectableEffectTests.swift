import SampleRuns
import Statistics
import Testing

@Suite("The smallest detectable effect")
struct DetectableEffectTests {
  /// Returns how often the rule shows an effect with normal noise of a deviation of 1.
  private func power(of effect: Double, margin: Double, count: Int, alpha: Double) throws -> Double
  {
    var noise = NormalNoise(seed: 2)
    let trials = Simulations.asked ?? 400
    let shown = try (0..<trials).count { _ in
      let values = (0..<count).map { _ in effect + noise.next() }
      guard SignedRankTest(values).pGreater < alpha else { return false }
      let interval = try #require(
        ConfidenceInterval.ofPseudomedian(values, resamples: 12_000 / count))
      return interval.low > margin
    }
    return Double(shown) / Double(trials)
  }

  @Test(
    "is shown by test and interval together in 78–82 of 100 comparisons",
    arguments: [(6, 0.05, 0), (12, 0.01, 1), (20, 0.05, 0)])
  func power(count: Int, alpha: Double, margin: Double) throws {
    let effect = try #require(
      DetectableEffect.ofDeviation(1, count: count, alpha: alpha, margin: margin))
    let power = try power(of: effect, margin: margin, count: count, alpha: alpha)
    #expect((0.78...0.82).contains(power))
  }

  @Test("is larger than the formula of the t test, whose power is below 78 %")
  func formula() throws {
    let count = 6
    // (t₁₋α + t₀.₈) / √n: NIST/SEMATECH e-Handbook of Statistical Methods, section 7.2.2.2.
    let quantiles = [0.95, 0.8].map { StudentT.quantile($0, degrees: Double(count - 1)) }
    let effect = quantiles.reduce(0, +) / Double(count).squareRoot()
    #expect(try power(of: effect, margin: 0, count: count, alpha: 0.05) < 0.78)
  }

  @Test("is proportional to scatter and margin together")
  func equivariance() throws {
    let one = try #require(DetectableEffect.ofDeviation(1, count: 8, alpha: 0.05, margin: 2))
    let half = try #require(DetectableEffect.ofDeviation(0.5, count: 8, alpha: 0.05, margin: 1))
    #expect(abs(one - 2 * half) < 1e-9)
    let exact = try #require(DetectableEffect.ofDeviation(0, count: 8, alpha: 0.05, margin: 1))
    #expect(exact == 1)
  }

  @Test("falls with the square root of the count, also beyond the simulated counts")
  func many() throws {
    let effects = try [40, 160].map {
      try #require(DetectableEffect.ofDeviation(1, count: $0, alpha: 0.05, margin: 0))
    }
    #expect(abs(effects[0] - 2 * effects[1]) < 1e-9)
    // The quantiles of Student's t are 2.02 and 0.85.
    #expect((2.85...3.05).contains(40.0.squareRoot() * effects[0]))
  }

  @Test(
    "does not exist for too few differences",
    arguments: [(1, 0.05), (5, 0.05), (6, 0.01), (6, 1.0 / 64)])
  func few(count: Int, alpha: Double) {
    #expect(DetectableEffect.ofDeviation(1, count: count, alpha: alpha, margin: 0) == nil)
  }

  @Test("yields the fewest further values that show it, or that show equality")
  func count() throws {
    // A deviation of about 1.
    let sample = [-1.2, -0.6, -0.2, 0.2, 0.6, 1.2].map { $0 / 0.9 }
    let deviation = try #require(DetectableEffect.deviation(of: sample))
    for effect in [0.5, 1, -2] {
      let count = try #require(
        DetectableEffect.countToDecide(
          sample, effect: effect, alpha: 0.05, margin: 0.1, most: 1_000))
      func smallest(_ count: Int) -> Double? {
        DetectableEffect.ofDeviation(deviation, count: count, alpha: 0.05, margin: 0.1)
      }
      #expect(try #require(smallest(count)) <= effect.magnitude)
      if count > 7 { #expect(try #require(smallest(count - 1)) > effect.magnitude) }
    }
    let equal = DetectableEffect.countToDecide(
      sample, effect: 0, alpha: 0.05, margin: 0.5, most: 1_000)
    // (z₀.₉₇₅ + z₀.₉)² / 0.5² = 42 for two tests that both hold in 80 of 100.
    #expect((40...48).contains(try #require(equal)))
    let near = DetectableEffect.countToDecide(
      sample, effect: 0.5, alpha: 0.05, margin: 0.5, most: 1_000)
    #expect(near == nil)
    #expect(
      DetectableEffect.countToDecide(sample, effect: -2, alpha: 0.05, margin: 0.1, most: 6) == nil)
    #expect(
      DetectableEffect.countToDecide([1, 1], effect: 1, alpha: 0.05, margin: 0, most: 9) == nil)
  }
}
