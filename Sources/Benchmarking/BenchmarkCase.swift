import RowStrategies
import TableModel

/// One of the things that are measured against each other: a strategy in a scenario.
struct BenchmarkCase {
  var strategy: StrategyDescriptor
  var scenario: Scenario
  /// The rows, already in the sections that the scenario asks for.
  var rows: RowTable
  var reuse: ReusePolicy
  /// In Hz.
  var refreshRate: Int
  /// The frames of a pass.
  var frames: Int
}
