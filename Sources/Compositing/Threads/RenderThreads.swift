import Glibc

/// The rendering threads of an engine: the calling one and workers that wait between frames.
///
/// Threads take the lines to draw in bands, from the top down. A worker that does not wake up in
/// time skips the work; the caller waits only for workers that are drawing. With one thread, or if
/// the system cannot create all of them, there are no workers, and all lines are drawn as one band.
package final class RenderThreads {
  private let pool: ThreadPool
  private let threads: [pthread_t]

  /// - Parameter threads: The number of rendering threads, the calling one included.
  init(threads count: Int) {
    precondition(count >= 1, "the number of threads is positive")
    let pool = ThreadPool(count: count)
    var threads: [pthread_t] = []
    for index in 1..<count {
      guard let thread = Self.start(Worker(pool: pool, index: index)) else { break }
      threads.append(thread)
    }
    guard threads.count < count - 1 else {
      (self.pool, self.threads) = (pool, threads)
      return
    }
    // Threads that take all of a limit leave nothing to draw with.
    Self.end(threads, of: pool)
    (self.pool, self.threads) = (ThreadPool(count: 1), [])
  }

  deinit { Self.end(threads, of: pool) }

  private static func end(_ threads: [pthread_t], of pool: ThreadPool) {
    guard !threads.isEmpty else { return }
    pool.terminate()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// - Parameter commands: The largest number of commands of one painter or one pass.
  func reserve(width: Int, commands: Int) {
    pool.reserve(width: width, commands: commands)
  }

  /// Wakes the workers shortly before there is something to paint.
  func wake() { if !threads.isEmpty { pool.wake() } }

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

  private final class Worker {
    let pool: ThreadPool
    let index: Int

    init(pool: ThreadPool, index: Int) {
      self.pool = pool
      self.index = index
    }
  }

  /// - Returns: `nil` if the system cannot create the thread.
  private static func start(_ worker: Worker) -> pthread_t? {
    var thread = pthread_t()
    let argument = unsafe Unmanaged.passRetained(worker)
    // The thread takes over the retained reference.
    let result = unsafe pthread_create(
      &thread, nil,
      { worker in
        if let worker = unsafe worker {
          let worker = unsafe Unmanaged<Worker>.fromOpaque(worker).takeRetainedValue()
          worker.pool.runWorker(worker.index)
        }
        return nil
      }, argument.toOpaque())
    guard result == 0 else {
      // No thread took it over.
      unsafe argument.release()
      return nil
    }
    return thread
  }
}
