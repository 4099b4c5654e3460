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

  /// Compares the strategies with the reference renderer in the small scenes and in 8 frames of the
  /// own scroll, whose hashes are part of the results.
  ///
  /// - Parameters:
  ///   - smallScale: The device pixels per point of the small scenes.
  ///   - report: Called repeatedly with the completed share, 0…1.
  package func proveBeforeRunning(
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
