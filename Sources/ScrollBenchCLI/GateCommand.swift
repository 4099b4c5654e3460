import Analysis
package import ArgumentParser
import Files
import Reporting

/// `scrollbench gate`: holds a run to a baseline, for CI.
package struct GateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Hold a run to a baseline; exit 1 if something became worse.",
    usage: "scrollbench gate --run <folder|file> --baseline <file.json> [<options>]",
    discussion: """
      Tiers: the same pixels, exact counts, ratios within the run, times on the machine that made the \
      baseline. Exits with 0 if all held, 1 for a regression, 2 where the rules demand a proof that \
      the run does not give, 3 if there is nothing to judge or to judge by: a run or baseline that is \
      missing, a partial baseline, or that of another scroll. With --exact every count that the \
      baseline and the run both have is judged and any change of it fails; rules then only name \
      strategies and limits. Means over frames are compared to the three places that files have.
      """)

  @Option(
    help: ArgumentHelp("The baseline.", valueName: "file.json"),
    completion: .file(extensions: ["json"]), transform: FlagValue.path)
  package var baseline: String?

  // `run` is what performs a command.
  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "The run to judge: its folder, its frames.csv or its summary.csv.", valueName: "folder|file"),
    completion: .file(), transform: FlagValue.path)
  package var judged: String?

  @Option(
    help: ArgumentHelp("Rules to judge by. (default: built-in ones)", valueName: "file.json"),
    completion: .file(extensions: ["json"]), transform: FlagValue.path)
  package var rules: String?

  @Flag(
    help: ArgumentHelp(
      "Fail on any change of an exact count, either way: of each that baseline and run have, means to"
        + " three places."))
  package var exact = false

  @OptionGroup(title: "Logs of devices")
  package var log: LogOptions

  @Option(help: "How to print the result.")
  package var format: Format = .text

  @Option(
    help: ArgumentHelp("Write the rules to a file, to be edited, and end.", valueName: "file.json"),
    completion: .file(extensions: ["json"]), transform: FlagValue.path)
  package var writeRules: String?

  @Flag(
    help: ArgumentHelp(
      "Make the run the baseline, and exit with 3 so that nobody does it by accident; with --exact of"
        + " nothing but what the rules judge."))
  package var updateBaseline = false

  @Option(
    help: ArgumentHelp(
      "The calibration to quote. (default: calibration.json of this folder, if it is of the run's"
        + " machine and kind of build)", valueName: "file.json"),
    completion: .file(extensions: ["json"]), transform: FlagValue.path)
  package var calibration: String?

  /// How a judgement is printed.
  package enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, github, json
  }

  package init() {}

  package func validate() throws {
    if writeRules != nil {
      guard judged == nil, !updateBaseline else {
        throw ValidationError("--write-rules judges nothing: leave --run out")
      }
    } else if judged == nil || baseline == nil {
      throw ValidationError("a gate takes --run and --baseline")
    }
  }

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let rules = try knownRules()
      if let writeRules {
        return try WrittenFiles.write(
          try CommandFailure.wrapping(.output) { try JSONText.file(rules) }, to: writeRules,
          replacing: { (try? JSONText.value(GateRules.self, at: $0)) != nil })
      }
      let measured = try measuredRuns()
      if updateBaseline { return try update(measured, rules) }
      try judge(measured, by: rules)
    }
  }
}

extension GateCommand {
  private func knownRules() throws -> GateRules {
    guard let rules else { return .standard }
    return try CommandFailure.reading { () throws(InputError) in
      try JSONText.value(GateRules.self, at: rules)
    }
  }

  private func measuredRuns() throws -> [MeasuredRun] {
    let run = judged ?? ""
    return try CommandFailure.reading(absent: .incomparable) { () throws(InputError) in
      try RunReader.runs(at: run, log: log.reading)
    }
  }

  private func judge(_ runs: [MeasuredRun], by rules: GateRules) throws {
    let path = baseline ?? ""
    let baseline = try CommandFailure.reading(absent: .incomparable) { () throws(InputError) in
      try JSONText.value(Baseline.self, at: path)
    }
    let judgements = runs.map {
      GateJudgement($0, baseline: baseline, rules: rules, isExact: exact)
    }
    var reports: [GateReport] = []
    for (run, judgement) in zip(runs, judgements) {
      reports.append(
        GateReport(
          judgement, calibration: try quote(for: run), run: runs.count > 1 ? Self.name(run) : nil))
    }
    switch format {
    case .text: print(reports.map(\.text).joined(separator: "\n"), terminator: "")
    case .markdown: print(reports.map(\.markdown).joined(separator: "\n"), terminator: "")
    case .github: print(reports.map(\.github).joined(), terminator: "")
    case .json:
      printBytes(try CommandFailure.wrapping(.output) { try GateReport.json(of: reports) })
    }
    let status = ExitStatus.worst(of: judgements.map(\.exitStatus))
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  /// What tells a run from the others of a `summary.csv`.
  private static func name(_ run: MeasuredRun) -> String {
    let facts = run.facts
    let names = [facts.runID] + [.scenario, .engine, .reuse].map { facts.values[$0] }
    return names.compactMap(\.self).joined(separator: " ")
  }

  /// What is known of duels on the machine of a run and of builds of its kind.
  ///
  /// A run that names no machine is taken for one of this one, and one that names no kind of build for
  /// one of a release build.
  private func quote(for run: MeasuredRun) throws -> CalibrationQuote? {
    let facts = run.facts.values
    return try CalibrationChoice(
      calibration, machineID: facts[.machine] ?? CalibrationChoice.thisMachine,
      build: facts[.build] ?? "release"
    ).quote(
      series: run.series.map { DuelSeries($0.key.strategy, refreshRate: $0.key.refreshRate) })
  }

  private func update(_ runs: [MeasuredRun], _ rules: GateRules) throws {
    if let fault = Baseline.fault(in: runs) {
      throw CommandFailure("\(judged ?? "") makes no baseline: \(fault)", .data)
    }
    let baseline =
      exact
      ? Baseline(judgedIn: runs, rules: rules) : Baseline(of: runs, rules: rules)
    let path = self.baseline ?? ""
    try WrittenFiles.write(
      try CommandFailure.wrapping(.output) { try JSONText.file(baseline) }, to: path,
      replacing: { (try? JSONText.value(Baseline.self, at: $0)) != nil })
    StandardError.write("look at the difference before you commit it\n")
    throw ExitCode(ExitStatus.incomparable.rawValue)
  }
}
