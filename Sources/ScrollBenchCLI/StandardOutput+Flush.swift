// For the C library's stream: a variable, which nothing changes while the process lives.
@unsafe @preconcurrency package import Glibc

extension StandardOutput {
  /// Hands everything printed so far to the system.
  ///
  /// - Returns: Whether all of it was taken; a reader that went away is no fault.
  static func flush() -> Bool {
    // The stream is open as long as the process lives.
    unsafe tookAll(stdout)
  }

  /// Hands everything written to a stream to the system.
  ///
  /// - Returns: Whether all of it was taken; a reader that went away is no fault.
  package static func tookAll(_ stream: UnsafeMutablePointer<FILE>) -> Bool {
    // The caller's stream is open. What failed while it was being written, as a text longer than the
    // buffer does, is no longer there to be flushed, but has left a mark.
    guard unsafe fflush(stream) != 0 || ferror(stream) != 0 else { return true }
    var file = unsafe pollfd(fd: fileno(stream), events: Int16(POLLOUT), revents: 0)
    // The call fills one value of ours and keeps no pointer to it.
    return unsafe poll(&file, 1, 0) == 1 && file.revents & Int16(POLLERR) != 0
  }
}
