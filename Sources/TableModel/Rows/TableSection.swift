/// Declared rows that follow each other under one title.
///
///     @TableBuilder var settings: [TableSection] {
///       "Wi-Fi"
///       TableSection(header: "Sounds", footer: "Heard by you alone.") {
///         "Ringtone"
///         if hasVibration { "Vibration" }
///         for alarm in alarms { alarm }
///       }
///     }
public struct TableSection: Sendable {
  /// The text of the header; empty: a section without title.
  public var header: String
  /// The text of the footer; empty: none.
  public var footer: String
  /// What happens when a row is selected that has no handler of its own.
  public var onSelect: (@Sendable (any TableRow) -> Void)?
  /// The rows from the top.
  public var rows: [any TableRow]

  public init(
    header: String = "", footer: String = "", onSelect: (@Sendable (any TableRow) -> Void)? = nil,
    @RowBuilder rows: () -> [any TableRow]
  ) {
    self.header = header
    self.footer = footer
    self.onSelect = onSelect
    self.rows = rows()
  }
}
