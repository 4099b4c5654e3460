import Files
import Foundation

/// A pipe whose ends are closed on release, and are not inherited by programs that are started.
final class ChildPipe {
  private(set) var reader: Int32
  private(set) var writer: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    // The call fills two values.
    guard unsafe pipe(&ends) == 0 else { throw SystemError("a pipe") }
    (reader, writer) = (ends[0], ends[1])
    // No other thread starts a program meanwhile.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReader()
    closeWriter()
  }

  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Makes writing return at once where the pipe is full.
  func keepFromBlocking() { _ = fcntl(writer, F_SETFL, O_NONBLOCK) }

  /// Writes as many bytes as the pipe has room for, and removes them; all of them if the other end
  /// was closed.
  ///
  /// - Throws: ``SystemError`` if the bytes cannot be written to an open end.
  /// - Precondition: SIGPIPE is ignored.
  func write(_ bytes: inout ArraySlice<UInt8>) throws(SystemError) {
    while !bytes.isEmpty {
      // The call reads at most the bytes of the array.
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(writer, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else {
        let error = SystemError("a pipe")
        guard error.isBrokenPipe else { throw error }
        bytes = []
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Waits until there are bytes and returns them, at most 64 KiB; none if the other end was closed
  /// or the call failed.
  func read() -> [UInt8] {
    var count = -1
    var bytes = [UInt8](repeating: 0, count: 65_536)
    // The call fills at most the bytes of the array.
    repeat {
      count = unsafe Glibc.read(reader, &bytes, bytes.count)
    } while count < 0 && errno == EINTR
    return Array(bytes.prefix(max(0, count)))
  }
}
