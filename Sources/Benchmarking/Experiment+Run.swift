package import Measurement
import RunRecords
package import Text

extension Experiment {
  /// Runs all passes and returns what they measured.
  ///
  /// - Parameter looksForFaults: Whether findings are looked for, between the frames.
  /// - Parameter report: Called before each pass, outside of what is timed.
  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process.
  package func run(
    renderer: TextRenderer, looksForFaults: Bool = true, report: (ExperimentProgress) -> Void
  ) throws(AllocationProbeError) -> Measurements {
    try race(looksForFaults: looksForFaults).run(renderer: renderer, report: report)
  }

  /// All strategies at all refresh rates, against each other.
  func race(looksForFaults: Bool) -> InterleavedRun {
    let cases = refreshRates.flatMap { refreshRate in
      strategies.map {
        BenchmarkCase(
          strategy: $0, scenario: scenario, rows: rows, reuse: reuse, refreshRate: refreshRate,
          frames: frames(at: refreshRate))
      }
    }
    return InterleavedRun(
      cases: cases, engine: engine, buffers: buffers, rounds: rounds, seed: seed,
      looksForFaults: looksForFaults, injections: injections)
  }
}
