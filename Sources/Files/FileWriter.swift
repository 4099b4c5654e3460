import Glibc

/// A file that is written sequentially and closed on deinitialization.
final class FileWriter {
  private let path: String
  let descriptor: CInt

  /// - Parameter descriptor: Negative if the file could not be opened.
  init(_ path: String, _ descriptor: CInt) throws(SystemError) {
    self.path = path
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw SystemError(path) }
  }

  /// Creates a file, which must not exist, with the default permissions of the user.
  convenience init(_ path: String) throws(SystemError) {
    let mode = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    // The call keeps no pointer.
    try self.init(path, FileSystem.retrying(unsafe open(path, mode, 0o666)))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ bytes: Span<UInt8>) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { rest in
        // Inside the array: done < bytes.count.
        unsafe write(descriptor, rest.baseAddress! + done, rest.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(path) }
      done += count
    }
  }

  /// Gives the file the permissions of another one, as far as the user may.
  func takePermissions(of path: String) {
    var facts = stat()
    // The call fills one value and keeps no pointer to it.
    if unsafe stat(path, &facts) == 0 { _ = fchmod(descriptor, facts.st_mode & 0o777) }
  }

  /// Waits until the bytes are on the device.
  func flush() throws(SystemError) {
    guard FileSystem.retrying(fsync(descriptor)) == 0 else { throw SystemError(path) }
  }
}
