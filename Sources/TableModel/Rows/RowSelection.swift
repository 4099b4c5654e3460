/// The selection of a declared row, passed to the action of the row or of its section.
public struct RowSelection: Sendable {
  /// The selected row.
  public let row: any TableRow
  /// The index of the row's section in the table.
  public let section: Int
  /// The index of the row in its section.
  public let index: Int
  private(set) var isDeselected = false

  init(row: any TableRow, section: Int, index: Int) {
    self.row = row
    self.section = section
    self.index = index
  }

  /// Deselects the row, which otherwise stays selected until another row is selected.
  public mutating func deselect() { isDeselected = true }
}

extension Row {
  /// Calls the action of the row or, if it has none, that of its section.
  ///
  /// - Returns: Whether the row stays selected: there is an action, and it does not deselect the
  ///   row.
  package func select(section: Int, index: Int) -> Bool {
    guard let declaration, let action = declaration.row.onSelect ?? declaration.sectionAction else {
      return false
    }
    var selection = RowSelection(row: declaration.row, section: section, index: index)
    action(&selection)
    return !selection.isDeselected
  }
}
