import Compositing
import Geometry
import Measurement
import RowStrategies
import RunData
import TableViews
import Text
import Verification

/// The measurement of a case: its table with its own caches and pools, and its log.
struct CaseRunner {
  private let strategy: StrategyDescriptor
  private let series: WorkerAnswer.Series
  private let events: [TableEvent]
  private let pipeline: FramePipeline
  private let log: FrameLog
  /// `nil` between passes.
  private var pass: FramePipeline.TimedPass?
  /// The counts before the passes that the facts describe.
  private var warmed: SeriesFacts
  /// The counts, images and cells at the end of the last pass.
  private var latest: SeriesFacts

  init(
    _ benchmarkCase: BenchmarkCase, of experiment: Experiment, engine: any Engine,
    renderer: TextRenderer
  ) {
    (strategy, series) = (benchmarkCase.strategy, benchmarkCase.series)
    let (scenario, seed) = (experiment.scenario, experiment.seed)
    events = scenario.events.map(\.event)
    let table = TableView(
      TableState(scenario, rows: experiment.rows, renderer: renderer, seed: seed),
      strategy: strategy, policy: experiment.reuse,
      pen: LabelPen(renderer: renderer, kernels: experiment.engine.kernels),
      addedLayers: experiment.injections.count { $0 == .layer })
    pipeline = FramePipeline(scenario, table, engine: engine, seed: seed)
    warmed = SeriesFacts(
      strategy: series.strategy, refreshRate: series.refreshRate, framesPerRound: series.frames)
    latest = warmed
    log = FrameLog(capacity: series.frames)
  }

  private var table: TableView { pipeline.table }

  /// The number of frames of a warm-up pass that are composited.
  private static let compositedFrames = 30

  /// Runs a warm-up pass in place of round 0: not timed, and composited only at its end.
  mutating func warmUp(on display: inout MeasuredDisplay) {
    pipeline.warmUp(
      refreshRate: series.refreshRate, frames: series.frames,
      composited: Self.compositedFrames, on: &display)
    latest = counts
    table.reset()
  }

  /// Scrolls through a pass that is not timed, without compositing unless the engine cannot reserve
  /// memory otherwise.
  func scroll(frames: Int, on display: inout MeasuredDisplay) {
    pipeline.warmUp(
      refreshRate: series.refreshRate, frames: frames, composited: 0, on: &display)
  }

  /// The number of passes in which faults are detected: layers that grow once a pass are found in
  /// the last.
  private static let detectingPasses = 4

  /// Faults of corners and contents are detected in the first pass, of layers in all passes.
  func detectFaults(on display: inout MeasuredDisplay) -> [Fault] {
    var detector = FaultDetector()
    for pass in 0..<Self.detectingPasses {
      // The corners of a control are not compared.
      let probesCorners = pass == 0 && strategy.kind != .control
      pipeline.warmUp(
        refreshRate: series.refreshRate, frames: series.frames,
        composited: probesCorners ? series.frames : 0, on: &display
      ) { table, buffer, frame in
        detector.record(table.configuredBackgrounds)
        guard pass == 0 else { return }
        detector.probe(table.snapshot, probesCorners ? buffer : nil, frame: frame)
      }
      table.reset()
    }
    return detector.faults(predicted: predictedFaults)
  }

  /// The counts of the table since its creation, and the images and cells of the last pass.
  private var counts: SeriesFacts {
    let (lookups, heights) = (table.imageLookups, table.heightCounters)
    var counts = latest
    (counts.imageHits, counts.imageMisses) = (lookups.hits, lookups.misses)
    counts.layerMoves = table.layerMoves
    counts.heightQueries = heights.queries
    counts.heightMisses = heights.queries - heights.hits
    counts.proxyCells = heights.proxies
    return counts
  }

  mutating func runPass(_ round: Int, on display: inout MeasuredDisplay) {
    for frame in 0..<series.frames { run(frame, ofRound: round, on: &display) }
  }

  /// Runs a frame of a pass, which begins with frame 0.
  ///
  /// - Precondition: All frames of the pass before it were run.
  mutating func run(_ frame: Int, ofRound round: Int, on display: inout MeasuredDisplay) {
    if frame == 0 {
      pass = pipeline.makePass(
        round: round, refreshRate: series.refreshRate, frames: series.frames)
      // Drops what happened before the pass, so that frame 0 counts only its own interference.
      _ = display.interference.sinceLastCall()
    }
    guard var pass else { preconditionFailure("a pass begins with frame 0") }
    pipeline.run(frame, of: &pass, on: &display, into: log)
    self.pass = pass
    if frame == series.frames - 1 { finishPass() }
  }

  private mutating func finishPass() {
    pass = nil
    latest = counts
    (latest.imageBytes, latest.cellsAlive) = (pipeline.imageBytes, table.cellsAlive)
    table.reset()
  }

  /// Removes the frames and counts of all passes so far.
  mutating func dropPasses() {
    log.removeAll()
    warmed = latest
  }

  /// The counts before the passes of ``facts``: of the table's creation, the warm-up and dropped
  /// passes.
  var setUp: Block.SetUp {
    var setUp = Block.SetUp()
    setUp.heightQueries = warmed.heightQueries
    setUp.heightMisses = warmed.heightMisses
    setUp.proxyCells = warmed.proxyCells
    return setUp
  }

  /// The passes since ``dropPasses()``, without a round 0.
  var frameSeries: FrameSeries {
    FrameSeries(
      strategy: series.strategy, refreshRate: series.refreshRate,
      framesPerRound: series.frames, coldFrames: 0, frames: log.samples)
  }

  /// The predicted faults for all styles of the table that result from events.
  private var predictedFaults: Set<FaultKind> {
    var state = table.initial
    var predicted = table.state.predictedFaults(of: strategy, amid: events)
    for event in events where state.changeSettings(event) != nil {
      predicted.formUnion(state.predictedFaults(of: strategy, amid: events))
    }
    return table.state.addingFaultsOfColors(to: predicted)
  }

  /// The facts of the passes since ``dropPasses()``, without the counts before them.
  var facts: SeriesFacts {
    var facts = counts
    for count in SeriesFacts.sums { facts[keyPath: count] -= warmed[keyPath: count] }
    return facts
  }
}
