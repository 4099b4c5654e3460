import Benchmarking
import Compositing
import Files
import JudgingCLI
import Measurement
import Reporting
import RunData

extension ProfileCommand {
  func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    var spec = try scenarioOptions.makeSpec()
    spec.strategies = strategy ?? KnownStrategies.standard.map(\.id)
    if let id = spec.strategies.first(where: { !FolderKind.profile.isFile("\($0).svg") }) {
      throw CommandFailure("the strategy \(id) has no name for a file: leave it out", .usage)
    }
    if let callgrind, !spec.strategies.contains(callgrind) {
      throw CommandFailure(
        "\(callgrind) is not among the strategies that are profiled: name it in --strategy too",
        .usage)
    }
    engineOptions.set(in: &spec)
    spec.refreshRates = hz
    replay.set(in: &spec)
    spec.hasPlacebo = false
    return try spec.experiment()
  }

  /// Profiles in a process for each source.
  ///
  /// - Throws: ``CommandFailure`` if none has a result.
  func profile(_ experiment: Experiment) throws -> ProfileReport {
    let counted = callgrind.flatMap { id in experiment.strategies.first { $0.id == id } }.map {
      experiment.counted(
        $0, at: experiment.refreshRates[0], frames: replay.frames ?? Experiment.countedFrames)
    }
    var result = try ProfileRun(
      experiment, period: period, callgrind: counted, patience: workers.value
    ).result { StandardError.write(line: "profiling \($0.subject) …") }
    if !Symbolizer.namesFunctions {
      result.notes.insert(
        "Stacks name only libraries: libdw of elfutils is not installed.", at: 0)
    }
    guard result.processor != nil || result.heap != nil || result.instructions != nil else {
      throw CommandFailure(
        "nothing could be profiled. " + result.notes.joined(separator: " "), .inconclusive)
    }
    var facts = ProfileReport.Facts()
    facts.scenario = experiment.scenario.name
    (facts.engine, facts.threads) = (experiment.engine.id, experiment.engine.threads)
    facts.kernels = experiment.engine.kernelsInUse
    facts.strategies = experiment.strategies.map(\.id)
    (facts.refreshRates, facts.rounds) = (experiment.refreshRates, experiment.rounds)
    facts.frames = experiment.refreshRates.reduce(0) { $0 + experiment.frames(at: $1) }
    facts.isDebug = BuildInfo.isDebug
    facts.tool = "scrollbench \(BuildInfo.version) (\(BuildInfo.commit))"
    return ProfileReport(facts, result)
  }
}
