/// The content of one cell.
///
/// Each row starts with a new value, so that nothing of a previous row remains in the cell. In the
/// original, Lightning Table, a reused cell lost its texts, image and accessory, but kept its
/// background colour unless the next row set one: the scenario key `cell.reset` switches that.
public struct RowContent: Equatable, Sendable {
  /// The first line of text; may be empty.
  public var title = ""
  /// The second line of text; empty for none.
  public var subtitle = ""
  /// Long text of several lines; empty for none.
  public var body = ""
  /// The name of an image at the left edge; `nil` for none.
  public var image: String?
  public var accessory = RowAccessory.none
  /// The colour of the title as `0xRRGGBB`, selected or not; `nil` for that of the table.
  public var titleColor: UInt32?
  /// The colour in front of the row's background, rounded like the row, as `0xRRGGBB`; `nil` for
  /// none.
  ///
  /// Hidden while the row is selected, as the platform clears the colours of highlighted cells.
  public var backgroundColor: UInt32?

  public init() {}
}
