import Glibc

/// A file that is written sequentially and closed on deinitialization.
package final class FileWriter {
  private let path: String
  private let descriptor: CInt

  /// Creates a file with the default permissions of the user.
  ///
  /// - Throws: ``SystemError``, also if the path exists.
  convenience init(_ path: String) throws(SystemError) {
    try self.init(path, mode: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
  }

  private init(_ path: String, mode: CInt) throws(SystemError) {
    self.path = path
    // The call keeps no pointer.
    descriptor = FileSystem.retrying(unsafe open(path, mode, 0o666))
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

  /// Appends bytes to a file, which is created if it does not exist, and waits until the device has
  /// them.
  ///
  /// Other processes that append wait meanwhile. If not all bytes can be written, the file gets its
  /// former length back, and a new one is removed.
  ///
  /// - Parameters:
  ///   - check: Called before anything is written, and after a signal while waiting.
  ///   - bytes: Returns the bytes to append to the content of the file.
  /// - Throws: ``SystemError``, ``OutputError``, or the error of a closure.
  package static func append(
    to path: String, check: () throws -> Void, _ bytes: (_ content: [UInt8]) throws -> [UInt8]
  ) throws {
    var (file, isNew) = try appending(to: path)
    var length: off_t?
    do {
      length = try file.lock(check)
      while length == nil {
        (file, isNew) = try appending(to: path)
        length = try file.lock(check)
      }
      let added = try bytes(FileSystem.start(of: path, count: Int(length ?? 0)))
      try check()
      try file.append(added.span)
      try file.flush()
    } catch {
      // Another process may have appended to the new file before this one locked it.
      let wasEmpty = length == 0 || (try? FileSystem.start(of: path, count: 1).isEmpty) == true
      if isNew, wasEmpty {
        try? FileSystem.removeFile(path)
      } else if let length, FileSystem.retrying(ftruncate(file.descriptor, length)) != 0 {
        let reason = SystemError(path).reason
        throw OutputError(
          "\(path) has an incomplete line that cannot be removed (\(reason)): cut the file to"
            + " \(length) bytes")
      }
      throw error
    }
    if isNew {
      try FileSystem.flush([PathText.parent(of: PathText.absolute(path))], holding: path)
    }
  }

  /// Locks the file until it is closed.
  ///
  /// - Parameter check: Called after a signal while waiting.
  /// - Returns: The length of the file; `nil` if its path no longer leads to it, because the process
  ///   that created it has removed it.
  private func lock(_ check: () throws -> Void) throws -> off_t? {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw SystemError(path) }
      try check()
    }
    var (facts, current) = (stat(), stat())
    // The calls keep no pointers.
    guard unsafe fstat(descriptor, &facts) == 0 else { throw SystemError(path) }
    guard unsafe stat(path, &current) == 0, current.st_dev == facts.st_dev,
      current.st_ino == facts.st_ino
    else { return nil }
    return facts.st_size
  }

  /// Opens a file for appending.
  ///
  /// - Returns: Also whether this call created it.
  private static func appending(
    to path: String
  ) throws(SystemError) -> (file: FileWriter, isNew: Bool) {
    // O_NONBLOCK: opening a pipe would wait for its reader.
    let mode = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK
    do throws(SystemError) {
      return (try FileWriter(path, mode: mode | O_EXCL), true)
    } catch {
      guard error.code == EEXIST else { throw error }
      return (try FileWriter(path, mode: mode), false)
    }
  }
}
