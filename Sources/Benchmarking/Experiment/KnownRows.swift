import Geometry
import Synchronization
package import TableModel

/// The rows of commands without `--rows`: those that a program declared, or else the embedded ones.
package enum KnownRows {
  private static let table = Mutex<RowTable?>(nil)

  /// Sets the rows of all subsequent commands; reports name them `declared`.
  ///
  /// - Precondition: One of the sections has a row, and the cell contents that rows name are known.
  package static func declare(_ sections: [TableSection]) {
    let declared = RowTable(declared: sections, source: "declared")
    require(!declared.rows.isEmpty, "a table has at least one row")
    KnownContents.all.checkContents(of: declared)
    table.withLock { $0 = declared }
  }

  package static var declared: RowTable? { table.withLock { $0 } }

  /// The description of the rows in help.
  package static var summary: String {
    declared.map { "the \($0.rows.count) rows that the program declares" }
      ?? "4,028 embedded cities"
  }
}
