package import RowStrategies
import RunRecords
package import Scenarios
package import TableModel

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

  /// Returns the interleaved run of both sides of a claim at the first refresh rate, named `better`
  /// and `worse`.
  ///
  /// - Parameters:
  ///   - index: The index of the only side; `nil` for both.
  ///   - strategy: Returns the strategy of an id.
  ///   - rows: Returns the rows in the sections that a scenario specifies.
  /// - Throws: ``ScenarioError`` for a side that is not a valid scenario, or what `rows` throws.
  package func interleavedRun(
    of claim: Claim, only index: Int? = nil, strategy: (String) -> StrategyDescriptor,
    rows: (Scenario) throws -> RowTable
  ) throws -> InterleavedRun {
    let both = [("better", claim.better), ("worse", claim.worse)]
    let sides = index.map { [both[$0]] } ?? both
    let cases = try sides.map { id, side in
      let scenario = try scenario(of: side)
      return BenchmarkCase(
        id: id, strategy: strategy(side.strategy), scenario: scenario, rows: try rows(scenario),
        reuse: side.reuse, refreshRate: refreshRates[0], frames: frames(at: refreshRates[0]))
    }
    return InterleavedRun(
      cases: cases, engine: engine, buffers: buffers, rounds: rounds, seed: seed,
      detectsFaults: false)
  }
}

extension ClaimRecord {
  /// - Parameter measurements: Those of the better side, then those of the worse one.
  init(_ claim: Claim, _ measurements: Measurements) {
    let metric = claim.metric.metric
    let rounds = measurements.series.indices.map { index in
      metric.rounds(
        of: measurements.series[index], measurements.metadata[index],
        memory: measurements.memory.isEmpty ? [] : measurements.memory[index])
    }
    self.init(
      source: claim.source, basis: claim.basis, place: claim.place, claim: claim.claim,
      metric: metric.metric.name,
      faster: claim.better.label, slower: claim.worse.label,
      betterRounds: rounds[0], worseRounds: rounds[1], isExact: metric.isExact,
      expectsNoDifference: claim.expectation == .same)
  }
}
