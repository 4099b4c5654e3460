/// The cells on the display in the order of their rows, updated while the table scrolls.
///
/// Everything is inlinable: specialized for its cell type, the code does not allocate, unlike
/// generic code of the standard library's collections.
///
/// As in a table view, cells that leave are recycled before cells are dequeued for new rows. Edits
/// (such as ``inserted(at:)``) happen between two updates; until the next update, `placed` lacks
/// inserted rows and still contains rows that edits moved off the display.
@usableFromInline package struct VisibleRows<Cell: AnyObject> {
  /// A row on the display and its cell.
  @usableFromInline package struct Placed {
    @usableFromInline package internal(set) var row: Int
    @usableFromInline package let identifier: String
    /// The number of the row in the data, independent of its position in the table.
    @usableFromInline package internal(set) var rowID: Int
    @usableFromInline package let cell: Cell
    /// The cell's number in order of creation.
    @usableFromInline let number: Int
    @usableFromInline package internal(set) var need: Need
    /// The work added by edits since the last update.
    @usableFromInline var needAfterUpdate = Need.nothing

    @inlinable init(
      row: Int, identifier: String, rowID: Int, cell: ReusePool<Cell>.Numbered, need: Need
    ) {
      self.row = row
      self.identifier = identifier
      self.rowID = rowID
      self.cell = cell.cell
      number = cell.number
      self.need = need
    }
  }

  /// The work that a cell requires to show its row; each case includes the previous ones.
  @usableFromInline package enum Need: Int, Comparable, Sendable {
    case nothing
    /// Its frame must be set.
    case layout
    /// The row, or the row's position in its section, may have changed.
    case configuration
    /// It was dequeued by the last update.
    case arrival

    @inlinable package static func < (a: Need, b: Need) -> Bool { a.rawValue < b.rawValue }
  }

  @usableFromInline package internal(set) var placed: [Placed] = []
  @usableFromInline package internal(set) var pool: ReusePool<Cell>
  @usableFromInline package internal(set) var lastUpdate = Update()
  /// The cells of removed rows, on the display until the next update.
  @usableFromInline var leaving: [Placed] = []
  /// Indicates whether any cell requires work.
  @usableFromInline var isUnsettled = false
  /// Indicates whether edits since the last update reordered cells.
  @usableFromInline var isReordered = false
  @usableFromInline var cellsMade = 0
  /// A buffer for `placed` when rows are inserted between others; kept for its storage.
  @usableFromInline var merged: [Placed] = []

  @inlinable package init(policy: ReusePolicy) {
    pool = ReusePool(policy: policy)
  }

  @inlinable package var cellsAlive: Int { placed.count + leaving.count + pool.count }

  /// The counts of one update.
  @usableFromInline package struct Update: Equatable, Sendable {
    /// The numbers of dequeued cells: the first `arrivedInFront` and the last `arrivedBehind` of
    /// ``placed``, and `arrivedBetween` among the others.
    @usableFromInline package internal(set) var arrivedInFront = 0
    @usableFromInline package internal(set) var arrivedBetween = 0
    @usableFromInline package internal(set) var arrivedBehind = 0
    /// The number of recycled cells.
    @usableFromInline package internal(set) var left = 0
    @usableFromInline package internal(set) var created = 0
    /// Indicates whether remaining cells changed their order.
    @usableFromInline package internal(set) var isReordered = false

    @inlinable package init() {}

    @inlinable package var arrived: Int { arrivedInFront + arrivedBetween + arrivedBehind }
  }

  /// Updates the cells for the visible rows and all edits.
  ///
  /// - Parameters:
  ///   - identifier: Returns the reuse identifier of a row, given the cell that shows it; `nil` for
  ///     a row that comes in.
  ///   - rowID: Returns the number of a row in the data; the default suffices for a table that is
  ///     never edited.
  /// - Complexity: O(*v*) in the number of visible rows, plus O(*v*) for each row that is added in
  ///   front. Allocates only to grow and in `make`.
  @inlinable package mutating func update(
    to rows: Range<Int>, identifier: (Int, Cell?) -> String, rowID: (Int) -> Int = { $0 },
    make: (String) -> Cell, remove: (Cell) -> Void
  ) {
    var update = Update()
    update.isReordered = isReordered
    isReordered = false
    recycleLeaving(&update, remove)
    recycle(outside: rows, &update, remove)
    if isUnsettled { settle(identifier, rowID, &update, remove) }
    placeBetween(identifier, rowID, make, &update)
    let stayed = placed.isEmpty ? rows.lowerBound..<rows.lowerBound : run
    for row in stayed.upperBound..<rows.upperBound {
      placed.append(place(row, identifier, rowID, make, &update))
    }
    for row in (rows.lowerBound..<stayed.lowerBound).reversed() {
      placed.insert(place(row, identifier, rowID, make, &update), at: 0)
    }
    update.arrivedInFront = stayed.lowerBound - rows.lowerBound
    update.arrivedBehind = rows.upperBound - stayed.upperBound
    lastUpdate = update
    isUnsettled = isUnsettled || update.arrived > 0
  }

  /// Recycles all cells and resets the pool, so that a repetition of the same updates gives each
  /// row the same cell.
  @inlinable package mutating func reset(remove: (Cell) -> Void) {
    reloadAll()
    update(
      to: 0..<0, identifier: { _, _ in "" },
      make: { _ in preconditionFailure("no row is visible") }, remove: remove)
    pool.rewind()
  }

  /// Calls `body` with the cells that require some work, or more, in the order of their rows;
  /// `.nothing` means all cells.
  @inlinable package func forEach(needing need: Need, _ body: (Placed) -> Void) {
    guard isUnsettled || need == .nothing else { return }
    for index in placed.indices where placed[index].need >= need { body(placed[index]) }
  }
}
