import Measurement
package import RowStrategies
import RunRecords
package import TableModel
package import Text

/// A claim and what was measured of its two sides: the better one first.
package struct ClaimMeasurements {
  package let claim: Claim
  package let measurements: Measurements
}

extension Experiment {
  /// The scenario of one side of a claim.
  ///
  /// - Throws: ``ScenarioError`` if its changes do not go together.
  package func scenario(of side: Claim.Side) throws(ScenarioError) -> Scenario {
    var scenario = scenario
    try scenario.merge(side.changes, under: nil, source: side.label)
    try scenario.validate(source: side.label)
    return scenario
  }

  /// Tries all claims of the scenario at the first refresh rate, the two sides of each one pass by
  /// pass in turn.
  ///
  /// - Parameter strategy: The strategy of an id.
  /// - Parameter rows: The rows in the sections that a scenario asks for.
  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process, or
  ///   ``ScenarioError`` for a side that is no valid scenario.
  package func measureClaims(
    renderer: TextRenderer, strategy: (String) -> StrategyDescriptor,
    rows: (Scenario) throws -> RowTable,
    report: (ExperimentProgress) -> Void
  ) throws -> [ClaimMeasurements] {
    let claims = scenario.claims
    return try claims.enumerated().map { index, claim in
      let cases = try [claim.better, claim.worse].map { side in
        let scenario = try scenario(of: side)
        return BenchmarkCase(
          strategy: strategy(side.strategy), scenario: scenario, rows: try rows(scenario),
          reuse: side.reuse, refreshRate: refreshRates[0], frames: frames(at: refreshRates[0]))
      }
      let run = InterleavedRun(
        cases: cases, engine: engine, buffers: buffers, rounds: rounds, seed: seed,
        detectsFaults: false)
      let measurements = try run.run(renderer: renderer) { progress in
        var whole = progress
        whole.fraction = (Double(index) + progress.fraction) / Double(claims.count)
        report(whole)
      }
      return ClaimMeasurements(claim: claim, measurements: measurements)
    }
  }
}
