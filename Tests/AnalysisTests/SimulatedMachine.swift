import Analysis
import Glibc
import SampleRuns
import SeededRandom

/// A machine as benchmarks meet it: it drifts, it jitters, and now and then something else runs.
///
/// A block's time is, as a logarithm, the sum of
/// - a drift that all strategies share, first-order autoregressive from block to block, with the
///   deviation 2.66 % that was published for hosted runners,
/// - what the second place of a pair costs,
/// - what the layout of memory costs a strategy in its process: normal, and the same in all blocks
///   of a process, of which each side has a fresh one every four pairs,
/// - normal jitter of its own, and
/// - in one block of twenty a disturbance, exponential with mean 5 %.
///
/// The control is a memset, which the layout of a process does not move.
struct SimulatedMachine {
  /// How a machine misbehaves.
  struct Noise {
    /// The deviation of a block's own jitter.
    var jitter: Double
    /// The correlation of one block's drift with the next one's; `nil` for no drift.
    var drift: Double?
    /// Whether something else runs now and then.
    var hasTails: Bool
    /// The deviation of what a process's layout does to a strategy.
    var process = 0.0
  }

  private static let driftDeviation = 0.0266
  private static let secondPlace = 0.005
  /// As a duel has it.
  private static let pairsPerProcess = 4
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
    var layout: [Double] = []
    return DuelBatch(
      pairs: order.enumerated().map { pair, first in
        if pair % Self.pairsPerProcess == 0 { layout = layouts(factors.count) }
        let blocks = [block(factors.count), block(factors.count)]
        let (base, head) = first == .base ? (blocks[0], blocks[1]) : (blocks[1], blocks[0])
        let place = first == .base ? Self.secondPlace : -Self.secondPlace
        var ratios: [String: Double] = [:]
        for (index, strategy) in factors.keys.sorted().enumerated() {
          ratios[strategy] =
            head[index] - base[index] + place + layout[index] + log(factors[strategy] ?? 1)
        }
        return DuelPair(
          logRatios: ratios, control: head[factors.count] - base[factors.count] + place)
      })
  }

  /// What fresh processes of both sides cost the head more than the base, by strategy.
  private mutating func layouts(_ strategies: Int) -> [Double] {
    (0..<strategies).map { _ in
      // Nothing is drawn for nothing, so that the other noise is the same with and without it.
      noise.process == 0 ? 0 : noise.process * (normal.next() - normal.next())
    }
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
