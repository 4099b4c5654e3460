import TableModel

/// Cells that wait in a pool under four identifiers, taken out and put back.
package struct ReuseWork {
  private final class Cell {}

  private static let identifiers = ["single", "first", "middle", "last"]
  private var pool = ReusePool<Cell>(policy: .pool)

  /// - Parameter waiting: How many cells wait under each identifier.
  package init(waiting: Int) {
    precondition(waiting > 0, "a cell waits")
    for identifier in Self.identifiers {
      for number in 0..<waiting {
        pool.recycle(ReusePool.Numbered(cell: Cell(), number: number), identifier, content: 0)
      }
    }
  }

  /// Takes a cell out and puts it back, under one identifier after the other.
  ///
  /// - Returns: How often there was one.
  package mutating func takeAndReturn(times: Int) -> Int {
    var taken = 0
    for time in 0..<times {
      let identifier = Self.identifiers[time & 3]
      guard let cell = pool.dequeue(identifier, content: time) else { continue }
      taken += 1
      pool.recycle(cell, identifier, content: time)
    }
    return taken
  }
}
