import Glibc
import RegressionGates
import SampleRuns
import SeededRandom

/// A machine as benchmarks meet it: it drifts, it jitters, and now and then something else runs.
///
/// A block's time is, as a logarithm, the sum of
/// - a drift that all strategies share, first-order autoregressive from block to block, with the
///   deviation 2.66 % that was published for hosted runners,
/// - what the second place of a pair costs,
/// - normal jitter of its own, and
/// - in one block of twenty a disturbance, exponential with mean 5 %.
struct SimulatedMachine {
  /// How a machine misbehaves.
  struct Noise {
    /// The deviation of a block's own jitter.
    var jitter: Double
    /// The correlation of one block's drift with the next one's; `nil` for no drift.
    var drift: Double?
    /// Whether something else runs now and then.
    var hasTails: Bool
  }

  private static let driftDeviation = 0.0266
  private static let secondPlace = 0.005
  private static let tailShare = 0.05
  private static let tailMean = 0.05

  private let noise: Noise
  private var normal: NormalNoise
  private var uniform: SeededGenerator
  private var drift: Double

  init(_ noise: Noise, seed: UInt64) {
    self.noise = noise
    var seeds = SeededGenerator(seed: seed)
    normal = NormalNoise(seed: seeds.next())
    uniform = SeededGenerator(seed: seeds.next())
    drift = Self.driftDeviation * normal.next()
  }

  /// Runs pairs of blocks of a base and a head, in a balanced and shuffled order.
  ///
  /// - Parameter factors: How many times as long the head takes, by strategy.
  mutating func batch(_ factors: [String: Double], pairs: Int) -> DuelBatch {
    let order = DuelSide.order(pairs: pairs, seed: uniform.next())
    return DuelBatch(
      pairs: order.map { first in
        let blocks = [block(factors.count), block(factors.count)]
        let (base, head) = first == .base ? (blocks[0], blocks[1]) : (blocks[1], blocks[0])
        let place = first == .base ? Self.secondPlace : -Self.secondPlace
        var ratios: [String: Double] = [:]
        for (index, strategy) in factors.keys.sorted().enumerated() {
          ratios[strategy] = head[index] - base[index] + place + log(factors[strategy] ?? 1)
        }
        return DuelPair(
          logRatios: ratios, control: head[factors.count] - base[factors.count] + place)
      })
  }

  /// The noise of one block: of each strategy, and last of the control.
  private mutating func block(_ strategies: Int) -> [Double] {
    if let correlation = noise.drift {
      drift =
        correlation * drift
        + (1 - correlation * correlation).squareRoot() * Self.driftDeviation * normal.next()
    } else {
      drift = 0
    }
    return (0...strategies).map { _ in drift + noise.jitter * normal.next() + disturbance() }
  }

  private mutating func disturbance() -> Double {
    guard noise.hasTails, uniform.number(in: 0...1) < Self.tailShare else { return 0 }
    return -Self.tailMean * log(1 - uniform.number(in: 0...0.999_999_999_999))
  }
}
