import Glibc

/// The threads that draw a frame: the caller's, and others that wait for it from frame to frame.
///
/// The lines to draw are taken in bands, from the top down, by whoever is free. A thread that is not
/// awake in time misses its turn; the caller waits for those only that are drawing. With one thread
/// there are no others, and lines are drawn in one piece.
final class RenderThreads {
  private let crew: ThreadPool
  private let threads: [pthread_t]

  /// - Parameter threads: How many draw, the caller's included.
  init(threads count: Int) {
    precondition(count >= 1, "at least the caller's thread draws")
    let crew = ThreadPool(count: count)
    self.crew = crew
    threads = (1..<count).map { Self.start(Seat(crew: crew, worker: $0)) }
  }

  deinit {
    guard !threads.isEmpty else { return }
    crew.end()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Makes room at every scratch for lines of a width and for the commands of a frame.
  ///
  /// - Parameter commands: The most that are painted by one painter, or shown in one pass.
  func reserve(width: Int, commands: Int) {
    crew.scratchBuffers.reserve(width: width, commands: commands)
  }

  /// Lets the threads wake up, shortly before there is something to paint.
  func rouse() { if !threads.isEmpty { crew.rouse() } }

  /// Paints all lines of a painter.
  func paint(_ painter: some BandRenderer) {
    if threads.isEmpty || painter.height <= ThreadPool.bandLines {
      painter.paint(lines: 0..<painter.height, at: crew.scratchBuffers[0])
    } else {
      crew.paint(painter)
    }
  }

  /// Calls a body once on each thread but the caller's, one after the other.
  func onEach(_ body: @Sendable () -> Void) {
    guard !threads.isEmpty else { return }
    withoutActuallyEscaping(body) { body in
      for index in threads.indices { crew.run(body, on: index + 1) }
    }
  }

  /// A thread's place in a crew.
  private final class Seat {
    let crew: ThreadPool
    let worker: Int

    init(crew: ThreadPool, worker: Int) {
      self.crew = crew
      self.worker = worker
    }
  }

  private static func start(_ seat: Seat) -> pthread_t {
    var thread = pthread_t()
    // The thread takes over the reference that is passed to it.
    let result = unsafe pthread_create(
      &thread, nil,
      { seat in
        if let seat = unsafe seat {
          let seat = unsafe Unmanaged<Seat>.fromOpaque(seat).takeRetainedValue()
          seat.crew.join(as: seat.worker)
        }
        return nil
      }, Unmanaged.passRetained(seat).toOpaque())
    precondition(result == 0, "the system allows one more thread to draw (error \(result))")
    return thread
  }
}
