import Compositing
import Geometry
import Measurement
import RunRecords
import TableViews
import Text

/// Scrolls a stage through its script, tick by tick, and times the phases of every frame.
///
/// Recording allocates nothing; what a frame's bytes count is the work alone.
struct FrameLoop {
  let engine: any Engine
  let probe: AllocationProbe
  /// The display's buffers, which all passes share.
  var buffers: DisplayBuffers
  /// Gets each phase when it begins, and `nil` between frames, while passes are profiled.
  var onBorder: ((Phase?) -> Void)?
  private let delays: PhaseDelays
  /// How many blocks each frame allocates on purpose.
  private let addedAllocations: Int
  private let workers = WorkerProbe()
  private var list = DisplayList()

  /// - Parameter injections: Work that frames do on purpose.
  init(
    engine: any Engine, probe: AllocationProbe, buffers: DisplayBuffers,
    injections: [SyntheticLoad] = []
  ) {
    self.engine = engine
    self.probe = probe
    self.buffers = buffers
    delays = PhaseDelays(injections)
    addedAllocations = injections.count { $0 == .allocation }
    let workers = workers
    engine.onEachWorker { workers.addCurrentThread() }
  }

  /// Runs one pass: ticks 0 ..< `frames` of a display at a refresh rate.
  ///
  /// Never inlined, so that it stands by its name in the stacks that a profiler sees.
  ///
  /// - Parameter watch: Looks at every frame once it has been timed.
  @inline(never)
  mutating func run(
    _ stage: TableView, _ script: ScrollScript, round: Int, refreshRate: Int, frames: Int,
    into log: FrameLog, watch: (TableView, FrameBuffer, _ frame: Int) -> Void
  ) {
    var script = script
    var disturbances = InterferenceProbe()
    for frame in 0..<frames {
      var sample = FrameSample()
      let time = Double(frame) / Double(refreshRate)
      let lookups = stage.pen.lookups
      let allocatedByWorkers = workers.allocatedBytes
      var meter = FrameMeter(probe, delays: delays, onBorder: onBorder)
      script.advance(stage, to: time)
      meter.finish(.advance)
      script.performEvents(stage)
      stage.update()
      meter.finish(.turnover)
      stage.configure()
      meter.finish(.configure)
      stage.layout()
      for _ in 0..<addedAllocations { AllocationProbe.allocateForInjection() }
      meter.finish(.layout)
      list.commit(stage.root, display: stage.geometry.display)
      engine.prepare(list)
      meter.finish(.commit)
      let buffer = buffers.next(of: stage.geometry.display)
      engine.composite(list, into: buffer)
      meter.finish(.composite)

      (sample.phases, sample.phaseBytes) = (meter.times, meter.bytes)
      sample.phaseBytes.composite += Int(workers.allocatedBytes - allocatedByWorkers)
      (sample.involuntarySwitches, sample.stealTicks) = disturbances.sinceLastCall()
      sample.round = round
      sample.frame = frame
      sample.take(stage, stage.pen.lookups - lookups)
      sample.take(engine.work(of: list))
      log.append(sample)
      list.clear()
      watch(stage, buffer, frame)
    }
  }
}

extension FrameSample {
  fileprivate mutating func take(_ stage: TableView, _ labels: TextLookups) {
    (labelHits, labelMisses) = (labels.hits, labels.misses)
    offset = stage.geometry.scale.points(stage.top)
    visibleRows = stage.visibleRows
    firstRow = stage.firstRow
    capRows = stage.visibleCaps
    rowsIn = stage.lastUpdate.arrived
    rowsOut = stage.lastUpdate.left
    cellsCreated = stage.lastUpdate.created
  }

  fileprivate mutating func take(_ work: WorkCounters) {
    let pixels = work.pixels
    opaquePixels = pixels.opaque
    blendedPixels = pixels.blended
    roles = work.roles
    traffic = work.traffic
    offscreenPasses = work.offscreenPasses
    offscreenPixels = work.offscreenPixels
    layers = work.layers
  }
}
