/// The declaration of a row, for properties that its text does not include.
///
/// A class, so that a `Row` is cheap to copy; instances are equal only to themselves.
package final class RowDeclaration: Sendable, Equatable {
  let row: any TableRow
  let sectionHandler: (@Sendable (any TableRow) -> Void)?

  init(row: any TableRow, sectionHandler: (@Sendable (any TableRow) -> Void)?) {
    self.row = row
    self.sectionHandler = sectionHandler
  }

  package static func == (a: RowDeclaration, b: RowDeclaration) -> Bool { a === b }
}

/// The effect of selecting a row.
package enum RowSelection: Equatable, Sendable {
  /// The row's own handler was called.
  case row
  /// The handler of its section was called.
  case section
  /// There is no handler, and the row is to be deselected.
  case deselect
}

extension Row {
  /// Creates the row of a declaration: first from its properties, then with its `configure(_:)`.
  init(_ declaration: RowDeclaration) {
    let declared = declaration.row
    var content = RowContent()
    content.title = declared.title
    content.subtitle = declared.subtitle
    content.body = declared.body
    content.image = declared.image
    content.accessory = declared.accessory
    declared.configure(&content)
    self.init(title: content.title, subtitle: content.subtitle, body: content.body)
    image = content.image
    accessory = content.accessory
    titleColor = content.titleColor
    insets = declared.insets
    cellType = declared.cellType
    self.declaration = declaration
  }

  /// Reads the content of a declared row again, as a reload does; other rows do not change.
  package mutating func reload() {
    if let declaration { self = Row(declaration) }
  }

  /// Returns the row's own height for a table's width, both in points; `nil` if the table
  /// determines it.
  package func manualHeight(for width: Double) -> Double? {
    declaration?.row.height(for: width) ?? height
  }

  /// Calls the row's handler or, if it has none, its section's.
  package func select() -> RowSelection {
    guard let declaration else { return .deselect }
    if let handler = declaration.row.onSelect {
      handler()
      return .row
    }
    guard let handler = declaration.sectionHandler else { return .deselect }
    handler(declaration.row)
    return .section
  }
}
