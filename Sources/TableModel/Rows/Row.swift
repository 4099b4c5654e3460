/// What one row of a list says.
package struct Row: Equatable, Sendable {
  /// The first line of text; may be empty.
  package var title: String
  /// The second line of text; empty: none.
  package var subtitle: String
  /// The long text of rows that are as high as their content; empty: none.
  package var body: String
  /// The name of an image at the left edge; `nil`: none.
  package var image: String?
  /// What stands at the right edge.
  package var accessory = RowAccessory.none
  /// The colour of the title as `0xRRGGBB`; `nil`: the table's.
  package var titleColor: UInt32?
  /// What is kept free above and below the content, in points, where the row's height is its
  /// content's; as in Lightning Table, the other two count for nothing.
  package var insets = RowInsets.standard
  /// The height that the row asks for at every width, in points; `nil`: none of its own.
  package var height: Double?
  /// The kind of cell that shows the row; the same for all rows of a file.
  package var cellType = "Row"
  /// What the row was made of, if a program declared it.
  package internal(set) var declaration: RowDeclaration?

  package init(title: String, subtitle: String = "", body: String = "") {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }
}
