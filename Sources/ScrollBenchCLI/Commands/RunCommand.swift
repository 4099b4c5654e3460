package import ArgumentParser
import Benchmarking
import Files
package import JudgingCLI
package import Measurement
import Reporting
package import RunData

package struct RunCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Scroll a table with several strategies and compare what their frames cost.",
    discussion: """
      Every strategy replays the same scroll at every refresh rate, once per round, in turns of one \
      frame; each round is a process of its own, and so is each first frame with empty caches. The \
      result goes to standard output in about 25 lines, or as --verbose and --format say, and to the \
      output folder as summary.csv, frames.csv, run.json and small images; report makes a page of \
      it. Progress and everything else goes to standard error. Text is coloured on a terminal; \
      NO_COLOR and CLICOLOR_FORCE are heeded. With --quick it takes a few seconds. --help-hidden \
      lists --buffers, the number of frame buffers, --inject, which adds work for trying out gates, \
      and --in-process, which keeps all rounds in one process for debuggers.
      """)

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp(
      "Strategies to compare, or all, which leaves variants out. (default: layer-grid,"
        + " whole-view-alpha, image-slice, rounded-fill, those that a program added, and the control"
        + " square)",
      valueName: "a,b,…|all"),
    completion: Completion.strategies, transform: FlagValue.strategies)
  package var strategy: [String]?

  @OptionGroup(title: "Engine") package var engineOptions: EngineOptions

  @OptionGroup(title: "Output") package var outputOptions: RunOutputOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Refresh rates, Hz. (default: 120)", valueName: "60,90,120"),
    completion: Completion.refreshRates, transform: FlagValue.refreshRates)
  package var hz: [Int]?

  @OptionGroup package var replay: ReplayOptions

  @Option(
    help: ArgumentHelp(
      "The simulated pipeline: app and compositing on one thread (serial), or in parallel with a queue"
        + " of two frames (two-stage).", valueName: "kind"))
  package var pipeline: Pipeline = .serial

  @Flag(help: "Skip the pixel proof; every report carries a note that it is missing.")
  package var noVerify = false

  @Flag(
    help: ArgumentHelp(
      "Count the instructions of each phase too, after the rounds, for gates: under valgrind's callgrind,"
        + " \(Experiment.countedFrames) frames of each strategy and refresh rate."))
  package var instructions = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Add work on purpose, for trying out gates: to a phase a share of its time (composite=5%)"
        + " or a time (composite=0.2ms), to 1 % of frames a stall (stall=5ms), to every cell a layer (layer), to every frame 4,096"
        + " allocated bytes (allocation). May be repeated.",
      valueName: "work", visibility: .hidden), completion: Completion.injection,
    transform: FlagValue.injection)
  package var inject: [SyntheticLoad] = []

  @OptionGroup(visibility: .hidden) package var workers: PatienceOptions

  @OptionGroup package var debugBuild: DebugBuildOptions

  @Flag(
    help: ArgumentHelp(
      "Run all rounds in this process, for debuggers; the result has a caveat.",
      visibility: .hidden))
  package var inProcess = false

  @Option(
    path: "run",
    "Repeat the experiment of a run: its folder, its run.json, or what --dry-run printed. Rows are read"
      + " from the file that it names, or that --rows names, and must be the same; of more than 10,000 a"
      + " sample is compared.")
  package var spec: String?

  @Flag(help: "Measure nothing, and print the experiment as JSON, for --spec.")
  package var dryRun = false

  package init() {}

  package func run() throws {
    let spec = try makeSpec()
    let experiment = try makeExperiment(spec)
    if dryRun { return StandardOutput.write(try experiment.spec.json()) }
    if spec.countsInstructions { try checkInstructions(of: experiment) }
    let place = RunPlace(outputOptions.output, scenario: experiment.scenario.name)
    try place.check()
    let session = try Session(sessionOptions)
    var folder: UnpublishedFolder?
    let run = try ProgressLine.showing { line in
      var run = try session.run(
        experiment, in: { try FolderKind.run.begin(place.path, as: &folder) }
      ) { line.show($0) }
      guard spec.countsInstructions else { return run }
      try experiment.countInstructions(in: &run, patience: workers.patience) {
        line.show(["counting instructions", $0, "\($1) Hz"], fraction: $2)
      }
      return run
    }
    try publish(run, try drawImages(experiment, session.renderer), from: &folder, to: place)
  }
}

extension Pipeline: ExpressibleByArgument {}

package struct RunOutputOptions: ParsableArguments {
  @Option(
    path: "folder",
    "The folder to write, replaced whole if it holds a run. (default: a new one in results, named"
      + " after time and scenario, and results/latest as a link to it)")
  package var output: String?

  @Option(
    help: """
      How to print the result: as text for people, as the Markdown of report, as summary.csv, or as \
      one JSON object with the verdict, the lines of summary.csv and all of run.json; list metrics explains its keys.
      """)
  package var format: ResultFormat = .text

  @Flag(help: "Print the text with all tables, the course of the frames, and every note.")
  package var verbose = false

  package init() {}

  package func validate() throws { try ResultFormat.check(format, verbose: verbose) }
}
