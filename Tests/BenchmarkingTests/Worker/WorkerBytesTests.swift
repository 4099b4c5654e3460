import Benchmarking
import CLinux
import Compositing
import ExactCounts
import Glibc
import Graphics
import RunData
import Testing
import Text

@Suite("The bytes of compositing", .enabled(if: jemallocCounts))
struct WorkerBytesTests {
  /// Returns the bytes that compositing allocated in each measured frame.
  private func compositeBytes(allocating byteCount: Int, workers: Int) throws -> [Int] {
    var experiment = Experiment.tiny(strategies: [.builtIn("square")], refreshRates: [60])
    experiment.engine = EngineDescriptor(id: "allocating", summary: "Draws nothing.") { _, _ in
      AllocatingEngine(byteCount: byteCount, workers: workers)
    }
    let measured = try experiment.run(renderer: try TextRenderer(), report: { _ in })
    return measured.series[0].steadyFrames.map(\.phaseBytes.composite)
  }

  @Test(
    "include exactly the allocations of worker threads, in the allocator's size classes",
    arguments: [(1, 8), (1_000, 1_024), (100_000, 114_688)], 1...3)
  func workers(block: (byteCount: Int, size: Int), workers: Int) throws {
    let without = try compositeBytes(allocating: 0, workers: workers)
    let with = try compositeBytes(allocating: block.byteCount, workers: workers)
    #expect(!with.isEmpty && with.count == without.count)
    #expect(zip(with, without).allSatisfy { $0 - $1 == workers * block.size })
  }
}

/// An engine that draws nothing; each of its worker threads allocates and frees a block per frame.
private final class AllocatingEngine: Engine {
  private let workers: [Worker]

  init(byteCount: Int, workers: Int) {
    self.workers = (0..<workers).map { _ in Worker(byteCount: byteCount) }
  }

  func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    for worker in workers { worker.allocate() }
  }

  func work(of list: borrowing DisplayList) -> FrameSample { FrameSample() }

  func onEachWorker(_ body: @Sendable () -> Void) {
    for worker in workers {
      withoutActuallyEscaping(body) { worker.perform($0) }
    }
  }
}

/// A thread that executes orders while its owner waits.
private final class Worker {
  private let mailbox = Mailbox()
  private var thread = pthread_t()

  init(byteCount: Int) {
    mailbox.byteCount = byteCount
    let started = pthread_create(
      &thread, nil,
      { mailbox in
        guard let mailbox else { return nil }
        Unmanaged<Mailbox>.fromOpaque(mailbox).takeRetainedValue().serve()
        return nil
      }, Unmanaged.passRetained(mailbox).toOpaque())
    precondition(started == 0, "a thread cannot be started")
  }

  deinit {
    mailbox.ask(.leave)
    pthread_join(thread, nil)
  }

  func allocate() { mailbox.ask(.allocate) }

  func perform(_ body: @escaping @Sendable () -> Void) {
    mailbox.body = body
    mailbox.ask(.perform)
    mailbox.body = nil
  }
}

/// The orders of a worker; except for the semaphores, accessed only by the thread that does not
/// wait.
private final class Mailbox {
  enum Order { case allocate, perform, leave }

  var byteCount = 0
  var body: (@Sendable () -> Void)?
  private var order = Order.leave
  private let asked = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let done = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() {
    sem_init(asked, 0, 0)
    sem_init(done, 0, 0)
  }

  deinit {
    for semaphore in [asked, done] {
      sem_destroy(semaphore)
      semaphore.deallocate()
    }
  }

  /// Executes an order on the worker and waits until it is done.
  func ask(_ order: Order) {
    self.order = order
    sem_post(asked)
    while sem_wait(done) != 0 {}
  }

  /// Executes orders until the order to leave.
  func serve() {
    while true {
      while sem_wait(asked) != 0 {}
      switch order {
      case .allocate where byteCount > 0:
        let block = malloc(byteCount)
        scrollbench_escape(block)
        free(block)
      case .allocate: break
      case .perform: body?()
      case .leave:
        sem_post(done)
        return
      }
      sem_post(done)
    }
  }
}
