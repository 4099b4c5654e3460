package import Statistics

/// The repeatability of a statistic of one side in a batch: the ratio of blocks of the same build
/// from different processes.
///
/// The blocks are those that the duel compares with the other side, and the ratios those of
/// ``DuelStatistic``, with one block as base and the other as head. No verdict depends on it.
package struct Repeatability: Sendable {
  package let pairs: Int
  /// The 95 % interval of the pseudomedian of the ratios; `nil` with fewer than ``fewestPairs``.
  package let interval: ConfidenceInterval?

  package static let fewestPairs = ConfidenceInterval.fewestRounds

  /// The end of the interval that is further from 1, as a factor above 1: 1.012 for ±1.2 %.
  package var factor: Double? { interval.map { max($0.high, 1 / $0.low) } }

  init(_ logRatios: [Double], resamples: Int) {
    pairs = logRatios.count
    interval = ConfidenceInterval.ofPseudomedian(logRatios, resamples: resamples)?.ofFactors
  }

  /// Returns disjoint pairs of the blocks of one side of a batch, by their indices in the order of
  /// measurement.
  ///
  /// The first and the third block of a process are paired with the second and the fourth block of
  /// the next process that has this block left, the first process being next to the last one. A
  /// process is thus as often the first as the second of a pair, and its offset widens the interval
  /// instead of shifting it.
  ///
  ///     Repeatability.pairs(of: 20).count   // 10
  package static func pairs(of blocks: Int) -> [(first: Int, second: Int)] {
    let size = DuelBatch.pairsPerProcess
    let processes = (blocks + size - 1) / size
    var used: Set<Int> = []
    return stride(from: 0, to: blocks, by: 2).compactMap { first in
      let (process, place) = first.quotientAndRemainder(dividingBy: size)
      let others = (1..<max(1, processes)).map { (process + $0) % processes * size + place + 1 }
      guard let second = others.first(where: { $0 < blocks && !used.contains($0) }) else {
        return nil
      }
      used.insert(second)
      return (first, second)
    }
  }
}
