import CLinux
import Glibc

/// The bytes of a file, mapped into memory; or bytes in memory that are used like those of a file.
///
/// All input files but images are opened here. The pages of a mapping belong to the file, so that the system can
/// reclaim them at any time. A file must not change while it is in use: whether the mapping shows a
/// change is up to the system, and what a truncation removes reads as zeros.
@safe package final class MappedFile: Sendable {
  private enum Owner {
    case mapping(descriptor: CInt, Version, guardNumber: CInt)
    case heap
    case program
  }

  // Safe to share: the bytes are written before `init` returns, and never after.
  private nonisolated(unsafe) let start: UnsafeRawPointer?
  package let count: Int
  private let owner: Owner
  /// As messages name it.
  private let path: String

  /// Opens a regular file.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that it may have.
  ///   - whenWaiting: To read also a pipe or a terminal, or a file that does not report its size,
  ///     into memory; called once if no data comes for two seconds. `nil` to refuse them.
  /// - Throws: ``InputError``, also for a longer file.
  package init(
    _ path: String, upTo limit: Int = mostBytes, whenWaiting: (() -> Void)? = nil
  ) throws(InputError) {
    self.path = path
    // The calls keep no pointer. O_NONBLOCK: a pipe without a writer is waited for while reading.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw InputError(path, SystemError(path)) }
    var isMapped = false
    defer { if !isMapped { close(file) } }
    let version = try Version(file, path)
    guard version.isRegular || whenWaiting != nil && (version.isPipe || isatty(file) == 1) else {
      throw InputError(.malformed, "\(path) is \(version.content): a regular file is expected")
    }
    try Self.require(version.byteCount <= limit, limit, path)
    if version.byteCount > 0, let mapped = unsafe Self.map(file, version.byteCount) {
      isMapped = true
      unsafe start = mapped.start
      count = version.byteCount
      owner = .mapping(descriptor: file, version, guardNumber: unsafe mapped.guardNumber)
      return
    }
    let bytes =
      whenWaiting == nil && version.byteCount == 0
      ? []
      : try Self.contents(
        of: file, path, isRegular: version.isRegular, upTo: min(limit, Self.mostStreamedBytes),
        whenWaiting ?? {})
    unsafe start = Self.copy(bytes.span)
    count = bytes.count
    owner = .heap
  }

  /// A copy of bytes.
  package init(copying bytes: Span<UInt8>) {
    path = ""
    unsafe start = Self.copy(bytes)
    count = bytes.count
    owner = .heap
  }

  /// Bytes that are part of the program.
  @unsafe package init(program start: UnsafeRawPointer, count: Int) {
    path = ""
    unsafe self.start = unsafe start
    self.count = count
    owner = .program
  }

  deinit {
    // Allocated or mapped by the initializer, and no longer referenced.
    switch owner {
    case .mapping(let descriptor, _, let guardNumber):
      linux_unguard_mapping(guardNumber)
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

  /// Calls a closure with all bytes, once.
  ///
  /// - Throws: What the closure throws, and ``InputError`` if the file was changed or cut short since
  ///   it was opened.
  package func read<Result>(
    _ body: (Span<UInt8>) throws(InputError) -> Result
  ) throws(InputError) -> Result {
    do {
      let result = try withBytes(body)
      try requireUnchanged()
      return result
    } catch {
      // A change explains whatever the closure found.
      try requireUnchanged()
      throw error
    }
  }

  /// - Throws: ``InputError`` if the file was changed or cut short since it was opened.
  package func requireUnchanged() throws(InputError) {
    guard case .mapping(let descriptor, let version, let guardNumber) = owner else { return }
    guard linux_is_mapping_cut(guardNumber) == 0, try Version(descriptor, path) == version else {
      throw InputError(path, "the file changed while it was read; it must stay as it is")
    }
  }

  /// The content of a small file.
  ///
  /// - Parameter limit: The most bytes that it may have.
  /// - Throws: ``InputError``.
  package static func wholeFile(
    _ path: String, upTo limit: Int = mostWholeBytes
  ) throws(InputError) -> [UInt8] {
    try MappedFile(path, upTo: limit).read { bytes throws(InputError) in
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

  private static func map(
    _ file: CInt, _ count: Int
  ) -> (start: UnsafeRawPointer, guardNumber: CInt)? {
    let mapped = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0)
    guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else { return nil }
    let guardNumber = unsafe linux_guard_mapping(mapped, count)
    guard guardNumber >= 0 else {
      _ = unsafe munmap(mapped, count)
      return nil
    }
    // A hint about pages that are mapped.
    _ = unsafe madvise(mapped, count, MADV_SEQUENTIAL)
    return (UnsafeRawPointer(mapped), guardNumber)
  }

  /// Reads a file to its end.
  private static func contents(
    of file: CInt, _ path: String, isRegular: Bool, upTo limit: Int, _ whenWaiting: () -> Void
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var (hasWaited, isNoteDue) = (false, true)
    while true {
      // The kernel writes at most as many bytes as the array holds.
      let count = unsafe Glibc.read(file, &chunk, chunk.count)
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
        try require(bytes.count <= limit, limit, path)
        continue
      }
      // A pipe without a writer yet is at its end, too.
      if count == 0, isRegular || hasWaited || !bytes.isEmpty { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count == 0 || errno == EAGAIN else { throw InputError(path, SystemError(path)) }
      guard !isRegular else {
        throw InputError(.malformed, "\(path) has no end: a regular file is expected")
      }
      var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      // The call keeps no pointer.
      let ready = unsafe poll(&descriptor, 1, isNoteDue ? 2_000 : -1)
      if ready > 0 { hasWaited = true }
      if ready == 0 {
        isNoteDue = false
        whenWaiting()
      }
    }
  }

  private static func require(
    _ isShort: Bool, _ limit: Int, _ path: String
  ) throws(InputError) {
    guard isShort else {
      throw InputError(
        .malformed, "\(path) is too long: at most \(DecimalText.grouped(limit)) bytes are read")
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
    var isPipe: Bool { mode == S_IFIFO }

    /// The kind of what is not a regular file, for messages.
    var content: String {
      switch mode {
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      default: "a device"
      }
    }
  }
}

// The limits of input files, which docs/exit-status.md lists.
extension MappedFile {
  /// The most bytes of a file that is read line by line.
  package static let mostBytes = 16 << 30
  /// The most bytes that are read from a pipe.
  package static let mostStreamedBytes = 1 << 30
  /// The most bytes of a file that is read as a whole, such as JSON.
  package static let mostWholeBytes = 64 << 20
}
