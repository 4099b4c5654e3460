import Foundation

/// What is known of the terminal that a stream may be connected to.
package enum Terminal {
  /// Whether control characters are understood.
  ///
  /// - Parameter isTerminal: Whether there is a terminal at all.
  package static func takesControls(
    isTerminal: Bool, _ environment: [String: String]
  ) -> Bool {
    isTerminal && environment["TERM"] != "dumb"
  }

  /// Whether words are to be tinted where nobody asked for it or against it: on a terminal, unless
  /// `NO_COLOR` has a value (https://no-color.org).
  package static func takesColors(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    takesControls(isTerminal: isTerminal, environment)
      && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Whether the locale's characters are those of Unicode: the first of `LC_ALL`, `LC_CTYPE` and
  /// `LANG` that has a value says so.
  package static func takesUnicode(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let codeset = (locale ?? "").lowercased()
    return codeset.contains("utf-8") || codeset.contains("utf8")
  }

  /// The width that was asked for with `COLUMNS`, or else the terminal's, or else 80.
  ///
  /// - Parameter reported: What the terminal says; `nil` or 0 if it does not know.
  package static func columns(reported: Int?, _ environment: [String: String]) -> Int {
    let asked = environment["COLUMNS"].flatMap(Int.init)
    return [asked, reported].lazy.compactMap(\.self).first { $0 > 0 } ?? 80
  }

  /// The width that a terminal says it has; `nil` if there is none.
  static func reportedColumns(of stream: Int32) -> Int? {
    var size = winsize()
    // The system fills in a structure that outlives the call.
    let failed = unsafe withUnsafeMutablePointer(to: &size) { size in
      unsafe ioctl(stream, UInt(TIOCGWINSZ), size)
    }
    return failed == 0 ? Int(size.ws_col) : nil
  }
}
