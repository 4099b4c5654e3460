import CBuildInfo

package enum BuildInfo {
  package static var version: String {
    // A string literal of the C target, which is zero-terminated and never freed.
    unsafe String(cString: scrollbench_version())
  }

  /// Has the suffix `+changes` if files differed; `unknown` outside of git.
  package static var commit: String {
    // As above.
    unsafe String(cString: scrollbench_commit())
  }

  /// Those of both compilers, such as `Swift 6.3.1 (clang 21.0.0, 11673e6)`.
  package static var compiler: String {
    // As above.
    "Swift \(swiftVersion) (clang \(shortened(unsafe String(cString: scrollbench_clang_version()))))"
  }

  package static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Returns Clang's version without its repository: the number and seven digits of the revision.
  package static func shortened(_ clangVersion: String) -> String {
    let words = clangVersion.split(whereSeparator: { " ()".contains($0) })
    guard let number = words.first else { return "unknown" }
    guard let revision = words.last, revision.count >= 7, revision.allSatisfy(\.isHexDigit) else {
      return String(number)
    }
    return "\(number), \(revision.prefix(7))"
  }

  /// As exact as conditional compilation can tell.
  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
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
    #else
      "6.2"
    #endif
  }
}
