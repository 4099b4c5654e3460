/// A value that can be a row of a table.
///
/// Everything has a default: a type gives only what its rows have.
///
///     struct Note: TableRow {
///       var text: String
///       var isUrgent: Bool
///
///       var title: String { text }
///       var accessory: RowAccessory { .disclosure }
///
///       func configure(_ content: inout RowContent) {
///         if isUrgent { content.titleColor = 0xC02020 }
///       }
///     }
public protocol TableRow: Sendable {
  /// The first line of text; by default empty.
  var title: String { get }
  /// The second line of text; by default empty: none.
  var subtitle: String { get }
  /// Long text of several lines; by default empty: none.
  var body: String { get }
  /// The name of an image at the left edge; by default none.
  var image: String? { get }
  /// What stands at the right edge; by default nothing.
  var accessory: RowAccessory { get }
  /// The distances of the content from the row's edges; by default 10 pt on all sides.
  var insets: RowInsets { get }
  /// The kind of cell that shows the row; by default the name of the row's type.
  ///
  /// Rows of one kind use each other's cells.
  var cellType: String { get }
  /// What happens when the row is selected; by default what its section says.
  var onSelect: (@Sendable () -> Void)? { get }

  /// The row's height, in points, in a table of a width; by default `nil`: its content's height.
  func height(for width: Double) -> Double?

  /// Has the last word on what the cell shows; by default does nothing.
  ///
  /// - Parameter content: What the properties above say, and no colours yet.
  func configure(_ content: inout RowContent)
}

extension TableRow {
  public var title: String { "" }
  public var subtitle: String { "" }
  public var body: String { "" }
  public var image: String? { nil }
  public var accessory: RowAccessory { .none }
  public var insets: RowInsets { .standard }
  public var cellType: String { String(describing: Self.self) }
  public var onSelect: (@Sendable () -> Void)? { nil }
  public func height(for width: Double) -> Double? { nil }
  public func configure(_ content: inout RowContent) {}
}

/// A text is a row with that title.
extension String: TableRow {
  public var title: String { self }
}
