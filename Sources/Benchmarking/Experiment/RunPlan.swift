import SeededRandom

/// The order in which the passes of a round advance.
///
/// The passes of all series advance together, frame by frame, so that whatever slows the machine
/// down for longer than a frame affects all of them. Each odd tick of the fastest display, counted
/// from 1, has a seeded random order, the next one the reverse, and even rounds reverse all orders
/// of the round before: every series has the same mean position, so that a drift favours none.
package struct RunPlan: Equatable, Sendable {
  /// The index of a series, a strategy at a refresh rate, and the number of a frame of its pass.
  package typealias Part = (series: Int, frame: Int)

  private let frames: [Int]
  private let partsPerPass: Int
  private let seed: UInt64

  /// - Parameter frames: The frames of the pass of each series.
  package init(frames: [Int], seed: UInt64) {
    self.frames = frames
    self.seed = seed
    partsPerPass = frames.max() ?? 1
  }

  /// Returns the parts of all passes of a round, in the order of execution.
  ///
  /// Passes of fewer frames advance in some of the ticks, evenly spread.
  ///
  /// - Parameter round: 1 for the first measured round.
  package func parts(ofRound round: Int) -> [Part] {
    var random = SeededGenerator(seed: seed &+ UInt64(round / 2 + round % 2))
    var order = Array(frames.indices)
    return (0..<partsPerPass).flatMap { part in
      order = part.isMultiple(of: 2) ? random.shuffled(order) : order.reversed()
      let series = round.isMultiple(of: 2) ? order.reversed() : order
      return series.compactMap { index in
        let frame = part * frames[index] / partsPerPass
        let isDue = frame < (part + 1) * frames[index] / partsPerPass
        return isDue ? (index, frame) : nil
      }
    }
  }

  /// Returns the series in the order in which a round begins them.
  package func order(ofRound round: Int) -> [Int] {
    parts(ofRound: round).filter { $0.frame == 0 }.map(\.series)
  }
}
