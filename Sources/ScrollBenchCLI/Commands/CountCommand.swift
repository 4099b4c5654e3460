package import ArgumentParser
import Benchmarking
import Graphics

/// `scrollbench count`: scrolls one series of a run under callgrind, as a process of
/// `run --instructions`.
package struct CountCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Scroll one series of a run under callgrind.",
    usage: "scrollbench count [<options>]",
    shouldDisplay: false)

  @Option(help: "The index of the series among those of the strategies at each refresh rate.")
  package var series: Int

  @OptionGroup package var arguments: RunCommand

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      let experiment = try arguments.makeExperiment()
      let all = experiment.countedSeries
      guard all.indices.contains(series) else {
        throw CommandFailure("\(series) is no index of a series", .usage)
      }
      let bench = try CommandFailure.running {
        try Session().makeProfileBench(all[series])
      }
      bench.countInstructions(of: 0)
    }
  }
}

extension Experiment {
  /// The experiments of which `run --instructions` counts the instructions, one per series of a
  /// strategy, in the order of the results.
  ///
  /// Their kernels run on every processor, so that machines of other register widths agree.
  var countedSeries: [Experiment] {
    refreshRates.flatMap { refreshRate in
      strategies.map { strategy in
        var counted = counted(strategy, at: refreshRate)
        counted.engine.kernels = .baseline
        return counted
      }
    }
  }
}
