package import ArgumentParser
import Benchmarking
import Foundation

/// `scrollbench blocks`: measures a block for each line on standard input, for a duel.
///
/// Prints a ``Benchmarking/BlockGreeting`` when everything is set up and round 0 has been run, then
/// a ``Benchmarking/BlockMessage`` per line. The process ends with its input.
package struct BlocksCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "blocks", abstract: "Run a block of frames for each line of input (for duel).",
    usage: "scrollbench blocks [<options>]",
    shouldDisplay: false)

  @OptionGroup package var arguments: RunCommand

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let experiment = try arguments.makeExperiment()
      guard experiment.scenario.claims.isEmpty else {
        throw CommandFailure("a scenario with claims cannot be run in blocks", .usage)
      }
      let session = try CommandFailure.running { try Session(arguments.sessionOptions) }
      let preparation = session.prepare(experiment)
      let bench = try CommandFailure.running {
        try BlockBench(experiment, renderer: session.renderer)
      }
      try send(BlockGreeting(experiment, preparation))
      while readLine() != nil { try send(BlockMessage(bench.run())) }
    }
  }

  private func send(_ message: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try CommandFailure.wrapping(.output) {
      let line = try encoder.encode(message) + Data("\n".utf8)
      try FileHandle.standardOutput.write(contentsOf: line)
    }
  }
}
