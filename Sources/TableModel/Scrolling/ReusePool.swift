/// What happens to a cell when its row has left the display.
@usableFromInline package enum ReusePolicy: String, Sendable, CaseIterable {
  /// It waits in the pool of its identifier for another row: the platform's way.
  case pool
  /// It is thrown away; every row gets a new cell.
  case none
  /// It is kept for its row alone, for ever: an array with a cell a row.
  case keepAll = "keep-all"

  /// What the policy does, in one sentence.
  package var summary: String {
    switch self {
    case .pool: "Cells are dequeued by identifier and reused."
    case .none: "Every row that comes in gets a new cell."
    case .keepAll: "Every row has a cell of its own that is kept for ever."
    }
  }
}

/// Cells that are not on the display but kept to be shown again, by reuse identifier.
///
/// Under ``ReusePolicy/pool`` any row takes the cell that came last; under
/// ``ReusePolicy/keepAll`` a row finds its own cell by its content's number.
@usableFromInline package struct ReusePool<Cell: AnyObject> {
  @usableFromInline package let policy: ReusePolicy
  /// The number of cells that are kept.
  @usableFromInline package internal(set) var count = 0
  @usableFromInline var waiting: [String: Bin] = [:]

  /// The cells of one identifier; an object, so that taking one changes no dictionary of strings,
  /// which allocates.
  @usableFromInline final class Bin {
    @usableFromInline init() {}

    /// Those that serve any row; under `keepAll` second cells of one content, which serve none.
    @usableFromInline var cells: [Numbered] = []
    /// Those that serve the row of one content.
    @usableFromInline var byContent: [Int: Numbered] = [:]
  }

  /// A cell and its number in the order in which the cells were made.
  @usableFromInline package struct Numbered {
    @usableFromInline package let cell: Cell
    @usableFromInline package let number: Int

    @inlinable package init(cell: Cell, number: Int) {
      self.cell = cell
      self.number = number
    }
  }

  @inlinable package init(policy: ReusePolicy) {
    self.policy = policy
  }

  /// Takes a cell out of the pool that may show a content; `nil` if there is none.
  ///
  /// - Complexity: O(1). Allocates nothing.
  @inlinable package mutating func dequeue(_ identifier: String, content: Int) -> Numbered? {
    guard let bin = waiting[identifier] else { return nil }
    let cell =
      switch policy {
      case .pool: bin.cells.popLast()
      case .none: Numbered?.none
      case .keepAll: bin.byContent.removeValue(forKey: content)
      }
    if cell != nil { count -= 1 }
    return cell
  }

  /// Puts a cell back that showed a content, or forgets it, as the policy says.
  ///
  /// - Complexity: O(1). Allocates only to grow.
  @inlinable package mutating func recycle(_ cell: Numbered, _ identifier: String, content: Int) {
    switch policy {
    case .pool:
      bin(identifier).cells.append(cell)
    case .none:
      return
    case .keepAll:
      let bin = bin(identifier)
      if let other = bin.byContent.updateValue(cell, forKey: content) { bin.cells.append(other) }
    }
    count += 1
  }

  /// Brings the cells that wait into such an order that the one made first is taken first.
  ///
  /// Turnovers that are repeated from then on give each row the cell that it had, as long as all
  /// cells are in the pool: what a cell grew for the first time, it has the second.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cells.
  @inlinable package func rewind() {
    for bin in waiting.values { bin.cells.sort { $0.number > $1.number } }
  }

  /// All cells that are kept, in no order that means anything.
  @inlinable package var cells: [Cell] {
    waiting.values.flatMap { ($0.cells + $0.byContent.values).map(\.cell) }
  }

  @inlinable mutating func bin(_ identifier: String) -> Bin {
    if let bin = waiting[identifier] { return bin }
    let bin = Bin()
    waiting[identifier] = bin
    return bin
  }
}
