/// An error of reading a row file.
package struct RowFileError: Error, Equatable {
  /// The path of the file, as given.
  package let file: String
  /// The line of the error, counted from 1; `nil` if the error concerns the whole file.
  package let line: Int?
  /// The error and what is accepted instead: a sentence without capital letter and full stop.
  package let reason: String

  init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension RowFileError: CustomStringConvertible {
  /// A sentence such as `cities.csv, line 7: the row has 3 fields, but the header has 4`.
  package var description: String {
    line.map { "\(file), line \($0): \(reason)" } ?? "\(file): \(reason)"
  }
}
