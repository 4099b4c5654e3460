import Glibc

/// A file that cannot be read: one sentence with the file, the place in it and what is accepted.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    /// The file does not exist.
    case absent
    /// The content is not of the expected form.
    case malformed
  }

  package let kind: Kind
  package let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// A fault of what a file holds.
  package init(_ description: String) {
    self.init(.malformed, description)
  }

  /// A fault of a whole file.
  ///
  ///     rows.csv: there is no header
  package init(_ file: String, _ fault: String) {
    self.init(.malformed, "\(file): \(fault)")
  }

  /// A fault in a line of a file.
  ///
  ///     frames.csv, line 12, column round: "x" is no whole number
  package init(_ file: String, line: Int, column: String? = nil, _ fault: String) {
    self.init(
      .malformed,
      "\(file), line \(line)" + (column.map { ", column \($0)" } ?? "") + ": " + fault)
  }

  /// A file that the system refuses.
  package init(_ file: String, _ error: SystemError) {
    guard error.code != ENXIO else {
      self.init(.malformed, "\(file) is a socket or a device: a regular file is expected")
      return
    }
    self.init(
      error.isAbsence ? .absent : .malformed, "\(file) cannot be read (\(error.reason))")
  }
}
