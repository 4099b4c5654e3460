import Compositing
import Geometry
import Measurement
import RunRecords

/// The display that all cases of a run draw on in turn, and the probes of its frames.
struct MeasuredDisplay {
  let engine: any Engine
  let probe: AllocationProbe
  let workers = WorkerProbe()
  let delays: PhaseDelays
  /// The number of blocks that each frame allocates on purpose.
  let addedAllocations: Int
  var buffers: DisplayBuffers
  /// Receives each phase when it begins, and `nil` between frames, while passes are profiled.
  var onBorder: ((Phase?) -> Void)?

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
}

/// The frame buffers of a display that can be turned: a ring for either way, all touched before the
/// first frame.
struct DisplayBuffers {
  private var rings: [(size: PixelSize, ring: BufferRing)]

  /// - Parameter turns: Whether the display is turned during the scroll.
  init(count: Int, size: PixelSize, turns: Bool) {
    let turned = PixelSize(width: size.height, height: size.width)
    let sizes = turns && turned != size ? [size, turned] : [size]
    rings = sizes.map { ($0, BufferRing(count: count, size: $0)) }
  }

  /// The next buffer of a display of a size.
  mutating func next(of size: PixelSize) -> FrameBuffer {
    guard let index = rings.firstIndex(where: { $0.size == size }) else {
      preconditionFailure("a display has no buffer of \(size.width) × \(size.height) px")
    }
    return rings[index].ring.next()
  }
}
