import Glibc
import Synchronization

/// Wakes one thread that waits for others.
///
/// The thread looks around for a while before it goes to sleep, since what it waits for mostly comes
/// soon; ringing costs nothing then.
@safe
final class Waiter {
  /// Whether the thread is about to sleep, or sleeps, and nobody has rung yet.
  private let isSet = Atomic(false)
  /// Owned: made in `init`, freed in `deinit`.
  private let bell: UnsafeMutablePointer<sem_t>

  /// How often a thread looks around before it sleeps, giving way to other threads after each look.
  ///
  /// Long enough to wait for a band that another thread is at. On a busy machine frames took equally
  /// long with 0, 60 and 1000 looks.
  private static let looks = 60

  init() {
    unsafe bell = UnsafeMutablePointer.allocate(capacity: 1)
    // The semaphore stays at its address until it is destroyed.
    let result = unsafe sem_init(bell, 0, 0)
    precondition(result == 0, "a semaphore of this process can be made")
  }

  deinit {
    // Nobody waits any more: whoever does holds a reference.
    unsafe sem_destroy(bell)
    unsafe bell.deallocate()
  }

  /// Waits for as long as a condition holds; for its own thread only.
  ///
  /// - Parameter holds: Reads what it depends on in sequentially consistent order.
  @inline(__always)
  func wait(while holds: () -> Bool) {
    for _ in 0..<Self.looks {
      guard holds() else { return }
      sched_yield()
    }
    while holds() {
      isSet.store(true, ordering: .sequentiallyConsistent)
      // What changed before the alarm was set rings for nobody. What has rung since has left a
      // token, which must be taken.
      if !holds() && isSet.exchange(false, ordering: .sequentiallyConsistent) { return }
      // Interrupted by a signal, it waits on.
      while unsafe sem_wait(bell) != 0 {}
    }
  }

  /// Wakes the thread if it sleeps, once what it waits for has been written in sequentially
  /// consistent order.
  func ring() {
    if isSet.load(ordering: .sequentiallyConsistent)
      && isSet.exchange(false, ordering: .sequentiallyConsistent)
    {
      unsafe sem_post(bell)
    }
  }
}
