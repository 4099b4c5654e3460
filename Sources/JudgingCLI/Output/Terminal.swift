import Files
import FoundationEssentials
import Glibc
import Reporting

package enum Terminal {
  package static func supportsControlCharacters(
    isTerminal: Bool, _ environment: [String: String]
  ) -> Bool {
    isTerminal && environment["TERM"] != "dumb"
  }

  /// Returns whether text is colored: on a terminal, unless `NO_COLOR` has a value
  /// (https://no-color.org), and elsewhere if `CLICOLOR_FORCE` has one other than 0
  /// (https://bixense.com/clicolors).
  package static func usesColor(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    guard (environment["NO_COLOR"] ?? "").isEmpty else { return false }
    return supportsControlCharacters(isTerminal: isTerminal, environment)
      || !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
  }

  /// `COLUMNS` if it is a positive number, else the width of the terminal, else 80.
  package static func columns(reported: Int?, _ environment: [String: String]) -> Int {
    let wanted = environment["COLUMNS"].flatMap(Int.init)
    return [wanted, reported].lazy.compactMap(\.self).first { $0 > 0 } ?? 80
  }

  /// `nil` if the stream is no terminal.
  static func reportedColumns(of stream: Int32) -> Int? {
    var size = winsize()
    // The system fills in a structure that outlives the call.
    let failed = unsafe withUnsafeMutablePointer(to: &size) { size in
      unsafe ioctl(stream, UInt(TIOCGWINSZ), size)
    }
    return failed == 0 ? Int(size.ws_col) : nil
  }
}

/// The stream for everything but the result.
package enum StandardError {
  /// Indicates whether the stream is a terminal that understands control characters.
  package static let isTerminal = Terminal.supportsControlCharacters(
    isTerminal: isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment)

  /// The width of the terminal, which may change at any time.
  package static var columns: Int {
    Terminal.columns(
      reported: Terminal.reportedColumns(of: STDERR_FILENO), ProcessInfo.processInfo.environment)
  }

  /// Writes a message as a single line: line breaks and other control characters in it are escaped,
  /// and a long one lacks its middle.
  package static func write(line message: String) { write(MessageText.message(message) + "\n") }

  /// Writes text unchanged, control characters included; gives up silently if the stream fails.
  package static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // The call reads the bytes and keeps no pointer to them.
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      }
      guard count >= 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

extension TextLook {
  /// The look of text on standard output: as wide as the terminal, within the limits of
  /// ``Reporting/TextLook/columns``; elsewhere as wide as these allow.
  static var standardOutput: TextLook {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let reported = Terminal.reportedColumns(of: STDOUT_FILENO)
    return TextLook(
      isColored: Terminal.usesColor(isTerminal: isTerminal, environment),
      columns: isTerminal ? Terminal.columns(reported: reported, environment) : .max)
  }
}
