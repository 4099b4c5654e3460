import Compositing
import Geometry
import Measurement
import RunRecords
import TableModel
import TableViews
import Text

/// Contestants that are measured against each other in one process, pass by pass in turn.
struct InterleavedRun {
  /// At least one, all on displays of one size.
  let cases: [BenchmarkCase]
  let engine: EngineDescriptor
  let buffers: Int
  /// Measured rounds.
  let rounds: Int
  let seed: UInt64
  let looksForFaults: Bool
  /// Work that runs do on purpose.
  var injections: [SyntheticLoad] = []

  /// Runs all passes and returns what they measured, in the order of the cases.
  func run(
    renderer: TextRenderer, report: (ExperimentProgress) -> Void
  ) throws(AllocationProbeError) -> Measurements {
    var loop = try makeLoop()
    let yardstick = makeYardstick()
    var series = makeSeries(renderer: renderer, rounds: rounds)
    let allFrames = cases.reduce(0) { $0 + $1.frames } * (rounds + 1)
    var done = 0
    for pass in RunPlan(series: series.count, rounds: rounds, seed: seed).passes {
      let benchmarkCase = cases[pass.series]
      report(
        ExperimentProgress(
          strategy: benchmarkCase.strategy.id, refreshRate: benchmarkCase.refreshRate,
          round: pass.round,
          lastRound: rounds, fraction: Double(done) / Double(allFrames)))
      series[pass.series].runPass(pass.round, in: &loop, yardstick: yardstick)
      done += benchmarkCase.frames
    }
    return Measurements(series: series.map(\.frameSeries), facts: series.map(\.facts))
  }

  /// What draws and times the frames of all passes.
  func makeLoop() throws(AllocationProbeError) -> FrameLoop {
    FrameLoop(
      engine: engine.make(), probe: try AllocationProbe(),
      buffers: DisplayBuffers(
        count: buffers, size: display, turns: cases.contains { $0.scenario.turns }),
      injections: injections)
  }

  /// A memset of a buffer of the display's size.
  func makeYardstick() -> FillBandwidthProbe { FillBandwidthProbe(byteCount: display.area * 4) }

  /// The cases with tables of their own, before the first pass.
  ///
  /// - Parameter rounds: The measured rounds that their logs have room for.
  func makeSeries(renderer: TextRenderer, rounds: Int) -> [CaseRunner] {
    cases.map {
      CaseRunner(
        $0, rounds: rounds, seed: seed, pen: LabelPen(renderer: renderer, kernels: engine.kernels),
        looksForFaults: looksForFaults, addedLayers: injections.count { $0 == .layer })
    }
  }

  private var display: PixelSize { cases[0].scenario.display.pixels }
}

extension Scenario {
  /// Whether the display is turned during the scroll.
  var turns: Bool { events.contains { $0.event == .rotate } }

  /// Whether rows come, go or move during the scroll.
  var hasEdits: Bool {
    events.contains { if case .edit(let edit) = $0.event { edit != .reload } else { false } }
  }
}
