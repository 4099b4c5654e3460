import Measurement
package import RowStrategies
package import RunRecords
package import TableModel
package import Text

extension Experiment {
  /// Returns the scenario of one side of a claim.
  ///
  /// - Throws: ``ScenarioError`` if its changes are inconsistent.
  package func scenario(of side: Claim.Side) throws(ScenarioError) -> Scenario {
    var scenario = scenario
    try scenario.merge(side.changes, under: nil, source: side.label)
    try scenario.validate(source: side.label)
    return scenario
  }

  /// Measures the claims of the scenario at the first refresh rate, with interleaved passes of the
  /// two sides of a claim.
  ///
  /// - Parameters:
  ///   - strategy: Returns the strategy of an id.
  ///   - rows: Returns the rows in the sections that a scenario specifies.
  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process, or
  ///   ``ScenarioError`` for a side that is not a valid scenario.
  package func measureClaims(
    renderer: TextRenderer, strategy: (String) -> StrategyDescriptor,
    rows: (Scenario) throws -> RowTable,
    report: (ExperimentProgress) -> Void
  ) throws -> [ClaimRecord] {
    let claims = scenario.claims
    return try claims.enumerated().map { index, claim in
      let cases = try [claim.better, claim.worse].map { side in
        let scenario = try scenario(of: side)
        return BenchmarkCase(
          id: side.strategy, strategy: strategy(side.strategy), scenario: scenario,
          rows: try rows(scenario),
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
      return ClaimRecord(claim, measurements)
    }
  }
}

extension ClaimRecord {
  /// - Parameter measurements: Those of the better side, then those of the worse one.
  fileprivate init(_ claim: Claim, _ measurements: Measurements) {
    let metric = claim.metric.metric
    let rounds = zip(measurements.series, measurements.metadata).map(metric.rounds)
    self.init(
      source: claim.source, claim: claim.claim, metric: metric.metric.name,
      faster: claim.better.label, slower: claim.worse.label,
      betterRounds: rounds[0], worseRounds: rounds[1], isExact: metric.isExact,
      expectsNoDifference: claim.expectation == .same)
  }
}
