package import Measurement
package import RunData
package import Text

extension Experiment {
  /// Runs all passes in this process and returns what they measured, in the order of the cases.
  ///
  /// - Parameter report: Called before each pass, outside of what is timed, see
  ///   ``Session/Progress``.
  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  package func run(
    renderer: TextRenderer, report: ([String], Double) -> Void
  ) throws(UnmeasurableProcess) -> (series: [FrameSeries], facts: [SeriesFacts]) {
    let (rounds, allFrames) = (spec.rounds, totalFrames)
    let series = cases.map(\.series)
    let plan = RunPlan(frames: series.map(\.frames), seed: spec.seed)
    var display = try MeasuredDisplay(of: self)
    var runners = cases.map {
      CaseRunner($0, of: self, rounds: rounds, engine: display.engine, renderer: renderer)
    }
    var done = 0
    func show(_ step: String...) { report(step, Double(done) / Double(allFrames)) }
    for (index, series) in series.enumerated() {
      show("warm-up round", series.strategy, "\(series.refreshRate) Hz")
      runners[index].runPass(0, on: &display)
      done += series.frames
    }
    for round in 1..<rounds + 1 {
      show("round \(round) of \(rounds)", "all strategies in turn")
      for part in plan.parts(ofRound: round) {
        runners[part.series].run(part.frame, ofRound: round, on: &display)
      }
      done += series.reduce(0) { $0 + $1.frames }
    }
    return (runners.map(\.frameSeries), runners.map(\.facts))
  }

  /// Returns the faults of each case in passes that are not timed.
  package func faults(
    renderer: TextRenderer, report: (WorkerAnswer.Series) -> Void = { _ in }
  ) throws(UnmeasurableProcess) -> [[Fault]] {
    var display = try MeasuredDisplay(of: self)
    return cases.map { benchmarkCase in
      // The placebo has the faults of the strategy that it repeats.
      guard benchmarkCase.series.strategy == benchmarkCase.strategy.id else { return [] }
      report(benchmarkCase.series)
      return CaseRunner(
        benchmarkCase, of: self, rounds: 0, engine: display.engine, renderer: renderer
      ).detectFaults(on: &display)
    }
  }

  /// Compares the pixels of each strategy with those of the reference renderer, in small test
  /// scenes and, if the scenario is small enough, in frames of its own scroll: 8 evenly spaced ones,
  /// and its first pulls past the ends.
  ///
  /// - Parameter smallScale: The device pixels per point of the small scenes.
  package func comparePixels(
    renderer: TextRenderer, smallScale: Double = 2,
    report: (_ fraction: Double) -> Void = { _ in }
  ) -> [PixelEquivalence] {
    let check = PixelCheck(engine: engine, renderer: renderer)
    let small = TestScene.small(like: scenario, rows: rows, scales: [smallScale])
    let own = TestScene.ownScroll(
      scenario, rows: rows, seed: spec.seed, seconds: spec.refreshRates.map(seconds).max() ?? 0)
    return check.prove(
      strategies, in: small + (TestScene.comparesOwnScroll(scenario) ? [own] : []), report: report)
  }
}
