/// A file that cannot be read: one sentence with the file, the place in it and what is accepted.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package let description: String
  /// Indicates whether the file does not exist.
  package let isAbsent: Bool

  package init(_ description: String, isAbsent: Bool = false) {
    self.description = description
    self.isAbsent = isAbsent
  }

  /// A fault of a whole file.
  ///
  ///     rows.csv: there is no header
  package init(_ file: String, _ fault: String) {
    self.init("\(file): \(fault)")
  }

  /// A fault in a line of a file.
  ///
  ///     frames.csv, line 12, column round: "x" is no whole number
  package init(_ file: String, line: Int, column: String? = nil, _ fault: String) {
    self.init(
      "\(file), line \(line)" + (column.map { ", column \($0)" } ?? "") + ": " + fault)
  }

  /// A file that the system refuses.
  package init(_ file: String, _ error: SystemError) {
    self.init("\(file) cannot be read (\(error.reason))", isAbsent: error.isAbsence)
  }
}
