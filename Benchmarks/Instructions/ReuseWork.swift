import TableModel

/// Dequeues and recycles cells of a reuse pool under four identifiers.
struct ReuseWork {
  private final class Cell {}

  private static let identifiers = ["single", "first", "middle", "last"]
  private var pool = ReusePool<Cell>(policy: .pool)

  /// A pool of 32 cells per identifier.
  init() {
    for identifier in Self.identifiers {
      for number in 0..<32 {
        pool.recycle((Cell(), number), identifier, rowID: 0)
      }
    }
  }

  /// Dequeues a cell and recycles it, 100 times, under each identifier in turn.
  ///
  /// - Returns: The number of cells that were found.
  mutating func dequeueAndRecycle() -> Int {
    var found = 0
    for time in 0..<100 {
      let identifier = Self.identifiers[time & 3]
      guard let cell = pool.dequeue(identifier, rowID: time) else { continue }
      found += 1
      pool.recycle(cell, identifier, rowID: time)
    }
    return found
  }
}
