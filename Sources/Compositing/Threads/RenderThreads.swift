import Glibc

/// The rendering threads of an engine: the calling one and workers that wait between frames.
///
/// Threads take the lines to draw in bands, from the top down. A worker that does not wake up in
/// time skips the work; the caller waits only for workers that are drawing. With one thread there
/// are no workers, and all lines are drawn as one band.
final class RenderThreads {
  private let pool: ThreadPool
  private let threads: [pthread_t]

  /// - Parameter threads: The number of rendering threads, the calling one included.
  init(threads count: Int) {
    precondition(count >= 1, "the number of threads is positive")
    let pool = ThreadPool(count: count)
    self.pool = pool
    threads = (1..<count).map { Self.start(Worker(pool: pool, index: $0)) }
  }

  deinit {
    guard !threads.isEmpty else { return }
    pool.terminate()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Reserves scratch memory for lines of a width and for the commands of a frame.
  ///
  /// - Parameter commands: The largest number of commands of one painter or one pass.
  func reserve(width: Int, commands: Int) {
    pool.scratchBuffers.reserve(width: width, commands: commands)
  }

  /// Wakes the workers shortly before there is something to paint.
  func wake() { if !threads.isEmpty { pool.wake() } }

  /// Paints all lines of a painter.
  func paint(_ painter: some BandRenderer) {
    if threads.isEmpty || painter.height <= ThreadPool.bandLines {
      painter.paint(lines: 0..<painter.height, at: pool.scratchBuffers[0])
    } else {
      pool.paint(painter)
    }
  }

  /// Calls `body` once on each worker thread, in sequence.
  func onEach(_ body: @Sendable () -> Void) {
    guard !threads.isEmpty else { return }
    withoutActuallyEscaping(body) { body in
      for index in threads.indices { pool.run(body, on: index + 1) }
    }
  }

  /// The argument of a worker thread.
  private final class Worker {
    let pool: ThreadPool
    let index: Int

    init(pool: ThreadPool, index: Int) {
      self.pool = pool
      self.index = index
    }
  }

  private static func start(_ worker: Worker) -> pthread_t {
    var thread = pthread_t()
    // The thread takes over the retained reference.
    let result = unsafe pthread_create(
      &thread, nil,
      { worker in
        if let worker = unsafe worker {
          let worker = unsafe Unmanaged<Worker>.fromOpaque(worker).takeRetainedValue()
          worker.pool.runWorker(worker.index)
        }
        return nil
      }, Unmanaged.passRetained(worker).toOpaque())
    precondition(result == 0, "a rendering thread cannot be created (error \(result))")
    return thread
  }
}
