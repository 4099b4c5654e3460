package import Measurement
package import RunData
package import Text

extension Experiment {
  /// Runs all passes in this process, and returns the frames in the order of the cases and the
  /// facts of the rounds.
  ///
  /// - Parameter report: Called before each pass, outside of what is timed, see
  ///   ``Session/Progress``.
  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  package func run(
    renderer: TextRenderer, report: ([String], Double) -> Void
  ) throws(UnmeasurableProcess) -> (series: [FrameSeries], results: RoundResults) {
    let bench = try BlockBench(self, renderer: renderer, warmsUp: false)
    let allFrames = totalFrames
    var (series, results): ([FrameSeries], _) = ([], RoundResults())
    func show(_ step: String...) {
      report(step, Double(series.reduce(0) { $0 + $1.frames.count }) / Double(allFrames))
    }
    for (index, measured) in bench.series.enumerated() {
      show("warm-up round", measured.strategy, "\(measured.refreshRate) Hz")
      series.append(
        FrameSeries(
          strategy: measured.strategy, refreshRate: measured.refreshRate,
          framesPerRound: measured.frames, frames: bench.run(index, ofRound: 0)))
    }
    for round in 1..<spec.rounds + 1 {
      show("round \(round) of \(spec.rounds)", "all strategies in turn")
      let block = bench.run(round: round)
      for (index, pass) in block.series.enumerated() { series[index].frames += pass.frames }
      results.rounds.append(block.facts)
    }
    return (series, results)
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
        benchmarkCase, of: self, engine: display.engine, renderer: renderer
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
