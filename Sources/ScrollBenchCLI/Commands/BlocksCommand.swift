package import ArgumentParser
import Benchmarking
import Files
import Foundation
import Scenarios

/// `scrollbench blocks`: measures a block for each line of input, as a process of a duel or a run.
///
/// Prints a ``Benchmarking/BlockGreeting`` when everything is set up, and then an answer to each
/// line of input, a ``Benchmarking/BlockRequest``. The process ends with its input.
package struct BlocksCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "blocks", abstract: "Measure a block of frames for each line of input.",
    usage: "scrollbench blocks [<options>]",
    shouldDisplay: false)

  @Option(help: "Measure the first frame of this case only, with empty caches and pools.")
  package var cold: Int?

  @Flag(help: "Measure the first strategy a second time.")
  package var placebo = false

  @Option(help: "Create the tables in the order of this round.")
  package var round = 1

  @OptionGroup package var arguments: RunCommand

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      var spec = try arguments.makeSpec()
      spec.hasPlacebo = placebo
      var experiment = try arguments.makeExperiment(spec)
      if let cold {
        guard cold >= 0 else {
          throw CommandFailure("\(cold) is no index of a case", .usage)
        }
        // Opens only the fonts of this frame.
        experiment.framesPerPass = 1
      }
      let session = try Session(arguments.sessionOptions)
      let preparation = session.prepare(experiment)
      let run = experiment.interleavedRun(detectsFaults: false, only: cold)
      let bench = try BlockBench(
        run, renderer: session.renderer, isCold: cold != nil, round: max(1, round))
      let greeting = BlockGreeting(run, of: experiment, preparation)
      try send(JSONEncoder().encode(greeting) + Data("\n".utf8))
      while let line = readLine() { try send(answer(to: line, bench)) }
    }
  }

  private func answer(to line: String, _ bench: BlockBench) throws -> Data {
    switch BlockRequest(line) {
    case .block: return try bench.runBlock().message()
    case .round(let round): return try bench.run(round: round).message()
    case .memory(let frames):
      return try JSONEncoder().encode(bench.memory(afterFrames: frames)) + Data("\n".utf8)
    case nil: throw CommandFailure("\(line) is no request", .usage)
    }
  }

  private func send(_ message: Data) throws {
    try CommandFailure.wrapping(.output) {
      try OutputFile.writeToStandardOutput { $0.append([UInt8](message)) }
    }
  }
}
