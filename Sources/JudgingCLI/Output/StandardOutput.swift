// For the C library's streams: variables that the main thread alone changes.
@unsafe @preconcurrency package import Glibc

package enum StandardOutput {
  package static func write(_ bytes: [UInt8]) {
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  }

  /// Runs code that may be of strategies, cells and rows, whose `print` writes to standard error.
  package static func diverting<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let output = unsafe stdout
    unsafe stdout = stderr
    defer { unsafe stdout = output }
    return try body()
  }

  /// Hands all that was printed to the system; returns whether it took it, or the pipe is closed.
  package static func flush() -> Bool {
    // The stream is open as long as the process lives.
    unsafe flush(stdout)
  }

  /// As ``flush()``, of any stream.
  package static func flush(_ stream: UnsafeMutablePointer<FILE>) -> Bool {
    // The caller's stream is open. An earlier failure, of a text longer than the buffer, is in its
    // error indicator.
    guard unsafe fflush(stream) != 0 || ferror(stream) != 0 else { return true }
    var file = unsafe pollfd(fd: fileno(stream), events: Int16(POLLOUT), revents: 0)
    // The call fills one value and keeps no pointer to it.
    return unsafe poll(&file, 1, 0) == 1 && file.revents & Int16(POLLERR) != 0
  }
}
