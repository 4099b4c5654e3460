import CSystem

/// Which build of the tool this is.
package enum BuildInfo {
  /// The version of ScrollBench.
  package static let version = "0.1.0"

  /// The commit that was built, with `+changes` after it if files differed; `unknown` outside of
  /// git.
  package static var commit: String {
    // A string literal of the C target: it ends in a zero byte and lives as long as the process.
    unsafe String(cString: scrollbench_commit())
  }

  /// The compilers of both languages, such as `Swift 6.3.1 (clang 21.0.0, 11673e6)`.
  package static var compiler: String {
    // As above.
    "Swift \(swiftVersion) (clang \(shortened(unsafe String(cString: scrollbench_clang_version()))))"
  }

  /// Whether this is a debug build, whose times mean nothing.
  package static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Clang's version without the address of its repository: the number, then seven digits of the
  /// revision.
  package static func shortened(_ clangVersion: String) -> String {
    let words = clangVersion.split(whereSeparator: { " ()".contains($0) })
    guard let number = words.first else { return "unknown" }
    guard let revision = words.last, revision.count >= 7, revision.allSatisfy(\.isHexDigit) else {
      return String(number)
    }
    return "\(number), \(revision.prefix(7))"
  }

  /// The version of the Swift compiler, as far as source code can ask: the last rung of a line of
  /// releases also stands for those that came after this was written.
  private static var swiftVersion: String {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4 or a later 6.4"
    #elseif compiler(>=6.3.4)
      "6.3.4 or a later 6.3"
    #elseif compiler(>=6.3.3)
      "6.3.3"
    #elseif compiler(>=6.3.2)
      "6.3.2"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2.4)
      "6.2.4 or a later 6.2"
    #elseif compiler(>=6.2.3)
      "6.2.3"
    #elseif compiler(>=6.2.2)
      "6.2.2"
    #elseif compiler(>=6.2.1)
      "6.2.1"
    #else
      "6.2"
    #endif
  }
}
