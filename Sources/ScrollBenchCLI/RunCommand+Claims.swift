import Benchmarking
import Compositing
import RunRecords
import Text

extension RunCommand {
  /// Refuses claims that cannot be tried, before anything is measured.
  func checkClaims(of experiment: Experiment) throws {
    let claims = experiment.scenario.claims
    guard !claims.isEmpty else { return }
    let source = scenarioOptions.scenario
    guard strategy == nil else {
      throw CommandFailure(
        "\(source) says which strategies its claims compare: leave --strategy out", .usage)
    }
    guard experiment.injections.isEmpty else {
      throw CommandFailure(
        "claims are tried as they are: leave --inject out, or run another scenario than \(source)",
        .usage)
    }
    guard !experiment.engine.isLowerBound else {
      throw CommandFailure(
        "the engine \(experiment.engine.id) looks at pixels: its times are a lower bound, and no"
          + " claim can be tried with it; try \(source) with another engine, such as"
          + " \(EngineCatalogue.all[0].id)", .usage)
    }
    for (index, claim) in claims.enumerated() {
      for (key, side) in [("better", claim.better), ("worse", claim.worse)] {
        do {
          _ = try experiment.scenario(of: side)
          _ = try FlagValue.strategy(side.strategy)
        } catch {
          let reason = (error as? ScenarioError)?.reason ?? "\(error)"
          throw CommandFailure("\(source): claim \(index).\(key): \(reason)", .data)
        }
      }
    }
  }

  /// Measures both sides of each claim of the scenario.
  func tryClaims(
    _ experiment: Experiment, _ renderer: TextRenderer
  ) throws -> [ClaimRecord] {
    var line = ProgressLine()
    defer { line.finish() }
    return try experiment.tryClaims(
      renderer: renderer, strategy: KnownStrategies.named,
      rows: { try scenarioOptions.resolvedRows($0) }, report: { line.show($0) }
    ).map(ClaimRecord.init)
  }
}
