package import Compositing
package import Graphics
package import RunRecords
package import Text

/// Every engine on every way of drawing the yardstick scene, shuffled in one process.
///
/// A round moves all tables on by ``EngineBenchmarkScene/pixelsPerFrame`` and lets every engine draw each
/// table's list once, in a seeded random order. Only ``Engine/composite(_:into:)`` is timed; what
/// belongs to the commit, ``Engine/prepare(_:)``, is timed apart.
package struct EngineBenchmark {
  /// Those that can draw with several threads or with chosen kernels have been told so.
  package let engines: [EngineDescriptor]
  /// What draws that takes kernels: engines, and the images that they show.
  package let kernels: KernelSet
  package let ways: [DrawingWay]
  /// Measured frames of each cell, cold ones not counted.
  package let frames: Int
  /// What rows show besides their background: all engines draw the first, those that write only
  /// changes the others too.
  package let contents: [Scenario.Content]
  package let seed: UInt64

  /// How many frames there are for each cold one.
  private static let framesPerColdFrame = 8
  /// The rounds in which images are compared before frames are timed: engines that write only
  /// changes have something to leave alone from the second one on.
  static let roundsOfProof = 3
  /// The memory touched before a cold frame, in bytes: more than the last level of most caches.
  package static let otherBytes = 96_000_000

  /// - Parameters:
  ///   - threads: Numbers of threads, each for all engines that can draw with several; the others
  ///     draw with one.
  ///   - kernels: What engines draw with that take kernels, and what labels and images are drawn
  ///     with.
  ///   - contents: At least one.
  package init(
    engines: [EngineDescriptor] = EngineCatalogue.all, threads: [Int] = [1],
    kernels: KernelSet = .widest, ways: [DrawingWay] = DrawingWay.allCases, frames: Int,
    contents: [Scenario.Content] = [.none], seed: UInt64 = 1
  ) {
    precondition(!contents.isEmpty, "rows show something, if only their background")
    self.engines = engines.flatMap { engine in
      guard engine.isOurs else { return [engine] }
      return threads.map { count in
        var threaded = engine
        threaded.threads = count
        threaded.kernels = kernels
        return threaded
      }
    }
    self.kernels = kernels
    self.ways = ways
    self.frames = frames
    self.contents = contents
    self.seed = seed
  }

  /// The engines that draw a content.
  func engines(on content: Scenario.Content) -> [EngineDescriptor] {
    content == contents[0] ? engines : engines.filter(\.writesOnlyChanges)
  }

  /// How many engines are measured on how many ways and contents.
  package var cellCount: Int {
    contents.reduce(0) { $0 + engines(on: $1).count * ways.count }
  }

  /// What is measured with sources of random alpha and of opaque pixels: the painter, which looks
  /// at neither, with one thread.
  var sourceEngine: EngineDescriptor {
    var painter = EngineCatalogue.named("painter")
    painter.kernels = kernels
    return painter
  }

  /// The frames of each table whose images are compared.
  static let comparedFrames = roundsOfProof + 1

  /// The cold frames of each cell: one after every eighth frame, and at least one.
  package var coldFrames: Int { max(1, frames / Self.framesPerColdFrame) }

  /// The rounds in the order in which they are run: whether each is cold.
  var rounds: [Bool] {
    let rounds = (1...frames).flatMap { frame in
      frame.isMultiple(of: Self.framesPerColdFrame) ? [false, true] : [false]
    }
    return frames < Self.framesPerColdFrame ? rounds + [true] : rounds
  }

  /// Runs all rounds and compares the images of all engines before the first and after the last.
  ///
  /// - Parameters:
  ///   - machine: What the machine is, asked before the run.
  ///   - report: Called before each round with the share of rounds that are done, 0…1.
  /// - Throws: ``EnginesDiffer`` if an engine's image is another one than the first engine's.
  package func run(
    renderer: TextRenderer, machine: MachineFacts, report: (Double) -> Void
  ) throws(EnginesDiffer) -> EngineBenchmarkRecord {
    let run = EngineBenchmarkRun(self, renderer: renderer)
    report(0)
    for _ in 0..<Self.roundsOfProof { try run.compareRound() }
    let rounds = rounds
    for (index, isCold) in rounds.enumerated() {
      report(Double(index) / Double(rounds.count))
      run.measureRound(isCold: isCold)
    }
    try run.compareRound()
    return run.record(machine: machine)
  }
}

/// An engine that does not show the image of the others.
package struct EnginesDiffer: Error, CustomStringConvertible {
  package let description: String
}
