import Glibc

/// A file that is read once, from its first byte to its last.
///
/// All input files are read here. A file that changes meanwhile is refused.
package struct InputFile: ~Copyable {
  private let path: String
  private let descriptor: CInt
  private let facts: stat
  private let limit: Int
  private let whenWaiting: (() -> Void)?

  /// The size that the system states, in bytes; 0 for a pipe or a file of `/proc`.
  package var byteCount: Int { facts.isFile ? Int(facts.st_size) : 0 }

  /// - Parameter whenWaiting: To read also a pipe or a terminal; called if no data comes for two
  ///   seconds. `nil` to refuse them.
  package init(
    _ path: String, upTo limit: Int = mostBytes, whenWaiting: (() -> Void)? = nil
  ) throws(InputError) {
    // The calls keep no pointer. O_NONBLOCK: a pipe without a writer is waited for while reading.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw InputError(path, SystemError(path)) }
    do throws(InputError) {
      let facts = try stat(of: file, path)
      let isPipe = facts.st_mode & S_IFMT == S_IFIFO
      guard facts.isFile || whenWaiting != nil && (isPipe || isatty(file) == 1) else {
        let isFolder = facts.st_mode & S_IFMT == S_IFDIR
        let kind = isFolder ? "a folder" : isPipe ? "a pipe" : "a device"
        throw InputError("\(path) is \(kind): a regular file is expected")
      }
      guard !facts.isFile || facts.st_size <= limit else { throw Self.tooLong(path, limit) }
      (self.path, descriptor, self.facts) = (path, file, facts)
      (self.limit, self.whenWaiting) = (limit, whenWaiting)
    } catch {
      close(file)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// The most bytes that are read at once.
  package static let pieceSize = 1 << 20

  /// Reads the file in pieces.
  ///
  /// - Parameter take: Receives the bytes that it has not taken yet and up to ``pieceSize`` new ones;
  ///   `isLast` if no more follow, whereupon there may be no new ones. Returns the number of bytes
  ///   that it has taken from the front.
  package func readPieces(
    _ take: (_ bytes: Span<UInt8>, _ isLast: Bool) throws(InputError) -> Int
  ) throws(InputError) {
    var window: [UInt8] = []
    var (held, total) = (0, 0)
    do throws(InputError) {
      var isLast = false
      while !isLast {
        // With a byte more than the rest, so that a file that grows is noticed.
        let room =
          byteCount > 0 ? min(Self.pieceSize, max(0, byteCount - total) + 1) : Self.pieceSize
        if window.count < held + room {
          window.append(contentsOf: repeatElement(0, count: held + room - window.count))
        }
        let count = try read(into: &window, at: held, room, isStarted: total > 0)
        (held, total, isLast) = (held + count, total + count, count == 0)
        guard total <= limit else { throw Self.tooLong(path, limit) }
        guard byteCount == 0 || total <= byteCount else { throw changed }
        let taken = try take(window.span.extracting(..<held), isLast)
        held -= taken
        // Both ranges are inside the window, which has `taken + held` bytes at least, and one.
        unsafe window.withUnsafeMutableBytes {
          _ = unsafe memmove($0.baseAddress!, $0.baseAddress! + taken, held)
        }
      }
    } catch {
      // A change explains whatever was found.
      try requireUnchanged()
      throw error
    }
    try requireUnchanged()
    guard byteCount == 0 || total == byteCount else { throw changed }
  }

  package func contents() throws(InputError) -> [UInt8] {
    var contents: [UInt8] = []
    contents.reserveCapacity(byteCount)
    try readPieces { bytes, _ in
      // The array copies the bytes before the closure returns.
      unsafe bytes.withUnsafeBufferPointer { unsafe contents.append(contentsOf: $0) }
      return bytes.count
    }
    return contents
  }

  package static func contents(
    of path: String, upTo limit: Int = mostWholeBytes
  ) throws(InputError) -> [UInt8] {
    try InputFile(path, upTo: limit).contents()
  }

  /// The content of a text file as UTF-8 without a byte order mark, whatever its encoding.
  package static func text(
    of path: String, named name: String? = nil, upTo limit: Int
  ) throws(InputError) -> [UInt8] {
    try TextEncoding.utf8(of: try contents(of: path, upTo: limit), file: name ?? path)
  }

  /// The first bytes of a file, fewer if it is shorter.
  package static func start(of path: String, upTo count: Int) throws(InputError) -> [UInt8] {
    let file = try InputFile(path)
    var bytes = [UInt8](repeating: 0, count: count)
    var held = 0
    while held < count {
      let more = try file.read(into: &bytes, at: held, count - held, isStarted: true)
      guard more > 0 else { break }
      held += more
    }
    return Array(bytes[..<held])
  }

  /// - Parameter isStarted: Whether bytes were read before: a pipe without a writer is then at its
  ///   end, and otherwise waited for, once.
  /// - Returns: Their number, 0 at the end of the file.
  private func read(
    into window: inout [UInt8], at start: Int, _ room: Int, isStarted: Bool
  ) throws(InputError) -> Int {
    var isAwaited = isStarted
    while true {
      // Inside the window, which has `start + room` bytes at least.
      let count = unsafe window.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress! + start, room)
      }
      if count > 0 || count == 0 && (facts.isFile || isAwaited) { return count }
      if count < 0, errno == EINTR { continue }
      guard count == 0 || errno == EAGAIN && !facts.isFile else {
        throw InputError(path, SystemError(path))
      }
      waitForData(isStarted: isStarted)
      isAwaited = true
    }
  }

  /// Waits until a pipe has data, or has lost its last writer.
  private func waitForData(isStarted: Bool) {
    var descriptor = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // The calls keep no pointer.
    if !isStarted, unsafe poll(&descriptor, 1, 2_000) == 0 { whenWaiting?() }
    _ = unsafe poll(&descriptor, 1, -1)
  }

  private func requireUnchanged() throws(InputError) {
    guard facts.isFile else { return }
    let now = try stat(of: descriptor, path)
    guard now.st_size == facts.st_size, now.st_mtim.tv_sec == facts.st_mtim.tv_sec,
      now.st_mtim.tv_nsec == facts.st_mtim.tv_nsec
    else { throw changed }
  }

  private var changed: InputError {
    InputError(path, "the file changed while it was read; it must stay as it is")
  }

  private static func tooLong(_ path: String, _ limit: Int) -> InputError {
    InputError(
      "\(path) is too long: at most \(DecimalText.grouped(limit)) bytes are read")
  }
}

private func stat(of file: CInt, _ path: String) throws(InputError) -> stat {
  var facts = stat()
  // The call keeps no pointer.
  guard unsafe fstat(file, &facts) == 0 else { throw InputError(path, SystemError(path)) }
  return facts
}

extension stat {
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}

// The limits of input files, which docs/exit-status.md lists.
extension InputFile {
  /// The most bytes of a file that is read in pieces.
  package static let mostBytes = 16 << 30
  /// The most bytes of a table that is read as a whole, such as a log.
  package static let mostTableBytes = 1 << 30
  /// The most bytes of any other file that is read as a whole, such as JSON.
  package static let mostWholeBytes = 64 << 20
}
