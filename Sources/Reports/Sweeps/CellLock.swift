import Glibc

/// The right to measure a cell of a sweep, which one process at a time can have.
///
/// It is given up when nobody holds the object any more, and by the system when the process ends,
/// however it does.
package final class CellLock: Sendable {
  private let path: String
  private let file: CInt

  /// Takes the lock, unless another process has it.
  ///
  /// - Parameter path: A file that need not exist.
  /// - Returns: `nil` if another process has it.
  init?(_ path: String) throws(SystemError) {
    // The call keeps no pointer.
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(path) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(file)
      guard code == EWOULDBLOCK else { throw SystemError(path, code: code) }
      return nil
    }
    self.path = path
    self.file = file
  }

  deinit {
    // Who opened the file before it went, and gets the lock afterwards, finds the cell measured.
    _ = unsafe unlink(path)
    close(file)
  }
}
