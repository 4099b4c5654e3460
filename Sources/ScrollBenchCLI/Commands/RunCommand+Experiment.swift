import ArgumentParser
package import Benchmarking
import Foundation
import Scenarios

extension RunCommand {
  /// The most frames that one run may log: about 3 GB of samples.
  private static let mostFrames = 20_000_000

  /// Parses the arguments of a run that another command starts.
  ///
  /// - Throws: ``CommandFailure`` for arguments that run does not accept.
  package init(accepting arguments: [String]) throws(CommandFailure) {
    do {
      self = try RunCommand.parse(arguments)
    } catch {
      throw CommandFailure(
        "run does not accept \(arguments.joined(separator: " ")): "
          + RunCommand.message(for: error), .usage)
    }
  }

  var sessionOptions: Session.Options {
    var options = Session.Options()
    options.pipeline = pipeline
    options.verifies = !noVerify
    options.roundsAreProcesses = !inProcess
    options.patience = workers.value
    return options
  }

  /// The experiment that the options describe.
  ///
  /// - Throws: ``CommandFailure``.
  func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    if !inProcess { try checkInputs() }
    let scenario = try scenarioOptions.resolvedScenario()
    var experiment = try Experiment(
      scenario, scenarioOptions, strategies: strategy, engineOptions,
      refreshRates: hz ?? [120], replay)
    experiment.injections = inject
    experiment.hasPlacebo = experiment.strategies.count > 1 && !inProcess
    guard experiment.totalFrames <= Self.mostFrames else {
      throw CommandFailure(
        "\(experiment.totalFrames) frames are too many for one run; the most is \(Self.mostFrames)."
          + " Ask for fewer rounds, frames or refresh rates.", .usage)
    }
    return experiment
  }

  /// Refuses inputs that the process of a round could not read again.
  private func checkInputs() throws(CommandFailure) {
    for path in scenarioOptions.rows.prefix(1) + [scenarioOptions.scenario] {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let kind =
        try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
      let isRegular = kind == nil || kind == .typeRegular || kind == .typeDirectory
      guard isRegular, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") else {
        throw CommandFailure(
          "\(path) can be read only once, and each round is a process that reads it: name a file, or"
            + " use --in-process", .data)
      }
    }
  }
}
