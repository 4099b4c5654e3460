/// The cells on the display in the order of their rows, kept up with the scroll by turning them
/// over.
///
/// Cells that leave are recycled first and then serve those that come, as a table view does.
package struct TableDriver<Cell: AnyObject> {
  /// A row on the display, and the cell that shows it.
  package struct Placed {
    package let row: Int
    package let identifier: String
    package let cell: Cell
  }

  /// The cells on the display, in the order of their rows.
  package private(set) var placed: [Placed] = []
  package private(set) var pool: ReusePool<Cell>
  /// What the last turnover did.
  package private(set) var lastTurnover = Turnover()
  private var window = VisibleWindow()

  package init(policy: ReusePolicy) {
    pool = ReusePool(policy: policy)
  }

  /// What one turnover did.
  package struct Turnover: Equatable, Sendable {
    /// Rows that came: the first `arrivedInFront` and the last `arrivedBehind` of ``placed``.
    package var arrivedInFront = 0
    package var arrivedBehind = 0
    /// Rows that left.
    package var left = 0
    /// Cells made because the pool had none.
    package var created = 0

    package init() {}

    package var arrived: Int { arrivedInFront + arrivedBehind }
  }

  /// Brings the cells up to date with the rows that are now on the display.
  ///
  /// - Parameter identifier: The reuse identifier of a row.
  /// - Parameter make: Makes a cell for an identifier.
  /// - Parameter remove: Takes the cell of a row that left off the display.
  /// - Complexity: O(*v*) in the number of visible rows. Allocates only to grow, and what `make`
  ///   does.
  package mutating func turnOver(
    to rows: Range<Int>, identifier: (Int) -> String, make: (String) -> Cell,
    remove: (Cell) -> Void
  ) {
    let change = window.move(to: rows)
    var turnover = Turnover()
    turnover.left = change.departures.count
    for _ in change.departures.back { recycle(placed.removeLast(), remove) }
    for index in 0..<change.departures.front.count { recycle(placed[index], remove) }
    placed.removeFirst(change.departures.front.count)
    for row in change.arrivals.back {
      placed.append(place(row, identifier(row), make, &turnover.created))
    }
    for row in change.arrivals.front.reversed() {
      placed.insert(place(row, identifier(row), make, &turnover.created), at: 0)
    }
    turnover.arrivedInFront = change.arrivals.front.count
    turnover.arrivedBehind = change.arrivals.back.count
    lastTurnover = turnover
  }

  /// Hands out the cells whose rows came with the last turnover, in the order of their rows.
  package func forEachArrival(_ body: (Placed) -> Void) {
    for index in 0..<lastTurnover.arrivedInFront { body(placed[index]) }
    for index in placed.count - lastTurnover.arrivedBehind..<placed.count { body(placed[index]) }
  }

  private mutating func recycle(_ placed: Placed, _ remove: (Cell) -> Void) {
    remove(placed.cell)
    pool.recycle(placed.cell, placed.identifier)
  }

  private mutating func place(
    _ row: Int, _ identifier: String, _ make: (String) -> Cell, _ created: inout Int
  ) -> Placed {
    if let cell = pool.dequeue(identifier) {
      return Placed(row: row, identifier: identifier, cell: cell)
    }
    created += 1
    return Placed(row: row, identifier: identifier, cell: make(identifier))
  }
}
