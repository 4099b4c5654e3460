/// What a column of a row file can hold.
package enum RowColumn: String, CaseIterable, Sendable {
  /// The title of the section: adjacent rows with one name form a section.
  case section
  /// The title of the row; the only column that a file must have.
  case title
  case subtitle
  case body
}
