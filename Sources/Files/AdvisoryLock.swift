import Glibc

/// The advisory lock of a folder or a file, held while this object lives.
///
/// Temporary entries are locked as long as their process lives, see ``TemporaryEntry``.
package final class AdvisoryLock {
  private let descriptor: CInt
  /// `false` if the file system has no locks.
  let isHeld: Bool

  /// - Returns: `nil` if another process holds the lock.
  package init?(_ path: String) throws(SystemError) {
    // The call keeps no pointer.
    descriptor = FileSystem.retrying(
      unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))
    guard descriptor >= 0 else { throw SystemError(path) }
    isHeld = FileSystem.retrying(flock(descriptor, LOCK_EX | LOCK_NB)) == 0
    guard isHeld || errno != EWOULDBLOCK else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Another process may have replaced the file.
  func isStill(at path: String) -> Bool {
    var (own, other) = (stat(), stat())
    // The calls keep no pointer.
    return unsafe fstat(descriptor, &own) == 0 && stat(path, &other) == 0
      && own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }
}
