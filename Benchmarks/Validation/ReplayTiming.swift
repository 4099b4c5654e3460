import Analysis
package import Compositing
package import DisplayLists
import Foundation
import SeededRandom
package import Statistics

/// The times of all display lists in rounds, and the comparison of the strategies.
package struct ReplayTiming {
  /// Two strategies compared with one lowering.
  package struct Pair {
    package let lowering: Lowering
    package let first: String
    package let second: String
    /// The ratio of second to first.
    package let ratio: Double
    package let interval: ConfidenceInterval?
    /// `faster`, `same`, `slower` or `inconclusive`, of the second strategy.
    package let word: String
  }

  /// The strategies that are measured but not compared.
  private static let controls: Set = ["square"]

  /// The time of a strategy's frames in each round, in nanoseconds per frame.
  private var rounds: [Lowering: [String: [Double]]] = [:]
  private let strategies: [String]

  /// Draws all frames in each round, those of the strategies in shuffled order.
  ///
  /// Rounding is drawn from the coverage images with the split lowering, and by the renderer itself
  /// with whole quads.
  ///
  /// - Parameter progress: Called before each round.
  package init(
    _ folder: DisplayListFolder, on renderer: any FrameRenderer, rounds count: Int,
    progress: (_ round: Int) -> Void
  ) {
    let frames = folder.frames
    strategies = frames.map(\.strategy).unique
    func corners(_ index: Int) -> CornerSource {
      frames[index].lowering == .split ? .image : .own
    }
    var random = SeededGenerator(seed: 1)
    for index in frames.indices { renderer.draw(index, corners: corners(index)) }
    let ticks = Dictionary(grouping: frames.indices) { frames[$0].frame }.sorted { $0.key < $1.key }
    for round in 0..<count {
      progress(round)
      var sums: [Lowering: [String: (time: Double, count: Int)]] = [:]
      for (_, indices) in ticks {
        for index in random.shuffled(indices) {
          var time = renderer.time(index, corners: corners(index))
          // A disturbed measurement is repeated.
          for _ in 0..<9 where time == nil { time = renderer.time(index, corners: corners(index)) }
          guard let time else { continue }
          let frame = frames[index]
          let sum = sums[frame.lowering]?[frame.strategy] ?? (0, 0)
          sums[frame.lowering, default: [:]][frame.strategy] = (sum.time + time, sum.count + 1)
        }
      }
      for (lowering, times) in sums {
        for (strategy, sum) in times {
          rounds[lowering, default: [:]][strategy, default: []].append(
            sum.time / Double(sum.count))
        }
      }
    }
  }

  /// The median time of each strategy over the rounds, in milliseconds per frame.
  package func medians(_ lowering: Lowering) -> [(strategy: String, milliseconds: Double)] {
    strategies.compactMap { strategy in
      rounds[lowering]?[strategy].map { (strategy, Distribution($0).median / 1e6) }
    }
  }

  /// All pairs of strategies but controls, in the order of the file.
  package var pairs: [Pair] {
    let rivals = strategies.filter { !Self.controls.contains($0) }
    return Lowering.allCases.flatMap { lowering in
      rivals.indices.flatMap { index in
        rivals[(index + 1)...].compactMap { pair(lowering, rivals[index], $0) }
      }
    }
  }

  private func pair(_ lowering: Lowering, _ first: String, _ second: String) -> Pair? {
    guard let base = rounds[lowering]?[first], let other = rounds[lowering]?[second],
      base.count == other.count
    else { return nil }
    let comparison = DecisionRule.ranking.compare(
      Comparison.Sample("frame_ns", .paired(zip(base, other).map { log($1 / $0) })))
    return comparison.effect.map {
      Pair(
        lowering: lowering, first: first, second: second, ratio: $0, interval: comparison.interval,
        word: comparison.word)
    }
  }
}
