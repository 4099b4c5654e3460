package import Labels
package import Measurement
import RunRecords

extension Experiment {
  /// Runs all passes and returns what they measured.
  ///
  /// - Parameter looksForFaults: Whether findings are looked for, between the frames.
  /// - Parameter report: Called before each pass, outside of what is timed.
  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process.
  package func run(
    renderer: TextRenderer, looksForFaults: Bool = true, report: (ExperimentProgress) -> Void
  ) throws(AllocationProbeError) -> Measurements {
    let contestants = refreshRates.flatMap { refreshRate in
      strategies.map {
        Contestant(
          strategy: $0, scenario: scenario, rows: rows, reuse: reuse, refreshRate: refreshRate,
          frames: frames(at: refreshRate))
      }
    }
    let race = Race(
      contestants: contestants, engine: engine, buffers: buffers, rounds: rounds, seed: seed,
      looksForFaults: looksForFaults, injections: injections)
    return try race.run(renderer: renderer, report: report)
  }
}
