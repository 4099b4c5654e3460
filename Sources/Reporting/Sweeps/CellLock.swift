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
    guard let file = try Self.lockedFile(at: path) else { return nil }
    self.path = path
    self.file = file
  }

  deinit {
    // Removed while it is locked: who opened it before sees that it is not at its place any more.
    _ = unsafe unlink(path)
    close(file)
  }

  /// Opens a file and locks it.
  ///
  /// - Returns: `nil` if another process has locked it.
  private static func lockedFile(at path: String) throws(SystemError) -> CInt? {
    while true {
      // The call keeps no pointer.
      let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw SystemError(path) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(file)
        guard code == EWOULDBLOCK else { throw SystemError(path, code: code) }
        return nil
      }
      if isAtPlace(file, path) { return file }
      // Its holder removed it between the two calls: others lock the one that they find now.
      close(file)
    }
  }

  /// Whether an open file is the one that a path names.
  private static func isAtPlace(_ file: CInt, _ path: String) -> Bool {
    var (own, found) = (stat(), stat())
    // The calls fill values of ours and keep no pointer.
    guard unsafe fstat(file, &own) == 0, unsafe stat(path, &found) == 0 else { return false }
    return own.st_dev == found.st_dev && own.st_ino == found.st_ino
  }
}
