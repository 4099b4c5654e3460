import Compositing
import Geometry
import Measurement
import RunData
import Synchronization

/// The display shared by all cases of a run, and the probes of its frames.
struct MeasuredDisplay {
  let engine: any Engine
  let probe: AllocationProbe
  let workers = WorkerProbe()
  let interference = InterferenceProbe()
  let delays: PhaseDelays
  let stalledDelays: PhaseDelays
  /// Per frame.
  let addedAllocations: Int
  var buffers: DisplayBuffers
  /// Receives each phase when it begins, and `nil` between frames, while passes are profiled.
  var onBorder: ((Phase?) -> Void)?

  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  init(of experiment: Experiment) throws(UnmeasurableProcess) {
    let (size, injections) = (experiment.scenario.display.pixels, experiment.injections)
    engine = try experiment.engine.makeWithThreads()
    probe = experiment.countsAllocations ? try AllocationProbe() : .idle()
    buffers = DisplayBuffers(
      count: experiment.buffers, size: size, turns: experiment.scenario.turns)
    delays = PhaseDelays(injections)
    stalledDelays = PhaseDelays(injections, isStalled: true)
    addedAllocations = injections.count { $0 == .allocation }
    let workers = workers
    engine.onEachWorker { workers.addCurrentThread() }
  }
}

/// The frame buffers of a display: one ring per orientation, with all pages touched in advance.
struct DisplayBuffers {
  private var rings: [(size: PixelSize, ring: BufferRing)]

  init(count: Int, size: PixelSize, turns: Bool) {
    let turned = PixelSize(width: size.height, height: size.width)
    let sizes = turns && turned != size ? [size, turned] : [size]
    rings = sizes.map { ($0, BufferRing(count: count, size: $0)) }
  }

  mutating func next(of size: PixelSize) -> FrameBuffer {
    guard let index = rings.firstIndex(where: { $0.size == size }) else {
      preconditionFailure("a display has no buffer of \(size.width) × \(size.height) px")
    }
    return rings[index].ring.next()
  }
}

extension EngineDescriptor {
  /// Creates the engine with all of its threads, as times require.
  ///
  /// - Throws: ``Measurement/UnmeasurableProcess`` if the system cannot create them.
  func makeWithThreads() throws(UnmeasurableProcess) -> any Engine {
    let engine = make()
    let found = Atomic(1)
    engine.onEachWorker { found.wrappingAdd(1, ordering: .relaxed) }
    guard !isOurs || found.load(ordering: .relaxed) >= threads else {
      throw UnmeasurableProcess(
        "\(threads) threads cannot be created: ask for fewer, or raise the limits of memory or"
          + " processes (ulimit -v, ulimit -u)")
    }
    return engine
  }
}
