package import Analysis
package import ArgumentParser
import Files
import Reporting

package struct GateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract:
      "Compare a run, or logs of a device, with a baseline; exit 1 if something became worse.",
    usage: """
      scrollbench gate --run <folder|file> --baseline <file.json> [<options>]
      scrollbench gate --baseline <file.json> <log> … [<options>]
      scrollbench gate <folder of record> [<options>]
      """,
    discussion: """
      Tiers: equal pixels, no stalls, exact counts, instructions if run --instructions counted them \
      for both, ratios to the control, times on the machine that made the baseline. Exit status: 0 \
      if all held, 1 for a regression, 2 where the rules demand a proof that the run does not give, \
      3 for a run or baseline that is missing, a partial baseline, or that of another scroll. With \
      --exact every count that the baseline and the run both have is judged and any change of it \
      fails; rules then only name strategies and limits. Means over frames are compared to the three \
      places that files have. Logs are sessions: the baseline keeps up to 30 of them, --update-baseline \
      adds more. A verdict on builds needs six of each side, or such as ten old and four new ones; \
      --limit states limits that need no baseline. A folder of record stands for its new sessions, \
      and without --baseline they are compared with its old ones.
      """)

  @Argument(
    help: ArgumentHelp("Logs of a device to judge in place of a run.", valueName: "log"),
    completion: .file())
  package var logs: [String] = []

  @Option(path: "file.json", "The baseline.")
  package var baseline: String?

  // The name `run` is taken by the method.
  @Option(
    path: "folder|file", name: .customLong("run"),
    "The run to judge: its folder or its frames.csv; also a log.")
  package var judged: String?

  @Option(path: "file.json", "Rules to judge by. (default: built-in ones)")
  package var rules: String?

  @Flag(
    help: ArgumentHelp(
      "Fail on any change of an exact count, either way: of each that baseline and run have, means to"
        + " three places."))
  package var exact = false

  @Flag(help: "Exit with 2 if the rules for times cannot be judged.")
  package var requireTimes = false

  @Flag(help: "List a metric that changed in several series once for each.")
  package var verbose = false

  @Option(
    help: ArgumentHelp(
      "A limit of a figure of logs, as often as needed: 'p99_ms <= 16.7'. analyze --format csv lists the"
        + " figures.", valueName: "limit"), transform: FlagValue.deviceLimit)
  package var limit: [DeviceLimit] = []

  @Flag(help: "The sessions of logs and of their baseline alternated, which no log says.")
  package var alternated = false

  @Flag(help: "Exit with 2 if logs do not show that nothing is worse.")
  package var requireProof = false

  @OptionGroup(title: "Logs of devices") package var log: LogOptions

  @Option(help: "How to print the result.")
  package var format: Format = .text

  @Option(path: "file.json", "Write the rules to a file for editing, and judge nothing.")
  package var writeRules: String?

  @Flag(
    help: ArgumentHelp(
      "Make the run the baseline; exit with 3 if one is replaced, so that it never happens by accident."
        + " With --exact it has only the values that the rules judge."))
  package var updateBaseline = false

  package enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, github, junit, json
  }

  package init() {}

  package func run() throws {
    try check()
    if let logs = try logsToJudge() { return try judge(logs: logs) }
    let rules = try knownRules()
    if let writeRules { return try WrittenFiles.write(rules, to: writeRules) }
    let measured = try measuredRun()
    if updateBaseline { return try update(measured, rules) }
    try judge(measured, by: rules)
  }
}

extension GateCommand {
  func knownRules() throws -> GateRules {
    guard let rules else { return .standard }
    return try JSONText.value(GateRules.self, at: rules)
  }

  func measuredRun() throws -> MeasuredRun {
    try reading { try RunReader.measured(at: judged ?? "") }
  }

  /// Runs a step that reads a file; `advice` is said instead if there is no such file.
  func reading<Result>(
    else advice: String? = nil, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as InputError where error.isAbsent {
      throw CommandFailure(advice ?? error.description, .incomparable)
    }
  }

  func stored<Value: Decodable>(
    _ type: Value.Type, in path: String, _ numbers: JSONText.Numbers = .any
  ) throws -> Value {
    try reading(else: "no baseline at \(path): create it with --update-baseline") {
      let bytes = try InputFile.contents(of: path)
      do {
        return try JSONText.value(type, from: bytes, name: path, numbers)
      } catch {
        let isOfLogs = type != DeviceBaseline.self
        let other: any Decodable.Type = isOfLogs ? DeviceBaseline.self : Baseline.self
        guard (try? JSONText.value(other, from: bytes, name: path)) != nil else { throw error }
        let (found, needed) = isOfLogs ? ("logs", "a run") : ("runs", "logs")
        throw CommandFailure(
          "\(path) is a baseline of \(found), and \(needed) cannot be compared with it",
          .incomparable)
      }
    }
  }

  /// Refuses combinations of options; not a `validate()`, because the parser calls that before it
  /// refuses unknown options, whose values it takes for logs.
  private func check() throws {
    if !logs.isEmpty {
      guard judged == nil, writeRules == nil else {
        throw ValidationError("a gate of logs takes neither --run nor --write-rules")
      }
      let hasOldSide = logs.count == 1 && RecordedFolder.isFolder(logs[0])
      guard baseline != nil || (hasOldSide || !limit.isEmpty) && !updateBaseline else {
        throw ValidationError("a gate of logs takes --baseline, --limit or both")
      }
      return
    }
    if writeRules != nil {
      guard judged == nil, !updateBaseline else {
        throw ValidationError("--write-rules judges nothing: leave --run out")
      }
    } else if judged == nil || baseline == nil && (limit.isEmpty || updateBaseline) {
      throw ValidationError("a gate takes --run and --baseline")
    }
  }

  private func judge(_ run: MeasuredRun, by rules: GateRules) throws {
    let judgement = GateJudgement(
      run, baseline: try stored(Baseline.self, in: baseline ?? "", .measured.except("rounds")),
      rules: requireTimes ? rules.requiringTimes : rules, isExact: exact)
    try finish(GateReport(judgement, isVerbose: verbose), judgement.exitStatus)
  }

  func finish(_ report: some GateResult, _ status: ExitStatus) throws {
    switch format {
    case .text: print(report.text, terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .github: print(report.github, terminator: "")
    case .junit: print(report.junit, terminator: "")
    case .json: StandardOutput.write(try report.json())
    }
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  private func update(_ run: MeasuredRun, _ rules: GateRules) throws {
    if let fault = Baseline.fault(in: run) {
      throw CommandFailure("\(judged ?? "") makes no baseline: \(fault)", .data)
    }
    let path = baseline ?? ""
    let new = Baseline(of: run, rules: rules, isExact: exact)
    if try FileFacts.kind(at: path) == nil && OutputFile.create(JSONText.file(new), at: path) {
      return WrittenFiles.announce(path)
    }
    try WrittenFiles.write(new, to: path)
    StandardError.write(line: "look at the difference before you commit it")
    throw ExitCode(ExitStatus.incomparable.rawValue)
  }
}
