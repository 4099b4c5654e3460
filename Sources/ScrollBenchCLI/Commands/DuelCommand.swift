import Analysis
import ArgumentParser
import Benchmarking
import Files
import JudgingCLI
import Reporting
import RunData

struct DuelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Compare two builds block by block and say whether one is slower.",
    usage: "scrollbench duel <base> <head> [<options>] [-- <run arguments>]",
    discussion: """
      Counts of frames are compared first; if the head has higher costs, the duel ends there; \
      allocated bytes are compared at the end, once several processes agree. Counts of whole runs, \
      such as cells_alive and image_bytes, are not compared: use two runs and compare. Times: each \
      pair is a block of about 300 frames of either build, in fresh processes every four pairs. \
      Judged are the median of all frames, that of frames with arriving rows, and the mean of the \
      slowest 5 %. A difference must appear in two of at most three batches. One that link layout \
      causes recurs in every process, so that it counts as a difference of the builds. Exit status: \
      0 no regression shown, 1 regression, 2 a loss was seen and not proven, or the control moved in \
      every batch, 3 the builds cannot be compared.

      Its repeatability is printed too: the 95 % interval of the ratio of blocks of one side from \
      different processes, for each side, and beside it the smallest effect that a batch shows with a \
      power of 80 %. No verdict depends on it.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  @Argument(
    help: "The build to compare with: an executable, or a git revision, which is built.",
    completion: .file())
  var base: String

  @Argument(help: "The build to judge: an executable, or a git revision.", completion: .file())
  var head: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Arguments of run for the base alone, separated by spaces.", valueName: "\"…\""))
  var baseArgs: String = ""

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Arguments of run for the head alone, such as \"--inject composite=5%\".", valueName: "\"…\"")
  )
  var headArgs: String = ""

  @Option(help: "How to print the result.")
  var format: Format = .text

  @Option(path: "folder", "A folder to write duel.json and duel.md into, made if it is not there.")
  var output: String?

  @Option(count: "pairs", upTo: 10_000, "Pairs of a batch.")
  var pairs: Int = 20

  @OptionGroup var workers: PatienceOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Arguments of run for both sides; those of rounds, results, instructions and pipeline change nothing."
        + " (default: --hz 120, and frames for blocks of about 300)",
      valueName: "run arguments"))
  var runArguments: [String] = []

  func run() throws {
    let specs = try makeSpecs()
    let rule = try makeRule(specs)
    // Before signals are deferred: a pipe may have no rows for long.
    let base = try specs[0].rowFiles()
    let files = [base, specs[0].rows == specs[1].rows ? base : try specs[1].rowFiles()]
    let status = try Interruption.whileRunningChildren { try runDuel(specs, rule, files) }
    if status != .held { throw ExitCode(status.rawValue) }
  }
}

extension DuelCommand {
  /// The fewest frames of a strategy per block, by default.
  private static let fewestFrames = 30

  /// The number of series of the side that has more.
  private static func series(_ specs: [ExperimentSpec]) -> Int {
    specs.map { $0.strategies.count * $0.refreshRates.count }.max() ?? 1
  }

  /// The experiments of the base and of the head.
  private func makeSpecs() throws -> [ExperimentSpec] {
    let own = [baseArgs, headArgs].map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let sides = try own.map { try RunCommand(accepting: runArguments + $0) }
    guard !own.contains(where: { $0.contains("--no-verify") }) else {
      throw CommandFailure(
        "--no-verify is for both sides: name it after --, not in the arguments of one", .usage)
    }
    let specs = try sides.map { try $0.makeSpec() }
    let frames = max(Self.fewestFrames, DuelRun.framesPerBlock / Self.series(specs))
    return specs.map { spec in
      var spec = spec
      spec.framesPerPass = spec.framesPerPass ?? frames
      // A block has no rounds and no pipeline.
      (spec.rounds, spec.pipeline) = (ExperimentSpec().rounds, ExperimentSpec().pipeline)
      (spec.hasPlacebo, spec.countsInstructions, spec.isInProcess) = (false, false, false)
      return spec
    }
  }

  private func makeRule(_ specs: [ExperimentSpec]) throws -> DecisionRule {
    let rule = DecisionRule.duel(refreshRates: Set(specs.flatMap(\.refreshRates)).sorted())
    do {
      try rule.validateDuel(pairs: pairs, strategies: Self.series(specs))
    } catch {
      throw CommandFailure(error.description, .usage)
    }
    return rule
  }

  /// - Parameters:
  ///   - specs: The experiments of the base and of the head.
  ///   - files: Their rows.
  private func runDuel(
    _ specs: [ExperimentSpec], _ rule: DecisionRule, _ files: [RowFiles]
  ) throws -> ExitStatus {
    if let output {
      try OutputFile.check(paths(in: output), in: output, replacing: DuelReport.isResult)
    }
    func source(_ name: String) throws -> DuelSource {
      try DuelSource(name) { StandardError.write(line: "building \($0) …") }
    }
    // Before the base is built, which takes minutes.
    try DuelSource.executable(of: head)
    let baseSource = try source(base)
    let headSource = base == head ? baseSource : try source(head)
    var run = DuelRun(
      base: (baseSource, specs[0], files[0]), head: (headSource, specs[1], files[1]),
      pairs: pairs, rule: rule, patience: workers.patience)
    let result = try ProgressLine.showing { line in
      do {
        return try run.result { batch, fraction in
          line.show(["batch \(batch)", "\(pairs) pairs"], fraction: fraction)
        }
      } catch let error as MeasurementError where error.cause == .refusal {
        throw CommandFailure(
          error.message + ". Builds that read other experiments are compared by runs of their own:"
            + " scrollbench compare OLD… -- NEW…", .incomparable)
      }
    }
    try publish(
      DuelReport(result, base: baseSource.publicName, head: headSource.publicName),
      text: DuelReport(result, base: base, head: head).text)
    return result.exitStatus
  }

  private func publish(_ report: DuelReport, text: String) throws {
    let json = try report.json()
    let markdown = Array(report.summary.utf8)
    let printed: [UInt8] =
      switch format {
      case .text: Array(text.utf8)
      case .markdown: markdown
      case .json: json
      }
    guard let output else { return StandardOutput.write(printed) }
    try WrittenFiles.write(printing: printed) {
      try OutputFile.write(
        zip(paths(in: output), [json, markdown]).map { OutputFile.Entry($0, $1) }, in: output,
        replacing: DuelReport.isResult)
      return (output, "\(output)/duel.json and duel.md")
    }
  }

  private func paths(in folder: String) -> [String] {
    ["duel.json", "duel.md"].map { "\(folder)/\($0)" }
  }
}
