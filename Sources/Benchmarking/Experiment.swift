package import Compositing
package import Measurement
package import RowStrategies
package import RunRecords
package import TableModel
import TableViews
import Text

/// What is to be run: a scenario, the rivals, and how often.
package struct Experiment {
  package var scenario: Scenario
  /// The rows, already in the sections that the scenario asks for.
  package var rows: RowTable
  package var strategies: [StrategyDescriptor]
  package var engine: EngineDescriptor
  package var reuse: ReusePolicy
  /// Frame buffers that rotate.
  package var buffers: Int
  /// In Hz.
  package var refreshRates: [Int]
  /// Measured rounds.
  package var rounds: Int
  /// How much of the trace a pass replays, in seconds; `nil` for all of it.
  package var secondsPerPass: Double?
  /// The frames of a pass, whatever the refresh rate; `nil` for as many as the time takes.
  package var framesPerPass: Int?
  package var seed: UInt64
  /// Work that it does on purpose, for trying out whether a gate notices.
  package var injections: [SyntheticLoad] = []

  package init(
    scenario: Scenario, rows: RowTable, strategies: [StrategyDescriptor], engine: EngineDescriptor,
    reuse: ReusePolicy = .pool, buffers: Int = 3, refreshRates: [Int] = [60, 120], rounds: Int = 6,
    secondsPerPass: Double? = nil, framesPerPass: Int? = nil, seed: UInt64 = 1
  ) {
    self.scenario = scenario
    self.rows = rows
    self.strategies = strategies
    self.engine = engine
    self.reuse = reuse
    self.buffers = buffers
    self.refreshRates = refreshRates
    self.rounds = rounds
    self.secondsPerPass = secondsPerPass
    self.framesPerPass = framesPerPass
    self.seed = seed
  }

  /// The time that a pass replays at a refresh rate, in seconds.
  package func seconds(at refreshRate: Int) -> Double {
    if let framesPerPass { return Double(framesPerPass) / Double(refreshRate) }
    return min(scenario.traceDuration, secondsPerPass ?? .infinity)
  }

  /// The frames of a pass at a refresh rate: at least 1.
  package func frames(at refreshRate: Int) -> Int {
    framesPerPass ?? max(1, Int((seconds(at: refreshRate) * Double(refreshRate)).rounded()))
  }

  /// Whether a pass has ticks after the end of the trace.
  package func outlastsTrace(at refreshRate: Int) -> Bool {
    Double(frames(at: refreshRate) - 1) / Double(refreshRate) > scenario.traceDuration
  }

  /// Whether the heights of rows are measured at another width than they have.
  package var measuresAtAnotherWidth: Bool {
    let geometry = TableGeometry(scenario, rowCounts: [1])
    return scenario.heights.source == .measured && scenario.heights.measuring == .asPublished
      && geometry.columnWidth != geometry.scale.pixels(HeightMeasurer.defaultWidth)
  }

  /// The frames of all passes, round 0 included.
  package var totalFrames: Int {
    let passes = refreshRates.reduce(0) { $0 + frames(at: $1) } * strategies.count
    let claims = 2 * scenario.claims.count * frames(at: refreshRates[0])
    return (scenario.claims.isEmpty ? passes : claims) * (rounds + 1)
  }
}

/// What an experiment measured.
package struct Measurements {
  package var series: [FrameSeries]
  package var facts: [SeriesMetadata]

  package init(series: [FrameSeries] = [], facts: [SeriesMetadata] = []) {
    self.series = series
    self.facts = facts
  }
}

/// How far an experiment has come.
package struct ExperimentProgress {
  /// The strategy and refresh rate that are about to be measured.
  package var strategy: String
  package var refreshRate: Int
  /// The round, 0 for the first.
  package var round: Int
  /// The number of the last round.
  package var lastRound: Int
  /// The share of frames that are done, 0…1.
  package var fraction: Double

  package init(
    strategy: String, refreshRate: Int, round: Int, lastRound: Int, fraction: Double
  ) {
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.round = round
    self.lastRound = lastRound
    self.fraction = fraction
  }
}
