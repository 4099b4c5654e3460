import Analysis
package import ArgumentParser
import Benchmarking
import Compositing
package import Measurement
import Reporting
import RowStrategies
package import RunRecords
import Statistics
import Text

/// `scrollbench run`: measures strategies against each other and says which wins.
package struct RunCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Scroll a table with several strategies and compare what their frames cost.",
    discussion: """
      Every strategy replays the same scroll at every refresh rate, round after round, \
      interleaved. The result goes to standard output as tables and a sentence, or as --format says, \
      and to the output folder as summary.csv, frames.csv, run.json and small images; report makes \
      a page of it. Progress and everything else goes to standard error. With --quick it takes a few \
      seconds.
      """)

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp(
      "Strategies to compare; all, which leaves variants out; or ladder, which goes from layer-grid"
        + " to whole-view-alpha, one cause a step. (default: layer-grid, whole-view-alpha, image-slice,"
        + " those that a program added, and the control square)", valueName: "a,b,…|all|ladder"),
    completion: Completion.strategies, transform: FlagValue.strategies)
  package var strategy: [String]?

  @OptionGroup(title: "Engine") package var engineOptions: EngineOptions

  @OptionGroup(title: "Output") package var outputOptions: RunOutputOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Refresh rates, Hz. (default: 60,120)", valueName: "60,90,120"),
    completion: Completion.refreshRates, transform: FlagValue.refreshRates)
  package var hz: [Int]?

  @OptionGroup package var replay: ReplayOptions

  @Option(
    help: ArgumentHelp(
      "Whether a frame is late when app and compositing together take longer than a tick (serial)"
        + " or when either does (two-stage).", valueName: "kind"))
  package var pipeline: Pipeline = .serial

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Print budgets as on processors that many times slower, too.", valueName: "1,4,6"),
    transform: FlagValue.throttles)
  package var throttle: [Double]?

  @Flag(help: "Skip the pixel proof; every report carries a note that it is missing.")
  package var noVerify = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Add work on purpose, for trying out gates: to a phase a share of its time (composite=5%)"
        + " or a time (composite=0.2ms), to every cell a layer (layer), to every frame 4,096"
        + " allocated bytes (allocation). May be repeated.",
      valueName: "work"), completion: Completion.injection, transform: FlagValue.injection)
  package var inject: [SyntheticLoad] = []

  @OptionGroup package var debugBuild: DebugBuildOptions

  /// The most frames that one run may log: about 3 GB of samples.
  private static let mostFrames = 20_000_000

  package init() {}

  /// The folder to write.
  package var output: String { outputOptions.output }

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let experiment = try makeExperiment()
      try CommandFailure.wrapping(.output) { try RunFolder.check(output) }
      let renderer = try CommandFailure.wrapping(.data) { try TextRenderer() }
      let missingGlyphs = experiment.loadFonts(into: renderer)
      // Before the proof and the passes, so that the load is other programs' and not the tool's
      // own.
      let machine = MachineProbe.facts(
        drawingWith: renderer, kernels: engineOptions.kernelsInUse)
      let triesClaims = !experiment.scenario.claims.isEmpty
      let proofs = noVerify || triesClaims ? [] : prove(experiment, renderer)
      let measurements =
        triesClaims ? Measurements() : try measure(experiment, renderer)
      var record = RunRecord(
        experiment, measurements,
        judging: RunRecord.Judging(pipeline: pipeline, throttles: throttle ?? []),
        proofs: proofs, machine: machine, missingGlyphs: missingGlyphs)
      if triesClaims { record.claims = try tryClaims(experiment, renderer) }
      let images = triesClaims ? [] : try drawImages(experiment, renderer)
      try publish(RecordedRun(record: record, series: measurements.series), images)
    }
  }

  func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    let scenario = try scenarioOptions.resolvedScenario(quick: replay.quick)
    var experiment = try Experiment(
      scenario, scenarioOptions, strategies: strategy, engineOptions,
      refreshRates: hz ?? [60, 120], replay)
    experiment.injections = inject
    guard experiment.totalFrames <= Self.mostFrames else {
      throw CommandFailure(
        "\(experiment.totalFrames) frames are too many for one run; the most is \(Self.mostFrames)."
          + " Ask for fewer rounds, frames or refresh rates.", .usage)
    }
    try checkClaims(of: experiment)
    return experiment
  }

  private func prove(_ experiment: Experiment, _ renderer: TextRenderer) -> [PixelEquivalence] {
    ProgressLine.comparingPixels {
      experiment.proveBeforeRunning(renderer: renderer, report: $0)
    }
  }

  private func drawImages(
    _ experiment: Experiment, _ renderer: TextRenderer
  ) throws -> [RunFile] {
    var line = ProgressLine()
    defer { line.finish() }
    return try CommandFailure.wrapping(.output) {
      try RunImageFiles.all(of: experiment, renderer, comparesPixels: !noVerify) {
        line.show(["drawing images", $0], fraction: $1)
      }
    }
  }

  private func measure(
    _ experiment: Experiment, _ renderer: TextRenderer
  ) throws -> Measurements {
    var line = ProgressLine()
    defer { line.finish() }
    return try CommandFailure.wrapping(.mismatch) {
      try experiment.run(renderer: renderer, looksForFaults: !noVerify) { line.show($0) }
    }
  }

  private func publish(_ run: RecordedRun, _ images: [RunFile]) throws {
    let summaries = SeriesSummary.all(of: run)
    let result = PrintedResult(
      try CommandFailure.wrapping(.output) { try printed(run, summaries) })
    let files = try CommandFailure.wrapping(.output) {
      try RunFile.all(of: run, summaries: summaries)
    }
    let names = files.map(\.name)
    try result.write(
      to: output,
      saying: "\(output)/" + names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
    ) {
      try RunFolder.write(files + images, to: output, beforePublishing: Interruption.check)
    }
  }
}

extension RunCommand {
  /// A run as another command asks for it.
  ///
  /// - Throws: ``CommandFailure`` for arguments that run does not accept.
  init(accepting arguments: [String]) throws(CommandFailure) {
    do {
      self = try RunCommand.parse(arguments)
    } catch {
      throw CommandFailure(
        "run does not accept \(arguments.joined(separator: " ")): "
          + RunCommand.message(for: error), .usage)
    }
  }
}
