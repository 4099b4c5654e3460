import Synchronization
package import TableViews

/// The cell contents of all commands: those that a program added.
package enum KnownContents {
  private static let added = Mutex(CellContents())

  /// Adds contents to all subsequent commands.
  ///
  /// - Precondition: No id is taken or given twice.
  package static func add(_ contents: [CellContentDescriptor]) {
    added.withLock { $0.add(contents) }
  }

  package static var all: CellContents { added.withLock { $0 } }
}
