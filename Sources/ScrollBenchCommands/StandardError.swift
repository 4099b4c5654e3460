import Foundation

/// The stream for everything that is not the result.
enum StandardError {
  /// Whether somebody is looking: the stream is a terminal that understands control characters.
  static let isTerminal =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
