/// What happens to a cell when its row has left the display.
package enum ReusePolicy: String, Sendable, CaseIterable {
  /// It waits in the pool of its identifier for another row: the platform's way.
  case pool
  /// It is thrown away; every row gets a new cell.
  case none

  /// What the policy does, in one sentence.
  package var summary: String {
    switch self {
    case .pool: "Cells are dequeued by identifier and reused."
    case .none: "Every row that comes in gets a new cell."
    }
  }
}

/// Cells that wait to be used again, by reuse identifier, the last one in first out.
package struct ReusePool<Cell: AnyObject> {
  private let policy: ReusePolicy
  private var waiting: [String: Bin] = [:]

  /// The cells of one identifier; an object, so that taking one changes no dictionary, which
  /// allocates.
  private final class Bin {
    var cells: [Cell] = []
  }

  package init(policy: ReusePolicy) {
    self.policy = policy
  }

  /// Takes a waiting cell out of the pool; `nil` if there is none.
  ///
  /// - Complexity: O(1).
  package mutating func dequeue(_ identifier: String) -> Cell? {
    waiting[identifier]?.cells.popLast()
  }

  /// Puts a cell back, or forgets it, as the policy says.
  package mutating func recycle(_ cell: Cell, _ identifier: String) {
    switch policy {
    case .pool: bin(identifier).cells.append(cell)
    case .none: break
    }
  }

  /// All cells that wait, in no order that means anything.
  package var cells: [Cell] { waiting.values.flatMap(\.cells) }

  private mutating func bin(_ identifier: String) -> Bin {
    if let bin = waiting[identifier] { return bin }
    let bin = Bin()
    waiting[identifier] = bin
    return bin
  }
}
