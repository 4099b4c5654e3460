/// What one cell shows.
///
/// Each row starts from a new one, so nothing of a row before it is left in the cell. In the
/// original, Lightning Table, a cell that was used again lost its texts, image and accessory, but
/// kept a colour that its last row had given it.
public struct RowContent: Equatable, Sendable {
  /// The first line of text; may be empty.
  public var title = ""
  /// The second line of text; empty: none.
  public var subtitle = ""
  /// Long text of several lines; empty: none.
  public var body = ""
  /// The name of an image at the left edge; `nil`: none.
  public var image: String?
  public var accessory = RowAccessory.none
  /// The colour of the title as `0xRRGGBB`, selected or not; `nil`: the table's.
  public var titleColor: UInt32?

  public init() {}
}
