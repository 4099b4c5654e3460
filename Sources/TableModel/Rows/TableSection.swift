/// Declared rows under one title.
///
///     @TableBuilder var settings: [TableSection] {
///       "Wi-Fi"
///       TableSection(header: "Sounds", footer: "Heard by you alone.") {
///         "Ringtone"
///         for hour in 6...9 { "Alarm at \(hour)" }
///       }
///     }
public struct TableSection: Sendable {
  /// The text of the header; empty for none.
  public var header: String
  /// The text of the footer; empty for none.
  public var footer: String
  /// The action when a row without an action of its own is selected.
  public var onSelect: (@Sendable (inout RowSelection) -> Void)?
  /// The rows from the top.
  public var rows: [any TableRow]

  public init(
    header: String = "", footer: String = "",
    onSelect: (@Sendable (inout RowSelection) -> Void)? = nil,
    @RowBuilder rows: () -> [any TableRow]
  ) {
    self.header = header
    self.footer = footer
    self.onSelect = onSelect
    self.rows = rows()
  }
}
