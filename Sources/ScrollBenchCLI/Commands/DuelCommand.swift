import Analysis
package import ArgumentParser
import Benchmarking
import Files
import JudgingCLI
import Reporting

/// `scrollbench duel`: compares two builds of the tool, block by block.
package struct DuelCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Compare two builds block by block and say whether one is slower.",
    usage: "scrollbench duel <base> <head> [<options>] [-- <run arguments>]",
    discussion: """
      Counts of frames are compared first; if the head has higher costs, the duel ends there; \
      allocated bytes are compared at the end, once several processes agree. Counts of whole runs, \
      such as cells_alive and image_bytes, are not compared: use two runs and compare. Times: each \
      pair is a block of about 300 frames of either build, in fresh processes every four pairs. \
      Judged are the median of all frames, that of frames with arriving rows, and the mean of the \
      slowest 5 %. A difference must recur in a second batch. A difference of link layout recurs in \
      every process: it counts as one of the builds. Exit status: 0 held or improved, 1 regression, 2 a \
      loss was seen and not proven, or the control moved in every batch, 3 the builds cannot be \
      compared.

      Its repeatability is printed too: the 95 % interval of the ratio of blocks of one side from \
      different processes, for each side, and beside it the smallest effect that a batch shows with a \
      power of 80 %. No verdict depends on it.
      """)

  /// The format of the report.
  package enum Format: String, CaseIterable {
    case text, markdown, json
  }

  @Argument(
    help: "The build to compare with: an executable, or a git revision, which is built.",
    completion: .file())
  package var base: String

  @Argument(help: "The build to judge: an executable, or a git revision.", completion: .file())
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

  @Option(oneOf: "format", "How to print the result.")
  package var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "A folder to write duel.json and duel.md into, made if it is not there.",
      valueName: "folder"), completion: .directory, transform: FlagValue.path)
  package var output: String?

  @Flag(help: "Name executables with their paths in duel.json, duel.md and what is printed so.")
  package var recordPaths = false

  @OptionGroup package var blocks: BlockOptions

  package init() {}

  package func run() throws {
    var status = ExitStatus.held
    try CommandFailure.reporting {
      status = try Interruption.whileRunningChildren { try runDuel() }
    }
    if status != .held { throw ExitCode(status.rawValue) }
  }
}
