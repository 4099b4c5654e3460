/// What a declared row was made of, for questions that the row's text does not answer.
///
/// A reference, so that a `Row` stays cheap to copy; equal only to itself.
package final class RowDeclaration: Sendable, Equatable {
  let row: any TableRow
  let sectionHandler: (@Sendable (any TableRow) -> Void)?

  init(row: any TableRow, sectionHandler: (@Sendable (any TableRow) -> Void)?) {
    self.row = row
    self.sectionHandler = sectionHandler
  }

  package static func == (a: RowDeclaration, b: RowDeclaration) -> Bool { a === b }
}

/// What the selection of a row came to.
package enum RowSelection: Equatable, Sendable {
  /// The row's own handler was called.
  case row
  /// The handler of its section was called.
  case section
  /// There is no handler: the row is to be deselected.
  case deselect
}

extension Row {
  /// Makes the row that a declaration describes: first its properties, then its hook.
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

  /// Asks a declared row again what it says, as a reload does; other rows stay as they are.
  package mutating func reload() {
    if let declaration { self = Row(declaration) }
  }

  /// The height that the row itself asks for in a table of a width, both in points; `nil`: the
  /// height is for the table to find out.
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
