import Compositing
import Geometry
import Measurement
import RowStrategies
import RunRecords
import TableViews
import Text
import Verification

/// The measurement of a case: its table with its own caches and pools, and its log.
struct CaseRunner {
  let benchmarkCase: BenchmarkCase
  private let pipeline: FramePipeline
  private let log: FrameLog
  private let detectsFaults: Bool
  private var memset: [Int64] = []
  private var detector = FaultDetector()
  private var kept = Kept()
  private var warmed = Warmed()

  /// The images and cells at the end of the last pass.
  private struct Kept {
    var imageBytes = 0
    var cells = 0
  }

  /// The counters at the end of round 0.
  private struct Warmed {
    var lookups = ImageLookups()
    var layerMoves = 0
  }

  init(
    _ benchmarkCase: BenchmarkCase, rounds: Int, seed: UInt64, engine: any Engine, pen: LabelPen,
    detectsFaults: Bool, addedLayers: Int = 0
  ) {
    self.benchmarkCase = benchmarkCase
    self.detectsFaults = detectsFaults
    pipeline = FramePipeline(
      benchmarkCase.scenario, rows: benchmarkCase.rows, strategy: benchmarkCase.strategy,
      engine: engine, pen: pen, policy: benchmarkCase.reuse, seed: seed, addedLayers: addedLayers)
    log = FrameLog(capacity: benchmarkCase.frames * (rounds + 1))
  }

  private var table: TableView { pipeline.table }

  /// Runs one pass.
  mutating func runPass(
    _ round: Int, on display: inout MeasuredDisplay, fillProbe: FillBandwidthProbe
  ) {
    memset.append(fillProbe.measure())
    var detector = detector
    let detectsFaults = detectsFaults
    // The corners of a control are not compared.
    let probesCorners = round == 0 && benchmarkCase.strategy.kind != .control
    pipeline.run(
      round: round, refreshRate: benchmarkCase.refreshRate, frames: benchmarkCase.frames,
      on: &display, into: log
    ) { table, buffer, frame in
      guard detectsFaults else { return }
      detector.record(table.configuredBackgrounds)
      if probesCorners { detector.probeCorners(table.snapshot, buffer, frame: frame) }
    }
    self.detector = detector
    kept.imageBytes = table.imageBytes
    kept.cells = table.cellsAlive
    if round == 0 { warmed = Warmed(lookups: table.imageLookups, layerMoves: table.layerMoves) }
    table.reset()
  }

  /// Removes the frames of all passes except round 0.
  mutating func dropMeasuredRounds() {
    log.keepFirst(benchmarkCase.frames)
    memset.removeSubrange(1...)
  }

  var frameSeries: FrameSeries {
    FrameSeries(
      strategy: benchmarkCase.strategy.id, refreshRate: benchmarkCase.refreshRate,
      framesPerRound: benchmarkCase.frames, frames: log.samples)
  }

  /// The predicted faults for all styles of the table that result from events.
  private var predictedFaults: Set<FaultKind> {
    let turning = benchmarkCase.scenario.turns
    var configuration = table.initial
    var predicted = benchmarkCase.strategy.predictedFaults(
      table.configuration.constraints(turning: turning))
    for timed in benchmarkCase.scenario.events where configuration.apply(timed.event) != nil {
      predicted.formUnion(
        benchmarkCase.strategy.predictedFaults(configuration.constraints(turning: turning)))
    }
    return predicted
  }

  /// The measurements of the series besides its frames.
  var metadata: SeriesMetadata {
    let lookups = table.imageLookups
    let heights = table.heightCounters
    let measured = frameSeries.steadyFrames
    return SeriesMetadata(
      strategy: benchmarkCase.strategy.id, refreshRate: benchmarkCase.refreshRate,
      framesPerRound: benchmarkCase.frames, imageBytes: kept.imageBytes, memsetNanoseconds: memset,
      faults: detector.faults(predicted: predictedFaults),
      cellsAlive: kept.cells, imageHits: lookups.hits - warmed.lookups.hits,
      imageMisses: lookups.misses - warmed.lookups.misses,
      layerMoves: table.layerMoves - warmed.layerMoves, heightQueries: heights.queries,
      heightMisses: heights.queries - heights.hits, proxyCells: heights.proxies,
      labelHits: measured.reduce(0) { $0 + $1.labelHits },
      labelMisses: measured.reduce(0) { $0 + $1.labelMisses })
  }
}
