import Compositing
import Measurement
import RowStrategies
import RunData
import Text

/// A strategy of an experiment, measured against other cases.
struct BenchmarkCase {
  let strategy: StrategyDescriptor
  /// Its `strategy` is the id of the strategy, or of the placebo.
  let series: WorkerAnswer.Series
}

/// Cases whose passes advance together in one process.
package struct InterleavedRun {
  let experiment: Experiment
  /// At least one of those of the experiment.
  let cases: [BenchmarkCase]
  let detectsFaults: Bool

  /// Runs all passes and returns what they measured, in the order of the cases.
  func run(
    renderer: TextRenderer, report: (ExperimentProgress) -> Void
  ) throws(UnmeasurableProcess) -> (series: [FrameSeries], facts: [SeriesFacts]) {
    var display = try makeDisplay()
    let rounds = experiment.rounds
    var series = makeSeries(on: display, renderer: renderer, rounds: rounds)
    let allFrames = cases.reduce(0) { $0 + $1.series.frames } * (rounds + 1)
    var done = 0
    func show(_ step: ExperimentProgress.Step, round: Int, _ index: Int) {
      report(
        ExperimentProgress(
          step: step, strategy: cases[index].series.strategy,
          refreshRate: cases[index].series.refreshRate, round: round, lastRound: rounds,
          fraction: Double(done) / Double(allFrames)))
    }
    for index in cases.indices {
      show(.pass, round: 0, index)
      series[index].runPass(0, on: &display)
      done += cases[index].series.frames
    }
    for round in 0..<rounds {
      show(.passes, round: round + 1, 0)
      series.run(plan.parts(ofRound: round + 1), round: round + 1, on: &display)
      done += cases.reduce(0) { $0 + $1.series.frames }
    }
    return (series.map(\.frameSeries), series.map(\.facts))
  }

  /// The order of the passes.
  var plan: RunPlan { RunPlan(frames: cases.map(\.series.frames), seed: experiment.seed) }

  /// Returns the faults of each case in passes that are not timed.
  ///
  /// - Parameter report: Called with each series before its passes.
  func faults(
    renderer: TextRenderer, report: (WorkerAnswer.Series) -> Void
  ) throws(UnmeasurableProcess) -> [[Fault]] {
    var display = try makeDisplay()
    var faults: [[Fault]] = []
    for benchmarkCase in cases {
      guard benchmarkCase.series.strategy == benchmarkCase.strategy.id else {
        // The placebo has the faults of the strategy that it repeats.
        faults.append([])
        continue
      }
      report(benchmarkCase.series)
      var runner = makeRunner(benchmarkCase, on: display, renderer: renderer, rounds: 0)
      runner.detectFaults(on: &display)
      faults.append(runner.faults)
    }
    return faults
  }

  /// Returns the display and the probes of all passes.
  func makeDisplay() throws(UnmeasurableProcess) -> MeasuredDisplay {
    let size = experiment.scenario.display.pixels
    return MeasuredDisplay(
      engine: try experiment.engine.makeWithThreads(),
      probe: experiment.countsAllocations ? try AllocationProbe() : .idle(),
      buffers: DisplayBuffers(
        count: experiment.buffers, size: size, turns: experiment.scenario.turns),
      fillProbe: FillBandwidthProbe(byteCount: size.area * 4), injections: experiment.injections)
  }

  /// Returns the cases with separate tables, before the first pass.
  ///
  /// - Parameters:
  ///   - rounds: The capacity of the logs in measured rounds.
  ///   - order: The indices of the cases in the order of creation; `nil` for that of the cases.
  func makeSeries(
    on display: MeasuredDisplay, renderer: TextRenderer, rounds: Int, order: [Int]? = nil
  ) -> [CaseRunner] {
    (order ?? Array(cases.indices))
      .map { ($0, makeRunner(cases[$0], on: display, renderer: renderer, rounds: rounds)) }
      .sorted { $0.0 < $1.0 }
      .map(\.1)
  }

  private func makeRunner(
    _ benchmarkCase: BenchmarkCase, on display: MeasuredDisplay, renderer: TextRenderer, rounds: Int
  ) -> CaseRunner {
    CaseRunner(
      benchmarkCase, of: experiment, rounds: rounds, engine: display.engine, renderer: renderer,
      detectsFaults: detectsFaults)
  }
}
