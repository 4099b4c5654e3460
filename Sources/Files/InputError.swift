/// A file that cannot be read: one sentence with the file, the place in it and what is accepted.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package let description: String
  /// The file does not exist.
  package let isAbsent: Bool

  package init(_ description: String, isAbsent: Bool = false) {
    self.description = description
    self.isAbsent = isAbsent
  }

  /// `rows.csv: there is no header`.
  package init(_ file: String, _ fault: String) {
    self.init("\(file): \(fault)")
  }

  /// `frames.csv, line 12, column round: "x" is no whole number`.
  package init(_ file: String, line: Int, column: String? = nil, _ fault: String) {
    self.init("\(file), line \(line)" + (column.map { ", column \($0)" } ?? "") + ": " + fault)
  }

  package init(_ file: String, _ error: SystemError) {
    self.init("\(file) cannot be read (\(error.reason))", isAbsent: error.isAbsence)
  }
}
