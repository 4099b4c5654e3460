package import Compositing
package import Measurement
package import RowStrategies
package import RunData
package import TableModel
import TableViews

/// An experiment: its specification, with the scenario, rows and strategies that this names.
@dynamicMemberLookup
package struct Experiment {
  package var spec: ExperimentSpec
  package var scenario: Scenario
  /// The rows, already in the sections that the scenario asks for.
  package var rows: RowTable
  package var strategies: [StrategyDescriptor] { didSet { spec.strategies = strategies.map(\.id) } }
  package var engine = EngineCatalogue.all[0] { didSet { spec.setEngine(engine) } }
  package var reuse = ReusePolicy.pool { didSet { spec.reuse = reuse.rawValue } }
  /// The synthetic loads, for testing gates.
  package var injections: [SyntheticLoad] = [] {
    didSet { spec.loads = injections.map(\.description) }
  }
  /// Indicates whether allocated bytes are counted; otherwise they are 0, and results lack them.
  package var countsAllocations = AllocationProbe.isBuiltIn
  /// The source of the rows, for the processes that read them again.
  var files = RowFiles()

  /// Creates an experiment with strategies and rows that need no names.
  ///
  /// - Parameter spec: Its scenario and strategies are replaced. Its engine, reuse policy and loads
  ///   must be the defaults: the properties do not follow them.
  package init(
    _ scenario: Scenario, rows: RowTable, strategies: [StrategyDescriptor],
    _ spec: ExperimentSpec = ExperimentSpec()
  ) {
    self.spec = spec
    self.spec.scenario = scenario.canonicalJSON()
    self.spec.strategies = strategies.map(\.id)
    self.scenario = scenario
    self.rows = rows
    self.strategies = strategies
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<ExperimentSpec, Value>) -> Value {
    get { spec[keyPath: path] }
    set { spec[keyPath: path] = newValue }
  }

  package func seconds(at refreshRate: Int) -> Double {
    if let frames = spec.framesPerPass { return Double(frames) / Double(refreshRate) }
    return min(scenario.traceDuration, spec.secondsPerPass ?? .infinity)
  }

  /// Returns the frames of a pass at a refresh rate, at least 1.
  package func frames(at refreshRate: Int) -> Int {
    spec.framesPerPass ?? max(1, Int((seconds(at: refreshRate) * Double(refreshRate)).rounded()))
  }

  package func outlastsTrace(at refreshRate: Int) -> Bool {
    Double(frames(at: refreshRate) - 1) / Double(refreshRate) > scenario.traceDuration
  }

  /// Indicates whether heights are measured as published, at ``HeightMeasurer/defaultWidth``,
  /// although the rows have another width.
  package var measuresAtAnotherWidth: Bool {
    let geometry = TableGeometry(scenario.table, rowCounts: [1])
    return scenario.heights.source == .measured && scenario.heights.measuring == .asPublished
      && geometry.columnWidth != geometry.scale.pixels(HeightMeasurer.defaultWidth)
  }

  /// The columns that the frames lack.
  var absentColumns: Set<String> {
    (countsAllocations ? [] : Metric.allocationColumns).union(InterferenceProbe.absentColumns)
  }

  /// The frames of all passes, round 0 included.
  package var totalFrames: Int { cases.reduce(0) { $0 + $1.series.frames } * (spec.rounds + 1) }

  /// Indicates whether the first strategy is measured twice, the second time as
  /// ``RunData/RunFacts/placeboID``.
  private var hasPlacebo: Bool {
    spec.hasPlacebo && strategies.count > 1 && !spec.isInProcess
  }

  /// The cases in the order of the results: the strategies at the first refresh rate, then the
  /// placebo, then those at the next rate.
  var cases: [BenchmarkCase] {
    spec.refreshRates.flatMap { refreshRate in
      let named = strategies.map { ($0.id, $0) }
      let placebo = hasPlacebo ? [(RunFacts.placeboID, strategies[0])] : []
      return (named + placebo).map { id, strategy in
        (
          strategy,
          WorkerAnswer.Series(
            strategy: id, refreshRate: refreshRate, frames: frames(at: refreshRate))
        )
      }
    }
  }
}

/// A strategy of an experiment, measured against other cases: its series is named by the id of the
/// strategy, or of the placebo.
typealias BenchmarkCase = (strategy: StrategyDescriptor, series: WorkerAnswer.Series)
