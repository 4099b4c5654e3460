import Foundation

/// The stream for the result.
enum StandardOutput {
  /// Hands everything printed so far to the system.
  ///
  /// - Returns: Whether all of it was taken; a reader that went away is no fault.
  static func flush() -> Bool {
    // No stream means all of them.
    fflush(nil) == 0 || errno == EPIPE
  }
}
