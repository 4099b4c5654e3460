import Analysis
import Benchmarking
import Foundation
import RunData
import SampleRuns
import Testing

@Suite("A scenario key that a version adds")
struct AddedScenarioKeyTests {
  /// The key, in another role the one that a version removes.
  private static let key = "insertSeconds"

  /// The scenario as the version without the key stores it.
  private func others(_ scenario: Scenario) -> JSONValue {
    guard case .object(var keys) = scenario.canonicalJSON() else { return .null }
    keys[Self.key] = nil
    return .object(keys)
  }

  private func measured(_ scenario: JSONValue) -> MeasuredRun {
    var run = RunResult.gridAndSquare()
    run.facts.run.spec.scenario = scenario
    return MeasuredRun(run)
  }

  private func scenario(_ value: String) throws -> Scenario {
    var scenario = Scenario()
    try scenario.set("rowHeight", to: "60")
    try scenario.set(Self.key, to: value)
    return scenario
  }

  @Test("at its default leaves runs and baselines of the version without it comparable")
  func comparable() throws {
    let (standard, set) = (try scenario("0"), measured(try scenario("0.5").canonicalJSON()))
    let (without, with) = (measured(others(standard)), measured(standard.canonicalJSON()))
    #expect(without.facts.differences(from: with.facts).isEmpty)
    #expect(without.facts.differences(from: set.facts).map(\.fact) == [.scenarioContent])

    let stored = try JSONEncoder().encode(Baseline(of: without))
    let baseline = try JSONDecoder().decode(Baseline.self, from: stored)
    let same = GateJudgement(with, baseline: baseline, isExact: true)
    #expect(same.exitStatus == .held && !same.results.isEmpty)
    let other = GateJudgement(set, baseline: baseline, isExact: true)
    #expect(other.exitStatus == .incomparable)
    #expect(other.differences.map(\.fact) == [.scenarioContent])
  }
}
