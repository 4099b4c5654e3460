import Glibc

/// A file that is written sequentially and closed on deinitialization.
final class FileWriter {
  private let path: String
  let descriptor: CInt

  /// - Parameters:
  ///   - path: The name of the file in errors.
  ///   - descriptor: That of the open file; negative if it could not be opened.
  init(_ path: String, _ descriptor: CInt) throws(SystemError) {
    self.path = path
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw SystemError(path) }
  }

  /// Creates a file with the default permissions of the user.
  ///
  /// - Throws: ``SystemError``, also if the path exists.
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

  /// Waits until the bytes are on the device.
  func flush() throws(SystemError) {
    guard FileSystem.retrying(fsync(descriptor)) == 0 else { throw SystemError(path) }
  }
}

extension FileWriter {
  /// Opens an existing file for appending.
  convenience init(appendingTo path: String) throws(SystemError) {
    // O_NONBLOCK: opening a pipe would wait for its reader. The call keeps no pointer.
    let mode = O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK
    try self.init(path, FileSystem.retrying(unsafe open(path, mode)))
  }

  /// Locks the file until it is closed.
  ///
  /// - Parameter check: Called again and again while waiting.
  /// - Returns: The length of the file.
  func lock(_ check: () throws -> Void) throws -> Int {
    // A signal does not end a call that waits: it is restarted.
    while FileSystem.retrying(flock(descriptor, LOCK_EX | LOCK_NB)) != 0 {
      guard errno == EWOULDBLOCK else { throw SystemError(path) }
      try check()
      usleep(20_000)
    }
    var facts = stat()
    // The call keeps no pointer.
    guard unsafe fstat(descriptor, &facts) == 0 else { throw SystemError(path) }
    return Int(facts.st_size)
  }

  /// Returns whether the path still leads to this file, which another process may have replaced.
  func isStill(at path: String) throws(SystemError) -> Bool {
    var (own, other) = (stat(), stat())
    // The calls keep no pointer.
    guard unsafe fstat(descriptor, &own) == 0 else { throw SystemError(path) }
    return unsafe stat(path, &other) == 0 && own.st_dev == other.st_dev
      && own.st_ino == other.st_ino
  }

  /// Gives the file an earlier length.
  func truncate(to length: Int) throws(OutputError) {
    guard FileSystem.retrying(ftruncate(descriptor, off_t(length))) != 0 else { return }
    throw OutputError(
      "\(path) has an incomplete line that cannot be removed (\(SystemError(path).reason)): cut the"
        + " file to \(length) bytes")
  }
}
