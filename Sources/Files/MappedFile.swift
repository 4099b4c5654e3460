import Glibc

/// The bytes of a file, mapped into memory; or bytes in memory that are used like those of a file.
///
/// The pages belong to the file, so that the system can reclaim them at any time. Whether the
/// mapping shows later changes of the file is up to the system, and a file that is truncated while
/// it is mapped ends the process: files must not change while they are in use.
@safe package final class MappedFile: Sendable {
  private enum Owner {
    case mapping(descriptor: CInt, Version)
    case heap
    case program
  }

  // Safe to share: the bytes are written before `init` returns, and never after.
  private nonisolated(unsafe) let start: UnsafeRawPointer?
  package let count: Int
  private let owner: Owner

  /// Maps a regular file.
  ///
  /// - Parameter readingStreams: `true` to read a pipe, or a file that does not report its size,
  ///   into memory; `false` to refuse it.
  /// - Throws: ``InputError``.
  package init(_ path: String, readingStreams: Bool = false) throws(InputError) {
    // The calls keep no pointer. O_NONBLOCK: opening a pipe that is refused anyway would wait for
    // its writer.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | (readingStreams ? 0 : O_NONBLOCK))
    guard file >= 0 else { throw InputError(path, SystemError(path)) }
    var isMapped = false
    defer { if !isMapped { close(file) } }
    let version = try Version(file, path)
    guard readingStreams ? !version.isFolder : version.isRegular else {
      throw InputError(.malformed, "\(path) is no file: a regular file is expected")
    }
    if version.isRegular, version.byteCount > 0 {
      let mapped = unsafe mmap(nil, version.byteCount, PROT_READ, MAP_PRIVATE, file, 0)
      if let mapped = unsafe mapped, unsafe mapped != MAP_FAILED {
        // A hint about pages that are mapped.
        _ = unsafe madvise(mapped, version.byteCount, MADV_SEQUENTIAL)
        isMapped = true
        unsafe start = UnsafeRawPointer(mapped)
        count = version.byteCount
        owner = .mapping(descriptor: file, version)
        return
      }
      guard readingStreams else { throw InputError(path, SystemError(path)) }
    }
    let bytes = readingStreams ? try Self.contents(of: file, path) : []
    unsafe start = Self.copy(bytes.span)
    count = bytes.count
    owner = .heap
  }

  /// A copy of bytes.
  package init(copying bytes: Span<UInt8>) {
    unsafe start = Self.copy(bytes)
    count = bytes.count
    owner = .heap
  }

  /// Bytes that are part of the program.
  @unsafe package init(program start: UnsafeRawPointer, count: Int) {
    unsafe self.start = unsafe start
    self.count = count
    owner = .program
  }

  deinit {
    // Allocated or mapped by the initializer, and no longer referenced.
    switch owner {
    case .mapping(let descriptor, _):
      _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), count)
      close(descriptor)
    case .heap: unsafe start?.deallocate()
    case .program: break
    }
  }

  /// Calls a closure with all bytes.
  package func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The bytes live as long as this object, which lives through the call.
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
      .assumingMemoryBound(to: UInt8.self)
    defer { extendLifetime(self) }
    return try body(unsafe bytes.span)
  }

  /// A Boolean value that indicates whether a mapped file was changed since it was mapped.
  package var hasChanged: Bool {
    guard case .mapping(let descriptor, let version) = owner else { return false }
    return (try? Version(descriptor, "")) != version
  }

  /// The content of a small file.
  ///
  /// - Throws: ``InputError``.
  package static func wholeFile(_ path: String) throws(InputError) -> [UInt8] {
    try MappedFile(path).withBytes { bytes in
      // The array copies the bytes before the closure returns.
      unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    }
  }

  private static func copy(_ bytes: Span<UInt8>) -> UnsafeRawPointer? {
    guard !bytes.isEmpty else { return nil }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    // The copy is as long as the bytes.
    unsafe bytes.withUnsafeBufferPointer {
      unsafe copy.copyMemory(from: UnsafeRawBufferPointer($0))
    }
    return UnsafeRawPointer(copy.baseAddress)
  }

  /// Reads a file to its end.
  private static func contents(of file: CInt, _ path: String) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // The kernel writes at most as many bytes as the array holds.
      let count = unsafe read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError(path, SystemError(path)) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The size and the time of the last change of an open file.
  private struct Version: Equatable {
    let byteCount: Int
    let mode: mode_t
    let seconds: Int
    let nanoseconds: Int

    init(_ file: CInt, _ path: String) throws(InputError) {
      var facts = stat()
      // The call keeps no pointer.
      guard unsafe fstat(file, &facts) == 0 else { throw InputError(path, SystemError(path)) }
      byteCount = Int(facts.st_size)
      mode = facts.st_mode & S_IFMT
      (seconds, nanoseconds) = (facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec)
    }

    var isRegular: Bool { mode == S_IFREG }
    var isFolder: Bool { mode == S_IFDIR }
  }
}
