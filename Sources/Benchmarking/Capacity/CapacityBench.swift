import Compositing
import Measurement
import RowStrategies
import RunRecords
import Scenarios
import TableModel
import TableViews
import Text

/// The measurement of blocks of frames, each with a table set up for its load.
struct CapacityBench {
  private let experiment: Experiment
  private let axis: CapacityAxis
  private let renderer: TextRenderer
  private let probe: AllocationProbe

  /// The warm-up frames, which create cells and images and load fonts.
  static let framesBefore = 6

  init(
    _ experiment: Experiment, axis: CapacityAxis, renderer: TextRenderer
  ) throws(UnmeasurableProcess) {
    self.experiment = experiment
    self.axis = axis
    self.renderer = renderer
    probe = experiment.countsAllocations ? try AllocationProbe() : .idle()
  }

  /// Runs a block and returns the times of its frames, in nanoseconds.
  ///
  /// - Parameters:
  ///   - frames: The measured frames.
  ///   - place: The start position of the scroll, 0…1.
  func frameTimes(
    of strategy: StrategyDescriptor, at load: Double, refreshRate: Int, frames: Int, place: Double
  ) throws(UnmeasurableProcess) -> [Int64] {
    let all = Self.framesBefore + frames
    let scenario = scenario(at: load, refreshRate: refreshRate, frames: all, place: place)
    let engine = try experiment.engine.makeWithThreads()
    let pipeline = FramePipeline(
      scenario, rows: experiment.rows, strategy: strategy, engine: engine,
      pen: LabelPen(renderer: renderer, kernels: experiment.engine.kernels),
      policy: experiment.reuse, seed: experiment.seed,
      addedLayers: axis == .layers ? Int(load) : 0)
    let log = FrameLog(capacity: all)
    // New for each block, since an engine may track the buffers that it drew into.
    var display = MeasuredDisplay(
      engine: engine, probe: probe,
      buffers: DisplayBuffers(
        count: experiment.buffers, size: scenario.display.pixels, turns: false))
    var pass = pipeline.makePass(round: 0, refreshRate: refreshRate, frames: all)
    pipeline.run(&pass, frames: all, on: &display, into: log) { _, _, _ in }
    return log.samples.dropFirst(Self.framesBefore).map(\.phases.total)
  }

  /// Returns the scenario at a load, with a scroll for a number of frames.
  func scenario(at load: Double, refreshRate: Int, frames: Int, place: Double) -> Scenario {
    var scenario = experiment.scenario
    var speed = scenario.greatestSpeed
    let pitch = CapacityTable(scenario, rows: experiment.rows).rowPitch
    switch axis {
    case .rows: scenario.display.height = load * pitch
    case .velocity: speed = load * pitch * Double(refreshRate)
    case .radius: scenario.radius = load
    case .layers: break
    case .scale: scenario.display.scale = load
    }
    return CapacityTable(scenario, rows: experiment.rows)
      .scrolled(at: speed, from: place, seconds: Double(frames) / Double(refreshRate))
  }
}
