import TableModel

/// Dequeues and recycles cells of a reuse pool under four identifiers.
package struct ReuseWork {
  private final class Cell {}

  private static let identifiers = ["single", "first", "middle", "last"]
  private var pool = ReusePool<Cell>(policy: .pool)

  /// - Parameter cells: The number of cells in the pool per identifier.
  package init(cells: Int) {
    precondition(cells > 0, "the pool has at least one cell")
    for identifier in Self.identifiers {
      for number in 0..<cells {
        pool.recycle(ReusePool.Numbered(cell: Cell(), number: number), identifier, rowID: 0)
      }
    }
  }

  /// Dequeues a cell and recycles it, under each identifier in turn.
  ///
  /// - Returns: The number of cells that were found.
  package mutating func dequeueAndRecycle(times: Int) -> Int {
    var found = 0
    for time in 0..<times {
      let identifier = Self.identifiers[time & 3]
      guard let cell = pool.dequeue(identifier, rowID: time) else { continue }
      found += 1
      pool.recycle(cell, identifier, rowID: time)
    }
    return found
  }
}
