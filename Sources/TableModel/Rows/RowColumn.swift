/// The columns of a row file.
package enum RowColumn: String, CaseIterable, Sendable {
  /// The title of the section: adjacent rows with equal names form a section.
  case section
  /// The title of the row; the only required column.
  case title
  case subtitle
  case body
}
