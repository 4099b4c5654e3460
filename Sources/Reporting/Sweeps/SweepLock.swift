import Files
import Glibc

/// A lock on a byte of the plan of a sweep: byte 0 guards the map, byte *n* the *n*-th cell.
///
/// The plan is never replaced, and the bytes need not exist. The lock is released with the object,
/// or by the system when the process ends.
package final class SweepLock: Sendable {
  // Locks of an open file rather than of the process (Linux 3.15); Glibc shows them to C alone.
  private static let setLock: CInt = 37
  private static let setLockWait: CInt = 38

  private let file: CInt

  /// Acquires a lock.
  ///
  /// - Parameters:
  ///   - path: The file, which exists.
  ///   - waits: Whether to wait while another process has it.
  ///   - check: Called after a signal while waiting; if it throws, the lock is not acquired.
  /// - Returns: `nil` if another process has the lock and `waits` is `false`.
  init?(_ path: String, byte: Int, waits: Bool = false, check: () throws -> Void = {}) throws {
    // The calls keep no pointer.
    file = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw SystemError(path) }
    var region = flock()
    region.l_type = Int16(F_WRLCK)
    region.l_whence = Int16(SEEK_SET)
    region.l_start = off_t(byte)
    region.l_len = 1
    let command = waits ? Self.setLockWait : Self.setLock
    while unsafe fcntl(file, command, &region) != 0 {
      let code = errno
      if code == EINTR {
        try check()
      } else if !waits, code == EAGAIN || code == EACCES {
        return nil
      } else {
        throw SystemError(path, code: code)
      }
    }
  }

  deinit { close(file) }
}
