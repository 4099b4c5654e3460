/// The data of one row of a list.
package struct Row: Equatable, Sendable {
  package var content = RowContent()
  /// The distances between the content and the row's edges, in points, for rows whose height fits
  /// their content; as in Lightning Table, only top and bottom are used.
  package var insets = RowInsets.standard
  /// A fixed height for every width, in points; `nil` for none.
  package var height: Double?
  /// The class of the row's cell; the same for all rows of a file.
  package var cellClass = CellClass("Row")
  /// The declaration of the row, if it was declared by a program.
  package internal(set) var declaration: RowDeclaration?

  package init(title: String, subtitle: String = "", body: String = "") {
    content.title = title
    content.subtitle = subtitle
    content.body = body
  }
}
