/// A value that can be a row of a table.
///
/// All requirements have defaults.
///
///     struct Note: TableRow {
///       var text: String
///       var isUrgent: Bool
///
///       var title: String { text }
///       var accessory: RowAccessory { .disclosure }
///
///       func configure(_ content: inout RowContent) {
///         if isUrgent { content.backgroundColor = 0xFFE080 }
///       }
///     }
public protocol TableRow: Sendable {
  /// The first line of text; empty by default.
  var title: String { get }
  /// The second line of text; none by default.
  var subtitle: String { get }
  /// Long text of several lines; none by default.
  var body: String { get }
  /// The name of an image at the left edge; none by default.
  var image: String? { get }
  /// The accessory at the right edge; none by default.
  var accessory: RowAccessory { get }
  /// The distances of the content from the row's edges; 10 pt on all sides by default.
  var insets: RowInsets { get }
  /// The class of the row's cell; by default one with all parts, named after the row's type.
  var cellClass: CellClass { get }
  /// The action when the row is selected; that of its section by default.
  ///
  /// The row stays selected until another one is, unless the action calls
  /// ``RowSelection/deselect()``; without any action it is deselected.
  var onSelect: (@Sendable (inout RowSelection) -> Void)? { get }

  /// Returns the row's height for its width, both in points; `nil` by default, so that the height
  /// fits the content.
  ///
  /// A row is at least as high as two of its corners. The height is at most 10,000 points.
  func height(for width: Double) -> Double?

  /// Adjusts the content of the cell; does nothing by default.
  ///
  /// - Parameter content: The content from the properties above, without colours.
  func configure(_ content: inout RowContent)
}

extension TableRow {
  public var title: String { "" }
  public var subtitle: String { "" }
  public var body: String { "" }
  public var image: String? { nil }
  public var accessory: RowAccessory { .none }
  public var insets: RowInsets { .standard }
  public var cellClass: CellClass { CellClass(String(describing: Self.self)) }
  public var onSelect: (@Sendable (inout RowSelection) -> Void)? { nil }
  public func height(for width: Double) -> Double? { nil }
  public func configure(_ content: inout RowContent) {}
}

/// A string is a row with that title.
extension String: TableRow {
  public var title: String { self }
}
