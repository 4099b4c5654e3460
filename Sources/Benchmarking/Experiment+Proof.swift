package import RunRecords
package import Text

extension Experiment {
  /// Compares the strategies with the reference before they are measured: in the small worlds at
  /// scale 2 and in 8 frames of their own scroll, whose hashes the proofs keep.
  ///
  /// - Parameter report: Called now and then with the share that is done, 0…1.
  package func proveBeforeRunning(
    renderer: TextRenderer, report: (_ fraction: Double) -> Void = { _ in }
  ) -> [PixelEquivalence] {
    let check = PixelCheck(engine: engine, renderer: renderer)
    let small = TestScene.small(like: scenario, rows: rows, scales: [2])
    let own = TestScene.ownScroll(
      scenario, rows: rows, seed: seed, seconds: refreshRates.map(seconds).max() ?? 0)
    return check.prove(
      strategies, in: small,
      keepingHashesOf: TestScene.comparesOwnScroll(scenario) ? own : nil, report: report)
  }

  /// Whether the content is taller than the display.
  package var scrolls: Bool {
    TableGeometry(scenario, rowCounts: rows.sections.map(\.rows.count)).maximumOffset > 0
  }
}
