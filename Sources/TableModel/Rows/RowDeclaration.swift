import Geometry

/// The declaration of a row, for properties that its text does not include.
///
/// A class, so that a `Row` is cheap to copy; instances are equal only to themselves.
package final class RowDeclaration: Sendable, Equatable {
  package let row: any TableRow
  let sectionAction: (@Sendable (inout RowSelection) -> Void)?

  init(row: any TableRow, sectionAction: (@Sendable (inout RowSelection) -> Void)?) {
    self.row = row
    self.sectionAction = sectionAction
  }

  package static func == (a: RowDeclaration, b: RowDeclaration) -> Bool { a === b }
}

extension Row {
  init(_ declaration: RowDeclaration) {
    let declared = declaration.row
    self.init(title: declared.title, subtitle: declared.subtitle, body: declared.body)
    content.image = declared.image
    content.accessory = declared.accessory
    declared.configure(&content)
    insets = declared.insets
    cellClass = declared.cellClass
    self.declaration = declaration
  }

  /// Returns the height that the row declares for its width, both in points; `nil` if none.
  package func declaredHeight(for width: Double) -> Double? {
    guard let height = declaration?.row.height(for: width) else { return nil }
    require(
      height >= 0 && height <= 10_000, "a declared height is from 0 to 10,000 points, not \(height)"
    )
    return height
  }

  /// Returns the row's own height for its width, both in points; `nil` if the table determines it.
  package func manualHeight(for width: Double) -> Double? { declaredHeight(for: width) ?? height }
}
