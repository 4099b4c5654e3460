import Files
import Reporting

/// The format of a result that is printed or written.
package enum ResultFormat: String, CaseIterable {
  case text, markdown, csv, json
}

extension ComparisonReport {
  /// Returns the report in a format.
  ///
  /// - Throws: ``CommandFailure`` for a number that JSON does not have.
  func bytes(_ format: ResultFormat) throws -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .markdown: Array(markdown.utf8)
    case .csv: csv
    case .json: try CommandFailure.wrapping(.output) { try json() }
    }
  }
}
