/// Why a row file cannot be used.
package struct RowFileError: Error, Equatable {
  /// The path of the file as it was given.
  package let file: String
  /// The line of the fault, counted from 1; `nil` if the fault is the whole file's.
  package let line: Int?
  /// What is wrong, and what would be accepted: a sentence without its capital and its stop.
  package let reason: String

  init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension RowFileError: CustomStringConvertible {
  /// One sentence: `cities.csv, line 7: the row has 3 fields, but the header has 4`.
  package var description: String {
    line.map { "\(file), line \($0): \(reason)" } ?? "\(file): \(reason)"
  }
}
