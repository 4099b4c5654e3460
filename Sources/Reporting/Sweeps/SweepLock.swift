import Files
import Glibc

/// The exclusive use of a sweep's folder by a process that measures all of its cells: an advisory
/// lock on the plan.
///
/// The plan is never replaced. The lock is released with the object, or by the system when the
/// process ends.
package final class SweepLock: Sendable {
  private let file: CInt

  /// Acquires the lock.
  ///
  /// - Parameter path: The plan, which exists.
  /// - Returns: `nil` if another process has the lock.
  init?(_ path: String) throws(SystemError) {
    // The call keeps no pointer.
    file = FileSystem.retrying(unsafe open(path, O_RDONLY | O_CLOEXEC))
    guard file >= 0 else { throw SystemError(path) }
    guard FileSystem.retrying(flock(file, LOCK_EX | LOCK_NB)) < 0 else { return }
    guard errno == EWOULDBLOCK else { throw SystemError(path) }
    return nil
  }

  deinit { close(file) }
}
