import Analysis
import Glibc
import SampleRuns
import SeededRandom

/// A simulation of a machine with drift, jitter and occasional disturbances.
///
/// The logarithm of a block's time is the sum of
/// - a drift common to all strategies, first-order autoregressive between blocks, with the
///   deviation of 2.66 % that was published for hosted runners,
/// - the cost of the second position in a pair,
/// - the effect of the memory layout on a strategy: normal, and the same in all blocks of a
///   process, with a new process of each side every four pairs,
/// - normal jitter, and
/// - in one block of twenty a disturbance, exponential with mean 5 %.
///
/// The control is a loop in registers, which the memory layout does not affect.
struct SimulatedMachine {
  struct Noise {
    /// The deviation of the jitter of a block.
    var jitter: Double
    /// The correlation of the drifts of consecutive blocks; `nil` for no drift.
    var drift: Double?
    var hasTails = false
    /// The deviation of the effect of the memory layout.
    var process = 0.0
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

  /// Runs pairs of blocks of a base and a head in balanced, shuffled order.
  ///
  /// - Parameter factors: The ratio of the head's time to the base's, by strategy.
  mutating func batch(_ factors: [String: Double], pairs: Int) -> DuelBatch {
    let order = DuelSide.order(pairs: pairs, seed: uniform.next())
    var layout: [(base: Double, head: Double)] = []
    var times: [DuelSide: [[String: Double]]] = [:]
    var batch = DuelBatch(pairs: [])
    for (pair, first) in order.enumerated() {
      if pair % DuelBatch.pairsPerProcess == 0 { layout = layouts(factors.count) }
      let blocks = [block(factors.count), block(factors.count)]
      let (base, head) = first == .base ? (blocks[0], blocks[1]) : (blocks[1], blocks[0])
      let place = first == .base ? Self.secondPlace : -Self.secondPlace
      var ratios: [String: [DuelStatistic: Double]] = [:]
      var own: [DuelSide: [String: Double]] = [:]
      for (index, strategy) in factors.keys.sorted().enumerated() {
        own[.base, default: [:]][strategy] = base[index] - place / 2 + layout[index].base
        own[.head, default: [:]][strategy] = head[index] + place / 2 + layout[index].head
        let noise = head[index] - base[index] + place + (layout[index].head - layout[index].base)
        ratios[strategy] = [.all: noise + log(factors[strategy] ?? 1)]
      }
      for side in DuelSide.allCases { times[side, default: []].append(own[side, default: [:]]) }
      batch.pairs.append(
        DuelPair(logRatios: ratios, control: head[factors.count] - base[factors.count] + place))
    }
    batch.repeats = times.mapValues { times in
      Repeatability.pairs(of: times.count).map { first, second in
        times[second].merging(times[first]) { $0 - $1 }.mapValues { [DuelStatistic.all: $0] }
      }
    }
    return batch
  }

  /// Returns the layout effects of new processes of both sides, by strategy.
  private mutating func layouts(_ strategies: Int) -> [(base: Double, head: Double)] {
    (0..<strategies).map { _ in
      // No random numbers are drawn for zero noise, so that the other noise stays the same.
      guard noise.process > 0 else { return (0, 0) }
      let head = noise.process * normal.next()
      return (noise.process * normal.next(), head)
    }
  }

  /// Returns the noise of one block for each strategy, followed by the control.
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
