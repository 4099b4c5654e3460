/// Why a file cannot be read, in one sentence that names the file and the place in it, and says what
/// would do.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    /// There is no such file.
    case absent
    /// Its content is not what it must be.
    case malformed
  }

  package let kind: Kind
  package let description: String

  package init(_ kind: Kind = .malformed, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// A fault in a line of a file.
  ///
  ///     frames.csv, line 12, column round: "x" is no whole number
  init(_ file: String, line: Int, column: String? = nil, _ fault: String) {
    self.init(
      .malformed,
      "\(file), line \(line)" + (column.map { ", column \($0)" } ?? "") + ": " + fault)
  }

  /// A file that the system does not give.
  init(_ file: String, _ error: SystemError) {
    self.init(
      error.isAbsence ? .absent : .malformed, "\(file) cannot be read (\(error.reason))")
  }
}
