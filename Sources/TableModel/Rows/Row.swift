/// The data of one row of a list.
package struct Row: Equatable, Sendable {
  /// The first line of text; may be empty.
  package var title: String
  /// The second line of text; empty for none.
  package var subtitle: String
  /// The long text of rows whose height fits their content; empty for none.
  package var body: String
  /// The name of an image at the left edge; `nil` for none.
  package var image: String?
  /// The accessory at the right edge.
  package var accessory = RowAccessory.none
  /// The colour of the title as `0xRRGGBB`; `nil` for that of the table.
  package var titleColor: UInt32?
  /// The colour in front of the row's background as `0xRRGGBB`; `nil` for none.
  package var backgroundColor: UInt32?
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
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }
}
