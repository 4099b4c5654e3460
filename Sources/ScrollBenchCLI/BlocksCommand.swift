import Analysis
package import ArgumentParser
import Benchmarking
import Foundation
import Results
import RunRecords
import Statistics

/// `scrollbench blocks`: measures a block for each line on standard input, for a duel.
///
/// A ``BlockGreeting`` comes first, once everything is set up and round 0 has been run; then for
/// each line a ``BlockMessage``. The process ends with its input.
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
      try say(
        BlockGreeting(
          experiment, RunEnvironment(of: experiment, machine: preparation.machine),
          preparation.proofs))
      while readLine() != nil { try say(BlockMessage(bench.run())) }
    }
  }

  private func say(_ message: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try CommandFailure.wrapping(.output) {
      let line = try encoder.encode(message) + Data("\n".utf8)
      try FileHandle.standardOutput.write(contentsOf: line)
    }
  }
}

extension BlockGreeting {
  fileprivate init(
    _ experiment: Experiment, _ facts: RunEnvironment, _ proofs: [PixelEquivalence]
  ) {
    self.init(
      series: experiment.refreshRates.flatMap { rate in
        experiment.strategies.map {
          Series(strategy: $0.id, refreshRate: rate, frames: experiment.frames(at: rate))
        }
      },
      settings: Dictionary(
        uniqueKeysWithValues: facts.values.map { ($0.key.rawValue, $0.value) }),
      mismatches: Dictionary(
        proofs.filter { !$0.holds }.map { ($0.strategy, $0.firstFault) },
        uniquingKeysWith: { first, _ in first }))
  }
}

extension BlockMessage {
  fileprivate init(_ block: BlockBench.Block) {
    self.init(
      series: block.series.map { series in
        let frames = series.steadyFrames
        let counts = SeriesCounts(of: series)
        return Series(
          frameNanoseconds: frames.map(\.phases.total),
          phaseNanoseconds: Dictionary(
            uniqueKeysWithValues: Phase.allCases.map { phase in
              (phase.rawValue, frames.reduce(0) { $0 + $1.phases[phase] })
            }),
          counters: Dictionary(
            uniqueKeysWithValues: ExactMetric.all.compactMap { metric in
              metric.value(of: counts).map { (metric.name, $0) }
            }))
      }, memsetNanoseconds: block.memsetNanoseconds)
  }
}
