import Analysis
import Statistics

extension DuelRun {
  /// A block of each side, as the passes that it was measured in.
  struct Passes {
    var base: [BlockMessage] = []
    var head: [BlockMessage] = []
  }

  /// How often short passes are replayed at most to come to the frames of a block.
  private static let mostPasses = 5

  /// How many passes a block takes: an odd number, so that a frame has a middle one.
  static func passes(of greeting: BlockGreeting) -> Int {
    let frames = greeting.series.reduce(0) { $0 + $1.frames }
    let wanted = min(mostPasses, BlockArguments.framesPerBlock / max(1, frames))
    return max(1, wanted.isMultiple(of: 2) ? wanted - 1 : wanted)
  }

  /// Runs a block of each side, pass by pass in turn.
  ///
  /// Who goes first changes with each pass, so that what lasts longer than a pass happens to both.
  static func passes(
    of base: BlockProcess, _ head: BlockProcess, startingWith first: DuelSide
  ) throws -> Passes {
    var passes = Passes()
    for pass in 0..<Self.passes(of: base.greeting) {
      if (first == .base) == pass.isMultiple(of: 2) {
        passes.base.append(try base.runBlock())
        passes.head.append(try head.runBlock())
      } else {
        passes.head.append(try head.runBlock())
        passes.base.append(try base.runBlock())
      }
    }
    return passes
  }
}

extension BlockMessage {
  /// The block that some passes come to: each frame and each phase with its median over them.
  ///
  /// Counters are those of the first.
  ///
  /// - Precondition: There is a pass, and all have the same series.
  init(medianOf passes: [BlockMessage]) {
    precondition(!passes.isEmpty, "a block has a pass")
    self = passes[0]
    guard passes.count > 1 else { return }
    memsetNanoseconds = Self.median(passes.map(\.memsetNanoseconds))
    for index in series.indices {
      let same = passes.map { $0.series[index] }
      for frame in series[index].frameNanoseconds.indices {
        series[index].frameNanoseconds[frame] = Self.median(
          same.map { $0.frameNanoseconds[frame] })
      }
      for phase in series[index].phaseNanoseconds.keys {
        series[index].phaseNanoseconds[phase] = Self.median(
          same.compactMap { $0.phaseNanoseconds[phase] })
      }
    }
  }

  private static func median(_ values: [Int64]) -> Int64 {
    Int64(Distribution(values.map(Double.init)).median.rounded())
  }
}
