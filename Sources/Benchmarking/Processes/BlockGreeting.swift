import Analysis

/// The first line of a process that measures on request, as JSON.
package struct BlockGreeting: Codable, Equatable, Sendable {
  /// The version of the protocol; other versions are refused.
  package static let version = 4

  package var scrollbenchBlocks = Self.version
  package var series: [WorkerAnswer.Series]
  /// The build and the settings of the process, by the names of ``Analysis/RunEnvironment/Fact``.
  package var settings: [String: String]
  /// The strategies whose pixels are wrong, each with its first mismatch.
  package var mismatches: [String: String]

  /// - Parameter run: The cases of the experiment that are measured.
  package init(
    _ run: InterleavedRun, of experiment: Experiment, _ preparation: Session.Preparation
  ) {
    series = run.cases.map(WorkerAnswer.Series.init)
    let environment = RunEnvironment(of: experiment, machine: preparation.machine)
    settings = Dictionary(
      uniqueKeysWithValues: environment.values.map { ($0.key.rawValue, $0.value) })
    mismatches = Dictionary(
      preparation.proofs.filter { !$0.holds }.map { ($0.strategy, $0.firstFault) },
      uniquingKeysWith: { first, _ in first })
  }
}
