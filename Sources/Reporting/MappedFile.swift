import Glibc

/// The bytes of a file, mapped into memory rather than read into it.
///
/// The pages belong to the file, so that the system can take them back at any time; a file that
/// another process cuts short meanwhile ends this one. The pointer never leaves the object.
@safe final class MappedFile {
  private let start: UnsafeMutableRawPointer?
  let count: Int

  /// Maps a regular file.
  ///
  /// - Throws: ``InputError`` for anything else.
  init(_ path: String) throws(InputError) {
    // The calls keep no pointer; the descriptor is closed before the path goes.
    // A pipe would be waited for until somebody writes to it; of a regular file it says nothing.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw InputError(path, SystemError(path)) }
    defer { close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { throw InputError(path, SystemError(path)) }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw InputError(.malformed, "\(path) is no file: a regular file is expected")
    }
    count = Int(facts.st_size)
    guard count > 0 else {
      unsafe start = nil
      return
    }
    let mapped = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0)
    guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else {
      throw InputError(path, SystemError(path))
    }
    // A hint about pages that are mapped: it can do no harm.
    _ = unsafe madvise(mapped, count, MADV_SEQUENTIAL)
    unsafe start = mapped
  }

  deinit {
    // Mapped by the initializer with this length, and by nobody else.
    if let start = unsafe start { unsafe munmap(start, count) }
  }

  /// Calls a closure with all bytes.
  func withBytes<Result>(
    _ body: (Span<UInt8>) throws(InputError) -> Result
  ) throws(InputError) -> Result {
    // The mapping lives as long as this object, which lives through the call.
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
      .assumingMemoryBound(to: UInt8.self)
    defer { extendLifetime(self) }
    return try body(unsafe bytes.span)
  }

  /// All bytes of a small file.
  ///
  /// - Throws: ``InputError``.
  static func wholeFile(_ path: String) throws(InputError) -> [UInt8] {
    try MappedFile(path).withBytes { bytes throws(InputError) in
      var whole: [UInt8] = []
      whole.reserveCapacity(bytes.count)
      for index in bytes.indices { whole.append(bytes[index]) }
      return whole
    }
  }
}
