import Analysis
import Benchmarking
import Files
package import JudgingCLI
package import RunData

extension RunCommand {
  /// The most frames that one run may log: about 3 GB of samples.
  private static let mostFrames = 20_000_000

  /// Parses the arguments of a run that another command starts.
  package init(accepting arguments: [String]) throws(CommandFailure) {
    do {
      self = try RunCommand.parse(arguments)
    } catch {
      throw CommandFailure(
        "run does not accept \(arguments.joined(separator: " ")): "
          + RunCommand.message(for: error), .usage)
    }
    let own = [
      "--spec": spec != nil, "--dry-run": dryRun, "--output": outputOptions.output != nil,
      "--format or --verbose": outputOptions.format != .text || outputOptions.verbose,
    ].filter(\.value).keys.sorted()
    guard own.isEmpty else {
      throw CommandFailure(
        "\(own.joined(separator: ", ")) among the arguments of run is for run itself: leave it out",
        .usage)
    }
  }

  var sessionOptions: Session.Options {
    var options = Session.Options()
    options.patience = workers.patience
    return options
  }

  /// Returns the specification of the options, or that of the file of `--spec`.
  package func makeSpec() throws -> ExperimentSpec {
    try debugBuild.check()
    var spec = try scenarioOptions.makeSpec()
    spec.strategies = strategy ?? KnownStrategies.standard.map(\.id)
    spec.setEngine(engineOptions.engine)
    spec.refreshRates = hz ?? spec.refreshRates
    replay.set(in: &spec)
    spec.pipeline = pipeline
    spec.loads = inject.map(\.description)
    spec.checksPixels = !noVerify
    spec.countsInstructions = instructions
    spec.isInProcess = inProcess
    guard let path = self.spec else { return spec }
    let file = spec.rows.columns == nil ? spec.rows.file : nil
    // Without options `spec` equals `unset`; only a file of rows may differ, which replaces the
    // stored one. --time-debug-build changes no spec, and lets a debug build pass the check.
    let unset = try RunCommand.parse(["--time-debug-build"]).makeSpec()
    if file != nil { spec.rows = unset.rows }
    guard spec == unset else {
      throw CommandFailure(
        "--spec describes the whole experiment: leave out the options that do so too", .usage)
    }
    let isFolder = (try? FileFacts(following: path))?.kind == .folder
    let place = isFolder ? path + "/run.json" : path
    var stored = try ExperimentSpec(json: try InputFile.contents(of: place), name: place)
    guard let file else { return stored }
    guard stored.rows.source == .file else {
      throw CommandFailure("\(path) has no file of rows: leave --rows out", .usage)
    }
    stored.rows.file = file
    return stored
  }

  /// The status of an experiment that cannot be run: a fault of the options, or of the file.
  private var faultStatus: ExitStatus { spec == nil ? .usage : .data }

  /// - Parameter files: The source of the rows; `nil` for that of the specification.
  func makeExperiment(_ spec: ExperimentSpec, reading files: RowFiles? = nil) throws -> Experiment {
    let experiment: Experiment
    do {
      experiment = try spec.experiment(reading: files)
    } catch {
      guard let path = self.spec, let failure = CommandFailure(error) else { throw error }
      throw CommandFailure("\(path): \(failure.message)\(spec.hintAtRows)", .data)
    }
    guard experiment.totalFrames <= Self.mostFrames else {
      throw CommandFailure(
        "\(experiment.totalFrames) frames are too many for one run; the most is \(Self.mostFrames)."
          + " Ask for fewer rounds, frames or refresh rates.", faultStatus)
    }
    return experiment
  }

  /// Refuses to count instructions where this is not possible, before anything is measured.
  func checkInstructions(of experiment: Experiment) throws {
    guard !experiment.isInProcess else {
      throw CommandFailure(
        "--instructions counts in processes of its own: leave --in-process out", faultStatus)
    }
    if let load = experiment.injections.first(where: \.isTimed) {
      throw CommandFailure(
        "--instructions cannot count \(load), which is work of a given time: leave one of them out,"
          + " or add the work layer or allocation", faultStatus)
    }
    do throws(MeasurementError) {
      _ = try Callgrind.valgrind
    } catch {
      throw CommandFailure("--instructions counts with valgrind, and \(error.message)", .data)
    }
    _ = try Callgrind.makeScratch()
  }
}
