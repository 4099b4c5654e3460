/// The cells on the display in the order of their rows, kept up with the scroll by turning them
/// over.
///
/// All of it is inlinable: for a cell type of its own, a table gets code of its own, which allocates
/// nothing where generic code would, for the standard library's collections.
///
/// Cells that leave are recycled first and then serve those that come, as a table view does. Edits
/// (``inserted(at:)`` and its kin) come between two turnovers; until the next one, `placed` lacks
/// the rows that came and still holds those that the edits pushed off the display.
@usableFromInline package struct VisibleRows<Cell: AnyObject> {
  /// A row on the display, and the cell that shows it.
  @usableFromInline package struct Placed {
    @usableFromInline package internal(set) var row: Int
    @usableFromInline package let identifier: String
    /// The number of what the row says, whatever its place in the table.
    @usableFromInline package internal(set) var content: Int
    @usableFromInline package let cell: Cell
    /// The place of the cell in the order in which cells were made.
    @usableFromInline let number: Int
    /// What the cell still lacks to show its row.
    @usableFromInline package internal(set) var need: Need
    /// What edits after the last update added to that.
    @usableFromInline var needAfterTurnover = Need.nothing

    @inlinable init(
      row: Int, identifier: String, content: Int, cell: ReusePool<Cell>.Numbered, need: Need
    ) {
      self.row = row
      self.identifier = identifier
      self.content = content
      self.cell = cell.cell
      number = cell.number
      self.need = need
    }
  }

  /// What a cell lacks to show its row; each case includes those before it.
  @usableFromInline package enum Need: Int, Comparable, Sendable {
    case nothing
    /// It stands elsewhere: its frame must be set.
    case layout
    /// Its content, or the row's position in its section, may have changed.
    case configuration
    /// It came on the display with the last update.
    case arrival

    @inlinable package static func < (a: Need, b: Need) -> Bool { a.rawValue < b.rawValue }
  }

  /// The cells on the display, in the order of their rows.
  @usableFromInline package internal(set) var placed: [Placed] = []
  @usableFromInline package internal(set) var pool: ReusePool<Cell>
  /// What the last update did.
  @usableFromInline package internal(set) var lastUpdate = Update()
  /// Cells whose row is gone, on the display until the next update.
  @usableFromInline var leaving: [Placed] = []
  /// Whether a cell needs anything.
  @usableFromInline var isUnsettled = false
  /// Whether edits since the last update put cells that stay into another order.
  @usableFromInline var isReordered = false
  /// The cells made so far.
  @usableFromInline var cellsMade = 0
  /// What `placed` becomes when rows come between those that stay; kept for its memory.
  @usableFromInline var merged: [Placed] = []

  @inlinable package init(policy: ReusePolicy) {
    pool = ReusePool(policy: policy)
  }

  /// The number of cells that there are: on the display, or kept to be shown again.
  @inlinable package var cellsAlive: Int { placed.count + leaving.count + pool.count }

  /// What one update did.
  @usableFromInline package struct Update: Equatable, Sendable {
    /// Cells that came: the first `arrivedInFront` and the last `arrivedBehind` of ``placed``, and
    /// `arrivedBetween` among those that stayed.
    @usableFromInline package internal(set) var arrivedInFront = 0
    @usableFromInline package internal(set) var arrivedBetween = 0
    @usableFromInline package internal(set) var arrivedBehind = 0
    /// Cells that left.
    @usableFromInline package internal(set) var left = 0
    /// Cells that both left and came in another one's place, because the reuse identifier of their
    /// row changed: counted in `left` and `arrived` too.
    @usableFromInline package internal(set) var exchanged = 0
    /// Cells made because the pool had none.
    @usableFromInline package internal(set) var created = 0
    /// Whether cells that stayed stand in another order than before.
    @usableFromInline package internal(set) var isReordered = false

    @inlinable package init() {}

    @inlinable package var arrived: Int { arrivedInFront + arrivedBetween + arrivedBehind }
  }

  /// Brings the cells up to date with the rows that are now on the display, and with all edits.
  ///
  /// - Parameter identifier: The reuse identifier of a row.
  /// - Parameter content: The number of what a row says, its own whatever its place in the table;
  ///   the row's number will do for a table that is never edited.
  /// - Parameter make: Makes a cell for an identifier.
  /// - Parameter remove: Takes the cell of a row that left off the display.
  /// - Complexity: O(*v*) in the number of visible rows, and the same for each row that comes in
  ///   front. Allocates only to grow, and what `make` does.
  @inlinable package mutating func update(
    to rows: Range<Int>, identifier: (Int) -> String, content: (Int) -> Int = { $0 },
    make: (String) -> Cell, remove: (Cell) -> Void
  ) {
    var update = Update()
    update.isReordered = isReordered
    isReordered = false
    recycleLeaving(&update, remove)
    recycle(outside: rows, &update, remove)
    if isUnsettled { settle(identifier, content, &update, remove) }
    placeBetween(identifier, content, make, &update)
    let stayed = placed.isEmpty ? rows.lowerBound..<rows.lowerBound : run
    for row in stayed.upperBound..<rows.upperBound {
      placed.append(place(row, identifier, content, make, &update))
    }
    for row in (rows.lowerBound..<stayed.lowerBound).reversed() {
      placed.insert(place(row, identifier, content, make, &update), at: 0)
    }
    update.arrivedInFront = stayed.lowerBound - rows.lowerBound
    update.arrivedBehind = rows.upperBound - stayed.upperBound
    lastUpdate = update
    isUnsettled = isUnsettled || update.arrived > 0
  }

  /// Recycles all cells and starts over: turnovers that are repeated give each row the cell that it
  /// had.
  ///
  /// - Parameter remove: Takes a cell off the display.
  @inlinable package mutating func reset(remove: (Cell) -> Void) {
    reloadAll()
    update(
      to: 0..<0, identifier: { _ in "" }, make: { _ in preconditionFailure("nothing comes in") },
      remove: remove)
    pool.rewind()
  }

  /// Hands out the cells that came with the last update, in the order of their rows.
  @inlinable package func forEachArrival(_ body: (Placed) -> Void) {
    forEach(needing: .arrival, body)
  }

  /// Hands out the cells that came, and those whose content or position in the section may have
  /// changed, in the order of their rows.
  @inlinable package func forEachToConfigure(_ body: (Placed) -> Void) {
    forEach(needing: .configuration, body)
  }

  /// Hands out the cells to configure, and those that merely stand elsewhere, in the order of their
  /// rows.
  @inlinable package func forEachToLayout(_ body: (Placed) -> Void) {
    forEach(needing: .layout, body)
  }

  @inlinable func forEach(needing need: Need, _ body: (Placed) -> Void) {
    guard isUnsettled else { return }
    for index in placed.indices where placed[index].need >= need { body(placed[index]) }
  }
}
