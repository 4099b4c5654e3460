import Synchronization

/// The state shared by the rendering threads: the work, the next band, and the current epoch.
///
/// The calling thread alone writes the fields that are not atomic, while no epoch is open or
/// active; opening an epoch publishes them.
@safe
final class ThreadPool {
  private let epoch = Atomic(Epoch.first.rawValue)
  /// The first line that no thread has taken.
  private let nextLine = Atomic(0)
  private var work = Work.none
  /// One waiter per thread, the calling one first.
  private let waiters: [Waiter]
  /// One scratch buffer per thread, the calling one first, kept from frame to frame.
  private(set) var scratchBuffers: [ScratchBuffer]
  /// The pixels of a line and the commands for which the scratch buffers have space.
  private var width = 0
  private var commands = 0

  @safe
  enum Work {
    case none
    /// The lines of a painter, given by its type and address, which is valid until no thread is
    /// active.
    case lines(Int, any BandRenderer.Type, UnsafeRawPointer)
    case task(@Sendable () -> Void)
    case end
  }

  /// The number of lines that a thread takes at once.
  ///
  /// A multiple of 16, so that bands start and end on cache lines whatever the width of the
  /// display: no two threads write to the same cache line, and none is written partially. Fewer
  /// lines cost more fences, each of which waits for streamed stores; more lines make threads wait
  /// longer for the last band, or leave a thread without work in a small pass. Overdraw happens in
  /// a line in the first-level cache, so a band need not fit into the second level.
  ///
  /// On a scene of 24 rows (2732 × 2048 px) with two threads on two cores, 16 to 64 lines took the
  /// same time: painter 0.59–0.61 memsets of the buffer for opaque rectangles, 1.08–1.18 for a
  /// blended image per row; with 128 lines up to 1.23, and consecutive clipped passes 1.0–1.7
  /// instead of 1.0 (tenth percentiles of 60 on a busy Xeon with AVX-512).
  ///
  /// Painters look up commands for the same number of lines at once, also where one thread draws
  /// all lines.
  static let bandLines = 32

  init(count: Int) {
    precondition(count < 1 << 15, "a worker's index fits in 15 bits of an epoch")
    precondition(Self.bandLines % 16 == 0, "a band consists of whole cache lines")
    waiters = (0..<count).map { _ in Waiter() }
    scratchBuffers = (0..<count).map { _ in ScratchBuffer(width: 0, commands: 0) }
  }

  deinit { for buffer in scratchBuffers { buffer.deallocate() } }

  /// Grows the scratch buffers if needed, and then discards their contents.
  func reserve(width: Int, commands: Int) {
    guard width > self.width || commands > self.commands else { return }
    self.width = max(width, self.width)
    // The number of commands varies between frames; spare capacity avoids reallocation for each
    // more.
    if commands > self.commands { self.commands = 2 * commands }
    for index in scratchBuffers.indices {
      scratchBuffers[index].deallocate()
      scratchBuffers[index] = ScratchBuffer(width: self.width, commands: self.commands)
    }
  }

  /// Wakes sleeping workers before work is published.
  func wake() { start(current.next) }

  /// Paints all lines of a painter on the calling thread and the workers that wake up in time.
  func paint<Painter: BandRenderer>(_ painter: Painter) {
    unsafe withUnsafePointer(to: painter) {
      // No thread uses the address after this call.
      unsafe work = .lines(painter.height, Painter.self, $0)
      nextLine.store(0, ordering: .relaxed)
      start(current.nextOpen())
      paintBands(as: 0)
      epoch.bitwiseAnd(~Epoch.open, ordering: .sequentiallyConsistent)
      waitForOthers()
    }
    work = .none
  }

  func run(_ task: @escaping @Sendable () -> Void, on worker: Int) {
    work = .task(task)
    start(current.nextOpen(to: worker))
    waitForOthers()
    work = .none
  }

  func terminate() {
    work = .end
    start(current.nextOpen())
  }

  /// Returns once the pool is terminated.
  func runWorker(_ worker: Int) {
    var seen = Epoch.first.number
    while true {
      waiters[worker].wait { current.number == seen }
      let epoch = current
      guard let entered = epoch.entered(by: worker) else {
        seen = epoch.number
        continue
      }
      let hasEntered = self.epoch.compareExchange(
        expected: epoch.rawValue, desired: entered.rawValue, ordering: .acquiringAndReleasing
      ).exchanged
      guard hasEntered else { continue }
      seen = epoch.number
      switch work {
      case .none: break
      case .lines: paintBands(as: worker)
      case .task(let task): task()
      case .end: return
      }
      leave()
    }
  }

  private var current: Epoch { Epoch(rawValue: epoch.load(ordering: .sequentiallyConsistent)) }

  private func start(_ epoch: Epoch) {
    self.epoch.store(epoch.rawValue, ordering: .sequentiallyConsistent)
    for waiter in waiters.dropFirst() { waiter.signal() }
  }

  private func leave() {
    let remaining = epoch.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
    if Epoch(rawValue: remaining).isOver { waiters[0].signal() }
  }

  private func waitForOthers() { waiters[0].wait { !current.isOver } }

  private func paintBands(as worker: Int) {
    guard case .lines(let height, let type, let painter) = work else { return }
    let scratch = scratchBuffers[worker]
    while true {
      let top = nextLine.wrappingAdd(Self.bandLines, ordering: .relaxed).oldValue
      guard top < height else { return }
      // The painter lives until all threads have left, and each line is taken by one thread.
      unsafe type.paint(
        lines: top..<min(top + Self.bandLines, height), at: scratch, with: painter)
    }
  }
}
