import Geometry
package import TableModel

/// The cell contents that a program registers, in their order.
///
/// Equal if they have the same ids.
package struct CellContents: Equatable, Sendable {
  private var descriptors: [CellContentDescriptor] = []

  package init() {}

  package mutating func add(_ contents: [CellContentDescriptor]) {
    for content in contents {
      require(self[content.id] == nil, "the id \(content.id) of a cell content is taken")
      descriptors.append(content)
    }
  }

  /// - Precondition: The cell contents that rows name are registered.
  package func checkContents(of table: RowTable) {
    guard table.rows.areDeclared else { return }
    for id in table.rows.compactMap(\.cellClass.content) { _ = known(id) }
  }

  func known(_ id: String) -> CellContentDescriptor {
    guard let content = self[id] else {
      fatalError(
        "a row names the cell content \(id), and the registered ones are"
          + " [\(ids.joined(separator: ", "))]")
    }
    return content
  }

  package var ids: [String] { descriptors.map(\.id) }

  package subscript(id: String) -> CellContentDescriptor? { descriptors.first { $0.id == id } }

  package static func == (a: CellContents, b: CellContents) -> Bool { a.ids == b.ids }
}

extension TableSettings {
  /// Returns the class of a row's cell: its own or, if that has the built-in content, the class of
  /// the content that the settings name for all rows.
  func cellClass(of row: Row) -> CellClass {
    guard row.cellClass.content == nil, let content = cell.content else { return row.cellClass }
    return CellClass(content: content)
  }

  /// `nil` for the built-in content.
  func ownContent(of cellClass: CellClass) -> CellContentDescriptor? {
    cellClass.content.map(contents.known)
  }

  /// `nil` for the built-in content.
  package func ownContent(of row: Row) -> CellContentDescriptor? {
    ownContent(of: cellClass(of: row))
  }
}
