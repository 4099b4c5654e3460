import Foundation

/// The stream for everything that is not the result.
enum StandardError {
  /// Whether somebody is looking: the stream is a terminal that understands control characters.
  static let isTerminal = Terminal.takesControls(
    isTerminal: isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment)

  /// The width of the terminal, which may change at any time.
  static var columns: Int {
    Terminal.columns(
      reported: Terminal.reportedColumns(of: STDERR_FILENO),
      ProcessInfo.processInfo.environment)
  }

  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
