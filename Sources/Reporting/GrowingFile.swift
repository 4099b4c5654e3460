import Glibc

/// A file that is written from its start to its end, closed when nobody holds it any more.
final class GrowingFile {
  private let path: String
  private let descriptor: CInt

  /// Makes a new file; its permissions are the user's default.
  ///
  /// - Parameter path: An absolute path of nothing.
  init(_ path: String) throws(SystemError) {
    self.path = path
    // The call keeps no pointer.
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(path) }
  }

  /// Whatever standard output is.
  static func standardOutput() throws(SystemError) -> GrowingFile {
    try GrowingFile(copying: STDOUT_FILENO, named: "standard output")
  }

  private init(copying other: CInt, named name: String) throws(SystemError) {
    path = name
    descriptor = dup(other)
    guard descriptor >= 0 else { throw SystemError(name) }
  }

  deinit { close(descriptor) }

  /// Hands bytes to the system, all of them.
  func append(_ bytes: [UInt8]) throws(SystemError) {
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

  /// Waits until the device has all of it.
  func flush() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw SystemError(path) }
  }

  /// Adds bytes to the end of a file and waits until the device has them.
  ///
  /// Others who add to it wait meanwhile. If not all bytes can be written, none stay.
  ///
  /// - Parameter size: What the file was looked at to have; one of another size was changed since.
  static func add(_ bytes: [UInt8], to path: String, ofSize size: Int) throws(SystemError) {
    let file = try GrowingFile(addingTo: path)
    // Closing gives up the lock.
    guard flock(file.descriptor, LOCK_EX) == 0 else { throw SystemError(path) }
    var facts = stat()
    // The call keeps no pointer.
    guard unsafe fstat(file.descriptor, &facts) == 0 else { throw SystemError(path) }
    guard facts.st_size == size else { throw SystemError(path, code: EAGAIN) }
    do {
      try file.append(bytes)
      try file.flush()
    } catch {
      ftruncate(file.descriptor, off_t(size))
      throw error
    }
  }

  private init(addingTo path: String) throws(SystemError) {
    self.path = path
    // The call keeps no pointer.
    descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(path) }
  }
}
