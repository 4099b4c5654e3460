/// What stands at the right edge of a row.
public enum RowAccessory: String, CaseIterable, Sendable {
  case none
  /// An arrow: the row leads to another screen.
  case disclosure
  /// A button with more about the row.
  case detail
  /// A tick: the row is chosen.
  case checkmark
}
