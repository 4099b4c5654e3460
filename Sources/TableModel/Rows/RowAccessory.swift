/// The accessory at the right edge of a row.
public enum RowAccessory: String, CaseIterable, Sendable {
  case none
  /// An arrow: the row leads to another screen.
  case disclosure
  /// A button that shows details of the row.
  case detail
  /// A check mark: the row is chosen.
  case checkmark
}
