import Analysis
import Files
import Measurement
import RunData

/// The measurement of an experiment in rounds that are processes.
///
/// In each round, a process per case draws a single frame with empty caches and pools; in round 1 it
/// then scrolls a pass for its memory. Then one process runs a warm-up and a pass of each case. The
/// memory layout differs between processes, so that rounds are independent, and tables are created in
/// the order of the round, so that no strategy is always the first in memory.
///
/// The frames are appended to `frames.csv` as the processes encoded them, and read back at the end.
struct RoundProcesses {
  private let experiment: Experiment
  private let series: [WorkerAnswer.Series]
  private let plan: RunPlan
  private let runID: String
  private let folder: UnpublishedFolder
  private let patience: Int
  private(set) var results = RoundResults()
  private(set) var conditions: [RoundConditions] = []
  private var hasHeader = false

  /// The cost of a process besides its passes, in frames: for the share that is done.
  private static let startUp = 200

  /// - Parameter folder: Gets `frames.csv`.
  init(
    _ experiment: Experiment, runID: String, in folder: UnpublishedFolder, patience: Int
  ) {
    self.experiment = experiment
    self.runID = runID
    self.folder = folder
    self.patience = patience
    series = experiment.cases.map(\.series)
    plan = RunPlan(frames: series.map(\.frames), seed: experiment.seed)
  }

  /// Runs the processes of the next round, one after the other.
  mutating func measureRound(report: ([String], Double) -> Void) throws {
    let round = conditions.count + 1
    let framesPerRound = series.reduce((series.count + 1) * Self.startUp) { $0 + $1.frames }
    var done = (round - 1) * framesPerRound
    func show(_ step: String...) {
      report(
        ["round \(round) of \(experiment.rounds)"] + step,
        Double(done) / Double(framesPerRound * experiment.rounds))
    }
    let order = plan.order(ofRound: round)
    for index in order {
      show("\(series[index].strategy), first frame", "\(series[index].refreshRate) Hz")
      try measureCold(index, round: round)
      done += Self.startUp
    }
    show("warm-up")
    var measured = RoundConditions(beforeRound: round)
    var setUp = setUp
    setUp.round = round
    let process = try start(
      setUp, series, name: "the process of round \(round)", frames: framesPerRound)
    done += Self.startUp
    show("all strategies in turn")
    let facts = try pass(of: process, round: round)
    results.rounds.append(facts)
    measured.add(facts.threadTimes)
    measured.finish()
    conditions.append(measured)
  }

  /// The set-up that all processes share: without comparison of pixels.
  private var setUp: WorkerSetUp {
    var setUp = WorkerSetUp(spec: experiment.spec, rowsPath: experiment.files.path)
    setUp.spec.checksPixels = false
    return setUp
  }

  /// Measures the first frame of a case in a process of its own, and in round 1 the memory of that
  /// process after a pass.
  private mutating func measureCold(_ index: Int, round: Int) throws {
    var cold = series[index]
    cold.frames = 1
    var setUp = setUp
    setUp.coldCase = index
    let process = try start(
      setUp, [cold], name: "the process of \(cold.strategy)'s first frame in round \(round)",
      frames: series[index].frames)
    _ = try pass(of: process, round: round)
    if round == 1 {
      results.memory[index] = try process.memory(afterFrames: series[index].frames)
    }
  }

  /// - Parameter frames: The most frames that the process draws before an answer.
  private func start(
    _ setUp: WorkerSetUp, _ expected: [WorkerAnswer.Series], name: String, frames: Int
  ) throws -> Worker {
    let process = try Worker(setUp, name: name, patience: patience, frames: frames)
    guard process.ready.series == expected else {
      throw MeasurementError(.process, "\(name) measures something else than the run")
    }
    return process
  }

  /// Runs a pass of each case of a process, and appends its frames to those of the run.
  private mutating func pass(of process: Worker, round: Int) throws -> Block.Facts {
    let (facts, frames) = try process.pass(round: round, of: runID)
    // Every answer is a whole file, with a header.
    guard let end = frames.firstIndex(of: UInt8(ascii: "\n")) else {
      throw MeasurementError(.process, "\(process.name) sent no frames")
    }
    try folder.append((hasHeader ? frames[(end + 1)...] : frames[...]).span, to: FramesCSV.name)
    hasHeader = true
    return facts
  }

  /// Returns the run with the frames of all processes.
  func result(of facts: RunFacts) throws(MeasurementError) -> RunResult {
    let expected = (series.map(\.frames).max() ?? 0) * experiment.rounds + experiment.rounds
    do throws(InputError) {
      let path = folder.path + "/" + FramesCSV.name
      return try FramesFile(contentsOf: path, named: FramesCSV.name, expecting: expected)
        .result(of: facts, in: "the experiment")
    } catch {
      throw MeasurementError(.process, "the processes gave no valid frames: \(error.description)")
    }
  }
}
