import Glibc

/// A file that is written sequentially and closed on deinitialization.
package final class FileWriter {
  private let path: String
  private let descriptor: CInt

  /// Creates a file with the default permissions of the user.
  ///
  /// - Throws: ``SystemError``, also if the path exists.
  init(_ path: String) throws(SystemError) {
    self.path = path
    // The call keeps no pointer.
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(path) }
  }

  static func standardOutput() throws(SystemError) -> FileWriter {
    try FileWriter(duplicating: STDOUT_FILENO, name: "standard output")
  }

  private init(duplicating other: CInt, name: String) throws(SystemError) {
    path = name
    descriptor = dup(other)
    guard descriptor >= 0 else { throw SystemError(name) }
  }

  deinit { close(descriptor) }

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

  /// Waits until the bytes are on the device.
  func flush() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw SystemError(path) }
  }

  /// Appends bytes to a file, which is created if it does not exist, and waits until the device has
  /// them.
  ///
  /// Other processes that append wait meanwhile. If not all bytes can be written, none remain.
  ///
  /// - Parameters:
  ///   - check: Called before anything is written, and after a signal while waiting.
  ///   - bytes: Returns the bytes to append to the content of the file.
  package static func append(
    to path: String, check: () throws -> Void, _ bytes: (_ content: [UInt8]) throws -> [UInt8]
  ) throws {
    let file = try FileWriter(appendingTo: path)
    // Closing releases the lock.
    while flock(file.descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw SystemError(path) }
      try check()
    }
    var facts = stat()
    // The call keeps no pointer.
    guard unsafe fstat(file.descriptor, &facts) == 0 else { throw SystemError(path) }
    let added = try bytes(FileSystem.start(of: path, count: Int(facts.st_size)))
    try check()
    do {
      try file.append(added)
      try file.flush()
    } catch {
      ftruncate(file.descriptor, facts.st_size)
      throw error
    }
  }

  private init(appendingTo path: String) throws(SystemError) {
    self.path = path
    // The call keeps no pointer.
    // O_NONBLOCK: opening a pipe would wait for its reader.
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw SystemError(path) }
  }
}
