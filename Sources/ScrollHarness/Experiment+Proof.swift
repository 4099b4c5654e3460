package import Labels
package import RunRecords

extension Experiment {
  /// Compares the strategies with the reference before they are measured: in the small worlds at
  /// scale 2 and in 8 frames of their own scroll, whose hashes the proofs keep.
  ///
  /// Takes 0.75 s for the four strategies of a run that names none, at 2732 × 2048 px (Xeon, AVX2).
  package func proveBeforeRunning(renderer: TextRenderer) -> [PixelProof] {
    let check = PixelCheck(engine: engine, renderer: renderer)
    let small = PictureWorld.small(like: scenario, rows: rows, scales: [2])
    let proofs = check.prove(strategies, in: small)
    guard PictureWorld.comparesOwnScroll(scenario) else { return proofs }
    let own = PictureWorld.ownScroll(
      scenario, rows: rows, seed: seed, seconds: refreshRates.map(seconds).max() ?? 0)
    return check.prove(strategies, in: [own], keepsHashes: true, continuing: proofs)
  }

  /// Whether the content is taller than the display.
  package var scrolls: Bool {
    TableGeometry(scenario, rowCounts: rows.sections.map(\.rows.count)).maximumOffset > 0
  }
}
