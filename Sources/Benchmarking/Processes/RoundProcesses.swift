import Analysis
import Foundation
import Measurement
import RunRecords
import Scenarios

/// The measurement of an experiment in rounds that are processes.
///
/// In each round, a process per case draws a single frame with empty caches and pools; in round 1 it
/// then scrolls a pass for its memory. Then one process runs a warm-up and a pass of each case. The
/// memory layout differs between processes, so that rounds are independent, and tables are created in
/// the order of the round, so that no strategy is always the first in memory.
struct RoundProcesses {
  private let interleavedRun: InterleavedRun
  private let arguments: [String]
  private let environment: RunEnvironment
  private let patience: Patience

  /// The settings whose differences show that a file changed since the run began.
  private static let facts: [RunEnvironment.Fact] = [.scenarioContent, .rows, .seed]
  /// The cost of a process besides its passes, in frames: for the share that is done.
  private static let startUp = 200

  /// - Parameters:
  ///   - interleavedRun: The cases and rounds to measure.
  ///   - arguments: The arguments of `blocks` that describe them.
  ///   - environment: The settings of the experiment.
  init(
    _ interleavedRun: InterleavedRun, arguments: [String], environment: RunEnvironment,
    patience: Patience
  ) {
    self.interleavedRun = interleavedRun
    self.arguments = ["--no-verify"] + arguments.filter { $0 != "--no-verify" }
    self.environment = environment
    self.patience = patience
  }

  private var cases: [BenchmarkCase] { interleavedRun.cases }

  /// Runs the processes one after the other and returns what they measured.
  ///
  /// - Parameter report: Called before each process and each of its steps.
  /// - Throws: ``CommandFailure`` if a process ends, hangs, measures something else, or after a
  ///   signal.
  func run(report: (ExperimentProgress) -> Void) throws -> Measurements {
    var results = RoundResults(
      cases.map(BlockGreeting.Series.init),
      comparesAllocations: environment.values[.build] != "debug")
    let (plan, rounds) = (interleavedRun.plan, interleavedRun.rounds)
    let framesPerRound = cases.reduce((cases.count + 1) * Self.startUp) { $0 + $1.frames }
    var done = 0
    func show(_ step: ExperimentProgress.Step, _ round: Int, _ index: Int) {
      report(
        ExperimentProgress(
          step: step, strategy: cases[index].id, refreshRate: cases[index].refreshRate,
          round: round, lastRound: rounds,
          fraction: Double(done) / Double(framesPerRound * rounds)))
    }
    return try Interruption.whileRunningChildren {
      for round in 1...rounds {
        let order = plan.order(ofRound: round)
        for index in order {
          show(.coldFrame, round, index)
          try measureCold(index, round: round, into: &results)
          done += Self.startUp
        }
        show(.warmUp, round, order[0])
        var conditions = RoundConditions(beforeRound: round)
        let process = try start(
          ["--round", "\(round)"], cases, name: "the process of round \(round)",
          frames: framesPerRound)
        done += Self.startUp
        show(.passes, round, order[0])
        let block = try process.run(round: round)
        results.add(block)
        conditions.add(block.threadTimes)
        done += cases.reduce(0) { $0 + $1.frames }
        conditions.finish()
        results.conditions.append(conditions)
      }
      return results.measurements
    }
  }

  /// Measures the first frame of a case in a process of its own, and in round 1 the memory of that
  /// process after a pass.
  private func measureCold(
    _ index: Int, round: Int, into results: inout RoundResults
  ) throws {
    var cold = cases[index]
    cold.frames = 1
    let process = try start(
      ["--cold", "\(index)"], [cold],
      name: "the process of \(cold.id)'s first frame in round \(round)",
      frames: cases[index].frames)
    results.addCold(try process.run(round: round), of: index)
    if round == 1 {
      results.setMemory(try process.memory(afterFrames: cases[index].frames), of: index)
    }
  }

  /// Starts a process of this program.
  ///
  /// - Parameters:
  ///   - expected: The cases that it must measure.
  ///   - frames: The most frames that it draws before an answer.
  private func start(
    _ options: [String], _ expected: [BenchmarkCase], name: String, frames: Int
  ) throws -> BlockProcess {
    let process = try BlockProcess(
      "/proc/\(getpid())/exe", options + arguments, name: name, patience: patience, frames: frames)
    let settings = process.greeting.environment.values
    guard process.greeting.series == expected.map(BlockGreeting.Series.init),
      Self.facts.allSatisfy({ settings[$0] == environment.values[$0] })
    else {
      throw CommandFailure(
        "\(name) measures something else than the run: a file of rows or a scenario changed, or can"
          + " be read only once; --in-process reads files once", .incomparable)
    }
    return process
  }
}
