import Compositing
import Geometry
import Labels
import Measurement
import RowStrategies
import RunRecords
import TableContent

/// A contestant while it is being measured: its table with caches and pools of its own, and its log.
struct RunningSeries {
  let contestant: Contestant
  let stage: TableStage
  private let script: ScrollScript
  private let log: FrameLog
  private let looksForFaults: Bool
  private var memset: [Int64] = []
  private var watch = RunWatch()
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
    _ contestant: Contestant, rounds: Int, seed: UInt64, pen: LabelPen,
    looksForFaults: Bool, addedLayers: Int = 0
  ) {
    self.contestant = contestant
    self.looksForFaults = looksForFaults
    let rows = contestant.rows
    let state = TableState(
      contestant.scenario, rowCounts: rows.sections.map(\.rows.count), renderer: pen.renderer)
    stage = TableStage(
      rows: rows, state: state, strategy: contestant.strategy, policy: contestant.reuse, pen: pen,
      seed: seed, addedLayers: addedLayers)
    script = ScrollScript(contestant.scenario, geometry: state.geometry, seed: seed)
    log = FrameLog(capacity: contestant.frames * (rounds + 1))
  }

  /// Runs one pass.
  mutating func runPass(_ round: Int, in loop: inout FrameLoop, yardstick: MemsetYardstick) {
    memset.append(yardstick.measure())
    var watch = watch
    let looksForFaults = looksForFaults
    loop.run(
      stage, script, round: round, refreshRate: contestant.refreshRate, frames: contestant.frames,
      into: log
    ) { stage, buffer, frame in
      if looksForFaults { watch.look(stage, buffer, round: round, frame: frame) }
    }
    self.watch = watch
    kept.imageBytes = stage.imageBytes
    kept.cells = stage.cellsAlive
    if round == 0 { warmed = Warmed(lookups: stage.imageLookups, layerMoves: stage.layerMoves) }
    stage.startOver()
  }

  /// Forgets the frames of all passes but round 0.
  mutating func dropMeasuredRounds() {
    log.keepFirst(contestant.frames)
    memset.removeSubrange(1...)
  }

  var frameSeries: FrameSeries {
    FrameSeries(
      strategy: contestant.strategy.id, refreshRate: contestant.refreshRate,
      framesPerRound: contestant.frames, frames: log.samples)
  }

  /// The faults that the strategy is known for in any look that the table takes on.
  private var predictedFindings: Set<FindingKind> {
    var state = stage.initial
    var predicted = contestant.strategy.predictedFindings(stage.facts)
    for timed in contestant.scenario.events where state.take(timed.event) != nil {
      predicted.formUnion(
        contestant.strategy.predictedFindings(state.facts(turning: contestant.scenario.turns)))
    }
    return predicted
  }

  var facts: SeriesFacts {
    let lookups = stage.imageLookups
    let heights = stage.measurer.counters
    let measured = frameSeries.steadyFrames
    return SeriesFacts(
      strategy: contestant.strategy.id, refreshRate: contestant.refreshRate,
      framesPerRound: contestant.frames, imageBytes: kept.imageBytes, memsetNanoseconds: memset,
      findings: watch.findings(predicted: predictedFindings),
      cellsAlive: kept.cells, imageHits: lookups.hits - warmed.lookups.hits,
      imageMisses: lookups.misses - warmed.lookups.misses,
      layerMoves: stage.layerMoves - warmed.layerMoves, heightQueries: heights.queries,
      heightMisses: heights.queries - heights.hits, proxyCells: heights.proxies,
      labelHits: measured.reduce(0) { $0 + $1.labelHits },
      labelMisses: measured.reduce(0) { $0 + $1.labelMisses })
  }
}
