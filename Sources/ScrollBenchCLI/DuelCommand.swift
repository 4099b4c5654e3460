import Analysis
package import ArgumentParser
import Foundation
import Reporting

/// `scrollbench duel`: compares two builds of the tool, block by block.
package struct DuelCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Compare two builds block by block and say whether one is slower.",
    usage: "scrollbench duel <base> <head> [<options>] [-- <run arguments>]",
    discussion: """
      Counts of frames are compared first; if the head has more of what costs, the duel ends \
      there; allocated bytes are compared at the end, once several processes agree. Counts of \
      whole runs, such as cells_alive and image_bytes, take two runs and compare. Times: each pair \
      is a block of about 300 frames of either build, in fresh processes every four pairs. A \
      difference must recur in a second batch. Exit codes: 0 held or improved, 1 regression, 2 a \
      loss was seen and not proven, or the control moved in every batch, 3 the builds cannot be \
      compared.
      """)

  /// What the report is written as.
  package enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @Argument(
    help: "The build to compare with: an executable, or a git revision, which is built.",
    completion: .file())
  package var base: String

  @Argument(
    help: "The build to judge: an executable, or a git revision.", completion: .file())
  package var head: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Arguments of run for the base alone, separated by spaces.", valueName: "\"…\""))
  package var baseArgs: String = ""

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Arguments of run for the head alone, such as \"--inject composite=5%\".", valueName: "\"…\"")
  )
  package var headArgs: String = ""

  @Option(help: "How to print the result.")
  package var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "A folder to write duel.json and duel.md into, made if it is not there.",
      valueName: "folder"), completion: .directory,
    transform: FlagValue.path)
  package var output: String?

  @Option(
    help: ArgumentHelp(
      "The calibration to go by. (default: calibration.json of this folder, if it is of this"
        + " machine and kind of build)",
      valueName: "file.json"), completion: .file(extensions: ["json"]), transform: FlagValue.path)
  package var calibration: String?

  @OptionGroup package var blocks: BlockOptions

  package init() {}

  package func run() throws {
    var outcome = ExitStatus.held
    try CommandFailure.reporting {
      Interruption.install()
      outcome = try Interruption.whileRunningChildren { try duel() }
    }
    if outcome != .held { throw ExitCode(outcome.exitCode) }
  }

  private func duel() throws -> ExitStatus {
    let arguments = try BlockArguments(
      blocks.runArguments, own: [baseArgs, headArgs].map(BlockArguments.words))
    var rules = try arguments.rules(pairs: blocks.pairs)
    let folder = output.map(DuelFolder.init)
    try folder?.check()
    let choice = try CalibrationChoice(calibration, machineID: CalibrationChoice.thisMachine)
    rules.floor = max(rules.floor, choice.calibration?.floor ?? 1)
    let base = try DuelSource(base)
    let head = self.base == self.head ? base : try DuelSource(self.head)
    var run = DuelRun(
      base: DuelRun.Side(
        source: base, arguments: arguments.shared + BlockArguments.words(baseArgs)),
      head: DuelRun.Side(
        source: head, arguments: arguments.shared + BlockArguments.words(headArgs)),
      pairs: blocks.pairs, seed: arguments.seed, verifies: arguments.verifies, rules: rules,
      patience: .seconds(blocks.patience))
    var line = ProgressLine()
    defer { line.finish() }
    let findings = try run.findings { batch, fraction in
      line.show(["batch \(batch)", "\(blocks.pairs) pairs"], fraction: fraction)
    }
    line.finish()
    try publish(
      DuelReport(
        findings, base: self.base, head: self.head,
        calibration: choice.quote(
          series: run.series, duel: (arguments.shared, blocks.pairs))), to: folder)
    return findings.outcome
  }

  private func publish(_ report: DuelReport, to folder: DuelFolder?) throws {
    let json = try CommandFailure.wrapping(.output) { try report.json() }
    switch format {
    case .text: print(report.text, terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .json: printBytes(json)
    }
    try folder?.write(json: json, markdown: Array(report.markdown.utf8))
  }
}
