package import Compositing
package import Measurement
package import RowStrategies
package import RunRecords
package import Scenarios
package import TableModel
import TableViews
package import Text

/// A scenario, the strategies to run in it, and the number of rounds.
package struct Experiment {
  package var scenario: Scenario
  /// The rows, already in the sections that the scenario asks for.
  package var rows: RowTable
  package var strategies: [StrategyDescriptor]
  package var engine: EngineDescriptor
  package var reuse: ReusePolicy
  /// The number of rotating frame buffers.
  package var buffers: Int
  /// In Hz.
  package var refreshRates: [Int]
  /// Measured rounds.
  package var rounds: Int
  /// The part of the trace that a pass replays, in seconds; `nil` for all of it.
  package var secondsPerPass: Double?
  /// The frames of a pass at any refresh rate; `nil` to derive them from the duration.
  package var framesPerPass: Int?
  package var seed: UInt64
  /// The synthetic loads, for testing gates.
  package var injections: [SyntheticLoad] = []
  /// Indicates whether the first strategy is measured twice, the second time as
  /// ``RunRecords/RunRecord/placeboID``.
  package var hasPlacebo = false
  /// Indicates whether allocated bytes are counted; otherwise they are 0, and results lack them.
  package var countsAllocations = AllocationProbe.isBuiltIn

  package init(
    scenario: Scenario, rows: RowTable, strategies: [StrategyDescriptor], engine: EngineDescriptor,
    reuse: ReusePolicy = .pool, buffers: Int = 3, refreshRates: [Int] = [120], rounds: Int = 6,
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

  /// Returns the duration of a pass at a refresh rate, in seconds.
  package func seconds(at refreshRate: Int) -> Double {
    if let framesPerPass { return Double(framesPerPass) / Double(refreshRate) }
    return min(scenario.traceDuration, secondsPerPass ?? .infinity)
  }

  /// Returns the frames of a pass at a refresh rate, at least 1.
  package func frames(at refreshRate: Int) -> Int {
    framesPerPass ?? max(1, Int((seconds(at: refreshRate) * Double(refreshRate)).rounded()))
  }

  /// Returns whether a pass has ticks after the end of the trace.
  package func outlastsTrace(at refreshRate: Int) -> Bool {
    Double(frames(at: refreshRate) - 1) / Double(refreshRate) > scenario.traceDuration
  }

  /// Indicates whether row heights are measured at a width that differs from the rows' width.
  package var measuresAtAnotherWidth: Bool {
    let geometry = TableGeometry(scenario.table, rowCounts: [1])
    return scenario.heights.source == .measured && scenario.heights.measuring == .asPublished
      && geometry.columnWidth != geometry.scale.pixels(HeightMeasurer.defaultWidth)
  }

  /// The frames of all passes, round 0 included.
  package var totalFrames: Int {
    let passes =
      refreshRates.reduce(0) { $0 + frames(at: $1) } * (strategies.count + (hasPlacebo ? 1 : 0))
    return passes * (rounds + 1)
  }
}

/// The measurements of an experiment.
package struct Measurements {
  package var series: [FrameSeries] = []
  package var metadata: [SeriesMetadata] = []
  /// One per round that was a process.
  package var conditions: [RoundConditions] = []
}

/// The progress of an experiment.
package struct ExperimentProgress {
  /// The step that comes next.
  package enum Step {
    /// The detection of faults, before the first round.
    case faults
    /// A process that draws a first frame.
    case coldFrame
    /// The start of the process of a round.
    case warmUp
    /// The passes of a round, which advance together.
    case passes
    /// A pass of one strategy.
    case pass
  }

  package var step: Step
  /// The strategy that is measured next; the first of several.
  package var strategy: String
  /// In Hz.
  package var refreshRate: Int
  /// The round, 0 for the first.
  package var round: Int
  /// The number of the last round.
  package var lastRound: Int
  /// The completed share of frames, 0…1.
  package var fraction: Double

  package init(
    step: Step = .pass, strategy: String, refreshRate: Int, round: Int, lastRound: Int,
    fraction: Double
  ) {
    self.step = step
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.round = round
    self.lastRound = lastRound
    self.fraction = fraction
  }
}

extension Experiment {
  /// Runs all passes and returns what they measured.
  ///
  /// - Parameter detectsFaults: Whether to detect faults between frames.
  /// - Parameter report: Called before each pass, outside of what is timed.
  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  package func run(
    renderer: TextRenderer, detectsFaults: Bool = true, report: (ExperimentProgress) -> Void
  ) throws(UnmeasurableProcess) -> Measurements {
    try interleavedRun(detectsFaults: detectsFaults).run(renderer: renderer, report: report)
  }

  /// The number of cases.
  package var caseCount: Int { refreshRates.count * (strategies.count + (hasPlacebo ? 1 : 0)) }

  /// The cases in the order of the results: the strategies at the first refresh rate, then the
  /// placebo, then those at the next rate.
  var cases: [BenchmarkCase] {
    refreshRates.flatMap { refreshRate in
      let named = strategies.map { ($0.id, $0) }
      let placebo = hasPlacebo ? [(RunRecord.placeboID, strategies[0])] : []
      return (named + placebo).map { id, strategy in
        BenchmarkCase(
          id: id, strategy: strategy, scenario: scenario, rows: rows, reuse: reuse,
          refreshRate: refreshRate, frames: frames(at: refreshRate))
      }
    }
  }

  /// Returns the interleaved run of all strategies at all refresh rates.
  ///
  /// - Parameter index: The index of the only case; `nil` for all.
  package func interleavedRun(detectsFaults: Bool, only index: Int? = nil) -> InterleavedRun {
    let cases = cases
    return InterleavedRun(
      cases: index.map { [cases[$0]] } ?? cases, engine: engine, buffers: buffers, rounds: rounds,
      seed: seed, detectsFaults: detectsFaults, countsAllocations: countsAllocations,
      injections: injections)
  }
}

extension Experiment {
  /// Compares the strategies with the reference renderer in the small scenes and in 8 frames of the
  /// own scroll, whose hashes are part of the results.
  ///
  /// - Parameters:
  ///   - smallScale: The device pixels per point of the small scenes.
  ///   - report: Called repeatedly with the completed share, 0…1.
  package func proveBeforeRunning(
    renderer: TextRenderer, smallScale: Double = 2,
    report: (_ fraction: Double) -> Void = { _ in }
  ) -> [PixelEquivalence] {
    let check = PixelCheck(engine: engine, renderer: renderer)
    let small = TestScene.small(like: scenario, rows: rows, scales: [smallScale])
    let own = TestScene.ownScroll(
      scenario, rows: rows, seed: seed, seconds: refreshRates.map(seconds).max() ?? 0)
    return check.prove(
      strategies, in: small,
      keepingHashesOf: TestScene.comparesOwnScroll(scenario) ? own : nil, report: report)
  }
}
