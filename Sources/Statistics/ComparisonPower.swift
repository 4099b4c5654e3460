import SeededRandom
import Synchronization

/// The power of the comparison of paired differences, by simulation of normal noise.
///
/// Test and interval are equivariant to scale and shift: simulated samples of mean 0 and standard
/// deviation 1 yield the power for every scatter, effect and margin. A sample is a mean, a standard
/// deviation and a configuration, all independent (D. Basu, "On Statistics Independent of a
/// Complete Sufficient Statistic", Sankhyā 15, 1955). Only configurations are expensive, because
/// their interval is a bootstrap: each is combined with several deviations, and the probability
/// over the mean is exact.
struct ComparisonPower: Sendable {
  /// The means that a sample must exceed to show an effect, in true standard deviations.
  private struct Threshold {
    /// For the test to reject.
    let test: Double
    /// For the interval to lie above 0.
    let interval: Double

    static func * (factor: Double, threshold: Threshold) -> Threshold {
      Threshold(test: factor * threshold.test, interval: factor * threshold.interval)
    }
  }

  private var count: Double
  private let thresholds: [Threshold]

  /// `effect` and `margin`, beyond which the interval must lie, are in standard deviations.
  func power(effect: Double, margin: Double) -> Double {
    let root = count.squareRoot()
    return thresholds.reduce(0) { sum, threshold in
      let needed = max(threshold.test, margin + threshold.interval)
      return sum + StandardNormal.share(below: root * (effect - needed))
    } / Double(thresholds.count)
  }
}

extension ComparisonPower {
  private static let mostSimulated = 40
  /// The number of simulated configurations, each used with both signs.
  private static let configurations = 100
  private static let deviations = 8
  /// The number of resamples below an end of the interval.
  private static let resamplesInTail = 12.0

  private struct Key: Hashable {
    let count: Int
    let alpha: Double
  }

  private static let simulations = Mutex<[Key: ComparisonPower]>([:])

  /// Returns the power of comparisons of `count` differences at the one-sided level `alpha`; `nil`
  /// if there are too few to show any effect.
  ///
  /// Beyond ``mostSimulated`` differences the thresholds are those of so many, in standard errors,
  /// which are up to 4 % too high. Each simulation, of up to 0.1 s, is done once per process.
  static func simulated(count: Int, alpha: Double) -> ComparisonPower? {
    let key = Key(count: min(count, mostSimulated), alpha: alpha)
    let power =
      simulations.withLock { $0[key] } ?? ComparisonPower(count: key.count, alpha: alpha)
    simulations.withLock { $0[key] = power }
    return power?.scaled(to: count)
  }

  private init?(count: Int, alpha: Double) {
    guard count >= ConfidenceInterval.fewestRounds,
      let rejected = SignedRankTest.smallestSignificantSum(count: count, alpha: alpha)
    else { return nil }
    // The test rejects if at least `rejected` of the means of pairs are positive: if that of this
    // rank, from 0, is.
    let rank = count * (count + 1) / 2 - rejected
    let tail = ConfidenceInterval.resampledTail(count: count)
    let resamples = Int((Self.resamplesInTail / tail).rounded()) - 1
    var generator = SeededGenerator(seed: 0)
    func sample() -> (values: [Double], moments: SampleMoments) {
      let values = (0..<count).map { _ in StandardNormal.value(using: &generator) }
      return (values, SampleMoments(values))
    }
    var thresholds: [Threshold] = []
    for _ in 0..<Self.configurations {
      let (values, moments) = sample()
      let deviation = moments.variance.squareRoot()
      let configuration = values.map { ($0 - moments.mean) / deviation }
      let pseudomedians = Distribution(
        WalshAverages(configuration).resampled(resamples, seed: generator.next())
      ).values
      let end = Int(Self.resamplesInTail) - 1
      let signs = [
        Threshold(
          test: -Distribution(configuration).pairMean(rank: rank), interval: -pseudomedians[end]),
        Threshold(
          test: -Distribution(configuration.map { -$0 }).pairMean(rank: rank),
          interval: pseudomedians[resamples - 1 - end]),
      ]
      for _ in 0..<Self.deviations {
        let deviation = sample().moments.variance.squareRoot()
        thresholds += signs.map { deviation * $0 }
      }
    }
    self.init(count: Double(count), thresholds: thresholds)
  }

  private func scaled(to count: Int) -> ComparisonPower {
    let scale = (self.count / Double(count)).squareRoot()
    return ComparisonPower(count: Double(count), thresholds: thresholds.map { scale * $0 })
  }
}
