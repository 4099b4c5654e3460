/// The treatment of a cell whose row has left the display.
@usableFromInline package enum ReusePolicy: String, Sendable, CaseIterable {
  /// The cell waits in the pool of its identifier for another row, as on the platform.
  case pool
  /// The cell is discarded; every row gets a new cell.
  case none
  /// The cell is kept for its row forever, in a dictionary of one cell per row.
  case keepAll = "keep-all"
}

/// The cells that are not displayed but kept for reuse, by reuse identifier.
///
/// With ``ReusePolicy/pool`` a row takes the most recently added cell; with ``ReusePolicy/keepAll``
/// a row finds its own cell by its number in the data.
@usableFromInline package struct ReusePool<Cell: AnyObject> {
  @usableFromInline package let policy: ReusePolicy
  @usableFromInline package internal(set) var count = 0
  @usableFromInline var waiting: [String: Bin] = [:]

  /// The cells of one identifier.
  ///
  /// A class, so that taking a cell does not modify the dictionary, which allocates for string
  /// keys.
  @usableFromInline final class Bin {
    @usableFromInline init() {}

    /// The cells for any row; with `keepAll`, surplus cells of one row, which are never used.
    @usableFromInline var cells: [Numbered] = []
    @usableFromInline var byRowID: [Int: Numbered] = [:]
  }

  /// A cell and its number in order of creation.
  @usableFromInline package typealias Numbered = (cell: Cell, number: Int)

  @inlinable package init(policy: ReusePolicy) {
    self.policy = policy
  }

  /// - Complexity: O(1). Does not allocate.
  @inlinable package mutating func dequeue(_ identifier: String, rowID: Int) -> Numbered? {
    guard let bin = waiting[identifier] else { return nil }
    let cell =
      switch policy {
      case .pool: bin.cells.popLast()
      case .none: Numbered?.none
      case .keepAll: bin.byRowID.removeValue(forKey: rowID)
      }
    if cell != nil { count -= 1 }
    return cell
  }

  /// - Complexity: O(1). Allocates only to grow.
  @inlinable package mutating func recycle(_ cell: Numbered, _ identifier: String, rowID: Int) {
    switch policy {
    case .pool:
      bin(identifier).cells.append(cell)
    case .none:
      return
    case .keepAll:
      let bin = bin(identifier)
      if let other = bin.byRowID.updateValue(cell, forKey: rowID) { bin.cells.append(other) }
    }
    count += 1
  }

  /// Sorts the pooled cells so that they are reused in order of creation.
  ///
  /// If all cells are in the pool, a repetition of the same updates then gives each row the cell
  /// that it had before, so that storage that cells grew in the first pass suffices in the second.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cells.
  @inlinable package func rewind() {
    for bin in waiting.values { bin.cells.sort { $0.number > $1.number } }
  }

  /// All pooled cells, in unspecified order.
  @inlinable package var cells: [Cell] {
    waiting.values.flatMap { ($0.cells + $0.byRowID.values).map { $0.cell } }
  }

  @inlinable mutating func bin(_ identifier: String) -> Bin {
    if let bin = waiting[identifier] { return bin }
    let bin = Bin()
    waiting[identifier] = bin
    return bin
  }
}
