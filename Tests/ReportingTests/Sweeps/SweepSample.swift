import Reporting
import RunData
import SampleRuns

/// A sweep of four cells, and runs for them.
struct SweepSample {
  let plan: SweepPlan

  init(names: [String] = ["radius", "rowHeight"], arguments: [String] = ["--hz", "120"]) {
    plan = SweepPlan(
      vary: [
        SweepAxis(name: names[0], values: ["4", "8"]),
        SweepAxis(name: names[1], values: ["32", "40"]),
      ], runArguments: arguments)
  }

  /// The run of a cell: `a` takes 1 ms, `b` so many microseconds.
  func run(
    _ cell: Int, microseconds: Int64, rounds: Int = 6, strategies: [String] = ["a", "b"],
    machine: String = "Abacus 9000"
  ) -> RunResult {
    let series = zip(strategies, [1_000, microseconds]).map { name, time in
      FrameSeries.sample(
        name,
        composite: (0...rounds).map { round in (1...5).map { time * (1_000 * $0 + Int64(round)) } }
      ) { sample in
        sample.blendedPixels = Int(time)
        sample.phases.composite += sample.round == 0 ? 5 : 0
      }
    }
    var run = RunResult.sample(series)
    run.facts.run.machine.cpu = machine
    run.facts.id = "run-\(cell)"
    run.facts.run.commandLine = plan.commandLine(of: plan.cells[cell])
    return run
  }

  /// Four cells: `b` wins, `a` wins, a tie, and one that is missing.
  func result(strategies: [String] = ["a", "b"], machines: [String] = ["Abacus 9000"])
    -> SweepReport
  {
    result(
      [500, 2_000, 1_005].enumerated().map { index, time in
        run(
          index, microseconds: time, strategies: strategies,
          machine: machines[index % machines.count])
      })
  }

  func result(_ runs: [RunResult]) -> SweepReport { SweepReport(plan, of: runs) }

  /// Writes the run of a cell into the folder of a sweep.
  func write(_ run: RunResult, _ cell: Int, in folder: String) throws {
    let path = SweepFolder(folder).cellPath(plan.cells[cell])
    try makeFolder(path)
    try put(run, in: path)
  }
}

extension SweepReport {
  /// Judges the first cells of a plan.
  init(_ plan: SweepPlan, of runs: [RunResult]) {
    let runs = Dictionary(uniqueKeysWithValues: zip(plan.cells, runs))
    self.init(plan) { runs[$0] }
  }
}
