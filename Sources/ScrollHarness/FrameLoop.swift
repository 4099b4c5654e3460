import Compositing
import Geometry
import Measurement
import RunRecords
import ScrollSimulation

/// Scrolls a stage through its trace, tick by tick, and times the phases of every frame.
///
/// Recording allocates nothing; what a frame's bytes count is the work alone.
struct FrameLoop {
  let trace: Trace
  let geometry: TableGeometry
  let engine: any Engine
  /// The display's buffers, which all passes share.
  var ring: BufferRing
  private var list = DrawList()

  init(trace: Trace, geometry: TableGeometry, engine: any Engine, ring: BufferRing) {
    self.trace = trace
    self.geometry = geometry
    self.engine = engine
    self.ring = ring
  }

  /// Runs one pass: ticks 0 ..< `frames` of a display at a refresh rate.
  ///
  /// - Returns: The bytes of background images that were alive when the last frame was shown.
  mutating func run(
    _ stage: TableStage, round: Int, refreshRate: Int, frames: Int, into log: FrameLog,
    probe: AllocationProbe
  ) -> Int {
    var disturbances = DisturbanceProbe()
    for frame in 0..<frames {
      let buffer = ring.next()
      let allocated = probe.allocatedBytes
      var clock = PhaseClock()
      let offset = trace.offset(at: Double(frame) / Double(refreshRate))
      let top = geometry.scale.pixels(offset)
      stage.advance(to: top)
      clock.finish(.advance)
      stage.turnOver(top: top)
      clock.finish(.turnover)
      stage.configure()
      clock.finish(.configure)
      stage.layout()
      clock.finish(.layout)
      list.commit(stage.root, display: geometry.display)
      clock.finish(.commit)
      engine.composite(list, into: buffer)
      clock.finish(.composite)

      var sample = FrameSample()
      sample.allocatedBytes = Int(probe.allocatedBytes - allocated)
      sample.phases = clock.times
      (sample.involuntarySwitches, sample.stealTicks) = disturbances.sinceLastCall()
      sample.round = round
      sample.frame = frame
      sample.offset = geometry.scale.points(top)
      sample.take(stage)
      sample.take(engine.work(of: list))
      log.append(sample)
      list.clear()
    }
    defer { stage.clear() }
    return stage.imageBytes
  }
}

extension FrameSample {
  fileprivate mutating func take(_ stage: TableStage) {
    visibleRows = stage.visibleRows
    firstRow = stage.firstRow
    capRows = stage.visibleCaps
    rowsIn = stage.lastTurnover.arrived
    rowsOut = stage.lastTurnover.left
    cellsCreated = stage.lastTurnover.created
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
