import Analysis
package import ArgumentParser
import Benchmarking
import Reporting

/// `scrollbench duel`: compares two builds of the tool, block by block.
package struct DuelCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Compare two builds block by block and say whether one is slower.",
    usage: """
      scrollbench duel <base> <head> [<options>] [-- <run arguments>]
      scrollbench duel --calibrate [<options>] [-- <run arguments>]
      """,
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

      --calibrate runs duels of this build with itself: unchanged, for the rate of false alarms, and \
      with work added (1, 2 and 5 % of compositing, 50 % of configuring, a stall in 1 % of frames, a \
      layer, an allocation), for the rate of \
      detections, each with an exact 95 % interval. duel and gate quote the file, and duel takes its \
      floor from it; one above \(Calibration.highestFactor) is not used. Exit status 2: the time was \
      too short for a duel of each kind.
      """)

  /// The format of the report.
  package enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @Argument(
    help: "The build to compare with: an executable, or a git revision, which is built.",
    completion: .file())
  package var base: String?

  @Argument(help: "The build to judge: an executable, or a git revision.", completion: .file())
  package var head: String?

  @Flag(help: "Measure the error rates of duels on this machine, and compare nothing.")
  package var calibrate = false

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
      "A folder to write duel.json and duel.md into, made if it is not there; with --calibrate the"
        + " file to write, replaced if it is a calibration. (default: none; calibration.json)",
      valueName: "path"), completion: .file(), transform: FlagValue.path)
  package var output: String?

  @Option(
    help: ArgumentHelp(
      "The calibration to use. (default: calibration.json of this folder, if it is of this"
        + " machine and kind of build)",
      valueName: "file.json"), completion: .file(extensions: ["json"]), transform: FlagValue.path)
  package var calibration: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("With --calibrate: how long to measure. (default: 10)", valueName: "n"),
    transform: FlagValue.minutes)
  package var minutes: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --calibrate: end early, after this number of duels of each kind. (default: no limit)",
      valueName: "n"), transform: FlagValue.count("duels", upTo: 1_000_000))
  package var duels: Int?

  @OptionGroup package var blocks: BlockOptions

  package init() {}

  package func validate() throws {
    if calibrate {
      let isOfDuel = base != nil || !baseArgs.isEmpty || !headArgs.isEmpty || calibration != nil
      guard !isOfDuel, format == .text else {
        throw ValidationError(
          "--calibrate runs this build alone: it takes no sides and no --format")
      }
    } else {
      guard base != nil, head != nil else {
        throw ValidationError("Missing expected argument '\(base == nil ? "<base>" : "<head>")'")
      }
      guard minutes == nil, duels == nil else {
        throw ValidationError("--minutes and --duels take --calibrate")
      }
    }
  }

  package func run() throws {
    var status = ExitStatus.held
    try CommandFailure.reporting {
      guard !calibrate else { return try runCalibration() }
      guard let base, let head else { preconditionFailure("validated when parsed") }
      status = try Interruption.whileRunningChildren { try runDuel(base, head) }
    }
    if status != .held { throw ExitCode(status.rawValue) }
  }
}
