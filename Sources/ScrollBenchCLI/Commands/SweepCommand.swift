import Analysis
package import ArgumentParser
import Benchmarking
import Files
import Foundation
import JudgingCLI
import Reporting
package import RunData

package struct SweepCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Run a grid of scenarios and map which strategy wins where.",
    usage: """
      scrollbench sweep --vary <key=values> … --output <folder> [<run options>]
      scrollbench sweep --merge <folder> … --output <folder>
      """,
    discussion: """
      Takes the arguments of run besides its own, such as --quick, --hz or --set, without --spec, \
      --dry-run, --instructions, --format and --verbose; by default as many rounds are measured as a win in \
      only one cell takes, 9 for 9 cells. Each cell of the \
      grid is a run of all strategies, a process per round; its files go to cells/ in the \
      output folder, the map to crossover.csv and to standard output; report makes a page of it. \
      Called again with the same arguments it measures the cells that are missing.

      A job array shares the cells: by --shard, or else by the task of a Slurm array \
      (SLURM_ARRAY_TASK_ID), or with --shard-count by the pod of an indexed Kubernetes Job \
      (JOB_COMPLETION_INDEX). Shards may share the output folder; --merge combines shards in separate \
      folders: a cell that two of them have must be the same in both, byte for byte, and cells that \
      none has are named. Times are shown only if all cells are of one machine; \
      ratios within a cell and counts always.
      """)

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A key of the scenario and its values: a list such as radius=4,8,12, a range such as"
        + " rowHeight=32..88:8, or both. May be repeated; the first two make the axes of the map. A"
        + " number for sectionSizes is the size of all sections. At most"
        + " \(SweepPlan.mostCells) cells.", valueName: "key=values"),
    completion: Completion.setting, transform: { try SweepAxis($0) })
  package var vary: [SweepAxis] = []

  @Option(
    path: "folder", parsing: .unconditional,
    "The folder to write: new, empty, or one that holds this sweep or shards of it.")
  package var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run only every nth cell from the ith.", valueName: "i/n"),
    transform: { try SweepShard($0) })
  package var shard: SweepShard?

  @Option(
    count: "shards", upTo: SweepShard.most,
    "Run the share of JOB_COMPLETION_INDEX, from 0, of this number of shards.")
  package var shardCount: Int?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Measure nothing, and combine the shards in these folders.", valueName: "folder"),
    completion: .directory, transform: FlagValue.path)
  package var merge: [String] = []

  // Not among the arguments of run, which a plan holds: it changes nothing that is measured, and a
  // longer wait continues a sweep.
  @OptionGroup(visibility: .hidden) package var workers: PatienceOptions

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Arguments of run, for all cells.", valueName: "run arguments"))
  package var runArguments: [String] = []

  package init() {}

  package func validate() throws {
    guard merge.isEmpty != vary.isEmpty else {
      throw ValidationError(
        merge.isEmpty
          ? "Missing expected argument '--vary <key=values> ...'"
          : "--merge measures nothing: leave --vary out")
    }
    guard merge.isEmpty || shard == nil && shardCount == nil && runArguments.isEmpty else {
      throw ValidationError("--merge measures nothing: it takes --output alone")
    }
    guard shard == nil || shardCount == nil else {
      throw ValidationError("--shard has the number of shards: leave --shard-count out")
    }
    if merge.isEmpty, let fault = SweepPlan.fault(in: vary) { throw ValidationError(fault) }
  }

  package func makePlan(_ base: RunCommand) throws -> SweepPlan {
    if let both = vary.first(where: { axis in
      base.scenarioOptions.set.contains { $0.0 == axis.name }
    }) {
      throw CommandFailure("\(both.name) is both varied and set: leave one out", .usage)
    }
    guard !base.instructions else {
      throw CommandFailure("a sweep counts no instructions: leave --instructions out", .usage)
    }
    return SweepPlan(vary: vary, runArguments: PathText.withoutFolders(runArguments))
  }

  package func run() throws {
    let folder = SweepFolder(output)
    guard merge.isEmpty else { return try folder.merge(merge.map(SweepFolder.init)) }
    let shard =
      try shard
      ?? SweepShard.ofJob(count: shardCount, ProcessInfo.processInfo.environment)
    var base = try RunCommand(accepting: runArguments)
    base.workers = workers
    let plan = try makePlan(base)
    let tests = plan.cells.count * (base.hz?.count ?? 1)
    if !base.replay.quick {
      base.replay.rounds = base.replay.rounds ?? [CrossoverLine].fewestRounds(tests: tests)
    }
    let spec = try base.makeSpec()
    let all = try Array(zip(plan.cells, plan.specs(varying: spec)))
    let files = try spec.rowFiles()
    // Refuses rows that cannot be read, and too many frames, before there is a folder: all cells have
    // the same number.
    _ = try base.makeExperiment(spec, reading: files)
    try folder.check(plan)
    let cells = shard?.part(of: all) ?? all
    if let shard {
      StandardError.write(
        line: "shard \(shard.number) of \(shard.count) (\(shard.source)): \(cells.count) of"
          + " \(all.count) cells")
    }
    if let note = SweepReport.note(ofRounds: spec.rounds, tests: tests) {
      StandardError.write(line: note)
    }
    try folder.begin(plan)
    // Shards measure cells of their own.
    let lock = try shard == nil ? folder.lock() : nil
    defer { extendLifetime(lock) }
    try StandardOutput.diverting {
      try folder.measure(cells, of: plan, reading: files, options: base.sessionOptions)
    }
    try folder.publish()
  }
}
