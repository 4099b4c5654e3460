package import Measurement
package import RunData
package import Text

extension Experiment {
  /// Runs all passes and returns what they measured.
  ///
  /// - Parameter detectsFaults: Whether to detect faults between frames.
  /// - Parameter report: Called before each pass, outside of what is timed.
  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  package func run(
    renderer: TextRenderer, detectsFaults: Bool = true, report: (ExperimentProgress) -> Void
  ) throws(UnmeasurableProcess) -> (series: [FrameSeries], facts: [SeriesFacts]) {
    try interleavedRun(detectsFaults: detectsFaults).run(renderer: renderer, report: report)
  }

  /// Compares the pixels of each strategy with those of the reference renderer, in small test
  /// scenes and, if the scenario is small enough, in frames of its own scroll.
  ///
  /// The results contain the hashes of the frames of the own scroll: 8 evenly spaced ones, and its
  /// first pulls past the ends.
  ///
  /// - Parameters:
  ///   - smallScale: The device pixels per point of the small scenes.
  ///   - report: Called repeatedly with the completed share, 0…1.
  package func comparePixels(
    renderer: TextRenderer, smallScale: Double = 2,
    report: (_ fraction: Double) -> Void = { _ in }
  ) -> [PixelEquivalence] {
    let check = PixelCheck(engine: engine, renderer: renderer)
    let small = TestScene.small(like: scenario, rows: rows, scales: [smallScale])
    let own = TestScene.ownScroll(
      scenario, rows: rows, seed: spec.seed, seconds: spec.refreshRates.map(seconds).max() ?? 0)
    return check.prove(
      strategies, in: small,
      keepingHashesOf: TestScene.comparesOwnScroll(scenario) ? own : nil, report: report)
  }
}
