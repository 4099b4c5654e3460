import Glibc
import Synchronization

/// A binary semaphore on which one thread waits for a condition that other threads change.
///
/// The thread spins briefly before blocking, since the wait is usually short; signaling a spinning
/// thread costs an atomic load.
@safe
final class Waiter {
  /// `true` while the thread is about to block or blocks, and has not been signaled.
  private let isBlocking = Atomic(false)
  /// Owned: initialized in `init`, destroyed in `deinit`.
  private let semaphore: UnsafeMutablePointer<sem_t>

  /// The number of checks before blocking, each followed by a yield.
  ///
  /// Long enough for another thread to finish a band. On a busy machine frames took equally long
  /// with 0, 60 and 1000 checks.
  private static let spinCount = 60

  init() {
    unsafe semaphore = UnsafeMutablePointer.allocate(capacity: 1)
    // The semaphore stays at its address until it is destroyed.
    let result = unsafe sem_init(semaphore, 0, 0)
    precondition(result == 0, "a semaphore cannot be created")
  }

  deinit {
    // No thread waits, since a waiting thread holds a reference.
    unsafe sem_destroy(semaphore)
    unsafe semaphore.deallocate()
  }

  /// Called by the waiter's own thread only.
  ///
  /// - Parameter holds: Loads the state of the condition in sequentially consistent order.
  @inline(__always)
  func wait(while holds: () -> Bool) {
    for _ in 0..<Self.spinCount {
      guard holds() else { return }
      sched_yield()
    }
    while holds() {
      isBlocking.store(true, ordering: .sequentiallyConsistent)
      // A change before this store posts no token. If a signal came since, its token must be
      // consumed.
      if !holds() && isBlocking.exchange(false, ordering: .sequentiallyConsistent) { return }
      // Retries when interrupted by a signal handler.
      while unsafe sem_wait(semaphore) != 0 {}
    }
  }

  /// Unblocks the thread after its condition was changed in sequentially consistent order.
  func signal() {
    if isBlocking.load(ordering: .sequentiallyConsistent)
      && isBlocking.exchange(false, ordering: .sequentiallyConsistent)
    {
      unsafe sem_post(semaphore)
    }
  }
}
