import Compositing
import Geometry
import Measurement
import RowStrategies
import RunRecords
import TableViews
import Text

/// A case while it is being measured: its table with caches and pools of its own, and its log.
struct CaseRunner {
  let benchmarkCase: BenchmarkCase
  let stage: TableView
  private let script: ScrollScript
  private let log: FrameLog
  private let looksForFaults: Bool
  private var memset: [Int64] = []
  private var watch = FaultDetector()
  private var kept = Kept()
  private var warmed = Warmed()

  /// What was there when the last pass ended.
  private struct Kept {
    var imageBytes = 0
    var cells = 0
  }

  /// What round 0 had done when it ended.
  private struct Warmed {
    var lookups = ImageLookups()
    var layerMoves = 0
  }

  init(
    _ benchmarkCase: BenchmarkCase, rounds: Int, seed: UInt64, pen: LabelPen,
    looksForFaults: Bool, addedLayers: Int = 0
  ) {
    self.benchmarkCase = benchmarkCase
    self.looksForFaults = looksForFaults
    let rows = benchmarkCase.rows
    let state = TableConfiguration(
      benchmarkCase.scenario, rowCounts: rows.sections.map(\.rows.count), renderer: pen.renderer)
    stage = TableView(
      rows: rows, state: state, strategy: benchmarkCase.strategy, policy: benchmarkCase.reuse,
      pen: pen,
      seed: seed, addedLayers: addedLayers)
    script = ScrollScript(benchmarkCase.scenario, geometry: state.geometry, seed: seed)
    log = FrameLog(capacity: benchmarkCase.frames * (rounds + 1))
  }

  /// Runs one pass.
  mutating func runPass(_ round: Int, in loop: inout FrameLoop, yardstick: FillBandwidthProbe) {
    memset.append(yardstick.measure())
    var watch = watch
    let looksForFaults = looksForFaults
    loop.run(
      stage, script, round: round, refreshRate: benchmarkCase.refreshRate,
      frames: benchmarkCase.frames,
      into: log
    ) { stage, buffer, frame in
      if looksForFaults { watch.look(stage, buffer, round: round, frame: frame) }
    }
    self.watch = watch
    kept.imageBytes = stage.imageBytes
    kept.cells = stage.cellsAlive
    if round == 0 { warmed = Warmed(lookups: stage.imageLookups, layerMoves: stage.layerMoves) }
    stage.reset()
  }

  /// Forgets the frames of all passes but round 0.
  mutating func dropMeasuredRounds() {
    log.keepFirst(benchmarkCase.frames)
    memset.removeSubrange(1...)
  }

  var frameSeries: FrameSeries {
    FrameSeries(
      strategy: benchmarkCase.strategy.id, refreshRate: benchmarkCase.refreshRate,
      framesPerRound: benchmarkCase.frames, frames: log.samples)
  }

  /// The faults that the strategy is known for in any look that the table takes on.
  private var predictedFindings: Set<FindingKind> {
    var state = stage.initial
    var predicted = benchmarkCase.strategy.predictedFindings(stage.facts)
    for timed in benchmarkCase.scenario.events where state.take(timed.event) != nil {
      predicted.formUnion(
        benchmarkCase.strategy.predictedFindings(state.facts(turning: benchmarkCase.scenario.turns))
      )
    }
    return predicted
  }

  var facts: SeriesMetadata {
    let lookups = stage.imageLookups
    let heights = stage.measurer.counters
    let measured = frameSeries.steadyFrames
    return SeriesMetadata(
      strategy: benchmarkCase.strategy.id, refreshRate: benchmarkCase.refreshRate,
      framesPerRound: benchmarkCase.frames, imageBytes: kept.imageBytes, memsetNanoseconds: memset,
      findings: watch.findings(predicted: predictedFindings),
      cellsAlive: kept.cells, imageHits: lookups.hits - warmed.lookups.hits,
      imageMisses: lookups.misses - warmed.lookups.misses,
      layerMoves: stage.layerMoves - warmed.layerMoves, heightQueries: heights.queries,
      heightMisses: heights.queries - heights.hits, proxyCells: heights.proxies,
      labelHits: measured.reduce(0) { $0 + $1.labelHits },
      labelMisses: measured.reduce(0) { $0 + $1.labelMisses })
  }
}
