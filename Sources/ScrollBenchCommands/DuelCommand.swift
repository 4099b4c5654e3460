package import ArgumentParser
import Foundation
import RegressionGates
import Reports

/// `scrollbench duel`: compares two builds of the tool, block by block.
package struct DuelCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Compare two builds block by block and say whether one is slower.",
    discussion: """
      Counts are compared first; if the head has more of what costs, the duel ends there. Times: each \
      pair is a block of about 300 frames of either build, in fresh processes every four pairs. A \
      difference must recur in a second batch. Exit codes: 0 held or improved, 1 regression, 2 a \
      difference was seen and not proven, 3 the builds cannot be compared.
      """)

  /// What the report is written as.
  package enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @Argument(help: "The build to compare with: an executable, or a git revision, which is built.")
  package var base: String

  @Argument(help: "The build to judge: the same.")
  package var head: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pairs of a batch. Default: 20.", valueName: "n"),
    transform: FlagValue.count("pairs", upTo: 10_000))
  package var pairs: Int = 20

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Arguments of run for the base alone, separated by spaces.", valueName: "\"…\""))
  package var baseArgs: String = ""

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The same for the head, such as \"--inject composite=5%\".", valueName: "\"…\""))
  package var headArgs: String = ""

  @Option(help: "What to print.")
  package var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "A folder to write duel.json and duel.md into, made if it is not there.", valueName: "folder"),
    transform: FlagValue.path)
  package var output: String?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Arguments of run for both. Default: --hz 120, and frames for blocks of about 300.",
      valueName: "run arguments"))
  package var runArguments: [String] = []

  /// The frames of a block, all strategies together, and the fewest of one strategy.
  private static let framesPerBlock = 300
  private static let fewestFrames = 30

  package init() {}

  package func run() throws {
    var outcome = Outcome.held
    try CommandFailure.reporting {
      Interruption.install()
      outcome = try Interruption.whileRunningChildren { try duel() }
    }
    if outcome != .held { throw ExitCode(outcome.exitCode) }
  }

  private func duel() throws -> Outcome {
    let (shared, options) = try sharedArguments()
    let rates = options.hz?.count ?? 1
    let strategies = (options.strategy ?? KnownStrategies.standard.map(\.id)).count * rates
    try CommandFailure.wrapping(.usage) {
      try DuelRules().validate(pairs: pairs, strategies: strategies)
    }
    let base = try DuelSource(base)
    let head = self.base == self.head ? base : try DuelSource(self.head)
    var run = DuelRun(
      base: DuelRun.Side(source: base, arguments: shared + Self.words(baseArgs)),
      head: DuelRun.Side(source: head, arguments: shared + Self.words(headArgs)),
      pairs: pairs, seed: options.scenarioOptions.seed, verifies: !options.noVerify)
    var line = ProgressLine()
    defer { line.finish() }
    let findings = try run.findings { batch, fraction in
      line.show(["batch \(batch)", "\(pairs) pairs"], fraction: fraction)
    }
    line.finish()
    try publish(DuelReport(findings, base: self.base, head: self.head))
    return findings.outcome
  }

  /// The arguments that both sides get, and what they mean.
  private func sharedArguments() throws -> ([String], RunCommand) {
    var arguments = runArguments.filter { $0 != "--no-verify" }
    func parsed(_ arguments: [String]) throws -> RunCommand {
      do {
        return try RunCommand.parse(arguments)
      } catch {
        throw CommandFailure(
          "run does not accept \(arguments.joined(separator: " ")): "
            + RunCommand.message(for: error), .usage)
      }
    }
    // Each side's own arguments must be arguments of run as well.
    for own in [baseArgs, headArgs] { _ = try parsed(runArguments + Self.words(own)) }
    let options = try parsed(runArguments)
    if options.hz == nil { arguments += ["--hz", "120"] }
    if options.frames == nil {
      let series =
        (options.strategy ?? KnownStrategies.standard.map(\.id)).count * (options.hz?.count ?? 1)
      arguments += ["--frames", "\(max(Self.fewestFrames, Self.framesPerBlock / series))"]
    }
    return (arguments, options)
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private func publish(_ report: DuelReport) throws {
    let json = try CommandFailure.wrapping(.output) { try report.json() }
    switch format {
    case .text: print(report.text, terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .json: print(String(decoding: json, as: UTF8.self), terminator: "")
    }
    guard let output else { return }
    do {
      let folder = URL(fileURLWithPath: output)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(json).write(to: folder.appendingPathComponent("duel.json"), options: .atomic)
      try Data(report.markdown.utf8)
        .write(to: folder.appendingPathComponent("duel.md"), options: .atomic)
    } catch {
      throw CommandFailure("\(output) cannot be written (\(error.localizedDescription))", .output)
    }
  }
}
