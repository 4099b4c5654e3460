import Benchmarking
import Compositing
import Foundation
import Measurement
import Reporting
import RowStrategies
import RunRecords
import Scenarios

extension ProfileCommand {
  func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    let scenario = try scenarioOptions.resolvedScenario()
    let ids = strategy ?? KnownStrategies.standard.map(\.id)
    if let id = ids.first(where: { !ProfileFolder.isFile("\($0).svg") }) {
      throw CommandFailure("the strategy \(id) has no name for a file: leave it out", .usage)
    }
    if let callgrind, !ids.contains(callgrind) {
      throw CommandFailure(
        "\(callgrind) is not among the strategies that are profiled: name it in --strategy too",
        .usage)
    }
    return try Experiment(
      scenario, scenarioOptions, strategies: ids, engineOptions, refreshRates: hz, replay)
  }

  /// Runs a worker process for each source and combines their results.
  ///
  /// - Throws: ``CommandFailure`` if none has a result.
  func profile(_ experiment: Experiment) throws -> ProfileReport {
    var report = ProfileReport(
      ProfileReport.Facts(
        scenario: experiment.scenario.name, engine: experiment.engine.id,
        kernels: experiment.engine.kernelsInUse, threads: experiment.engine.threads,
        strategies: experiment.strategies.map(\.id), refreshRates: experiment.refreshRates,
        frames: experiment.refreshRates.reduce(0) { $0 + experiment.frames(at: $1) },
        rounds: experiment.rounds, isDebug: BuildInfo.isDebug,
        tool: "scrollbench \(BuildInfo.version) (\(BuildInfo.commit))"))
    if !Symbolizer.namesFunctions {
      report.notes.append("Stacks name only libraries: libdw of elfutils is not installed.")
    }
    try Interruption.whileRunningChildren {
      let process = try ProfileProcess(patience: workers.value)
      for source in ProfileSource.allCases where source != .callgrind || callgrind != nil {
        StandardError.write(line: "profiling \(source.subject) …")
        do {
          let frames =
            source == .callgrind
            ? replay.frames ?? Experiment.countedFrames : experiment.totalFrames
          let data = try process.result(of: source, frames: frames)
          let message = try JSONDecoder().decode(ProfileMessage.self, from: data)
          if let reason = message.missing { throw ProfileGap(reason) }
          report.processor = message.processor ?? report.processor
          report.heap = message.heap ?? report.heap
          report.instructions = message.instructions ?? report.instructions
          report.notes += message.caveats
        } catch let gap as ProfileGap {
          report.notes.append("There is nothing of \(source.subject): \(gap.reason).")
        } catch is DecodingError {
          report.notes.append("There is nothing of \(source.subject): its result is no JSON.")
        }
      }
    }
    guard report.processor != nil || report.heap != nil || report.instructions != nil else {
      throw CommandFailure(
        "nothing could be profiled. " + report.notes.joined(separator: " "), .inconclusive)
    }
    return report
  }
}
