import TableModel

/// A reference model of an edited table and its visible rows, to which each edit is reported:
/// after every update the visible rows must match the array.
struct EditedTable {
  struct Row: Equatable {
    let rowID: Int
    var version = 0
    var section: Int
  }

  /// The row of the data with which a cell was last configured.
  struct Shown: Equatable {
    var rowID: Int
    var version: Int
    var isFirst: Bool
    var isLast: Bool
  }

  final class Cell {
    let serial: Int
    let identifier: String
    var shown: Shown?
    var row: Int?
    init(serial: Int, identifier: String) {
      self.serial = serial
      self.identifier = identifier
    }
  }

  enum Edit: Equatable {
    case insert(Int)
    case remove(Int)
    case move(Int, Int)
    case reload(Int)
    case reloadVisible
    case reloadAll
  }

  private(set) var rows: [Row]
  private(set) var visibleRows: VisibleRows<Cell>
  private var nextRowID: Int
  private var cellsMade = 0
  /// The cells on the display by the number of their row in the data.
  private var onDisplay: [Int: Cell] = [:]
  /// The pooled cells by identifier, and for keep-all by row too.
  private var waiting: [String: [Int]] = [:]

  init(sections: [Int], policy: ReusePolicy) {
    rows = sections.enumerated().map { Row(rowID: $0.offset, section: $0.element) }
    nextRowID = rows.count
    visibleRows = VisibleRows(policy: policy)
  }

  func shown(_ row: Int) -> Shown {
    Shown(
      rowID: rows[row].rowID, version: rows[row].version,
      isFirst: row == 0 || rows[row - 1].section != rows[row].section,
      isLast: row == rows.count - 1 || rows[row + 1].section != rows[row].section)
  }

  private func identifier(_ row: Int) -> String {
    let shown = shown(row)
    return shown.isFirst || shown.isLast ? "cap" : "middle"
  }

  var possibleEdits: [Edit] {
    rows.indices.flatMap { row in
      [.insert(row), .remove(row), .reload(row)] + rows.indices.map { .move(row, $0) }
    } + [.insert(rows.count), .reloadVisible, .reloadAll]
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert(let row):
      let section = row < rows.count ? rows[row].section : rows.last?.section ?? 0
      rows.insert(Row(rowID: nextRowID, section: section), at: row)
      nextRowID += 1
      visibleRows.inserted(at: row)
    case .remove(let row):
      rows.remove(at: row)
      visibleRows.removed(row)
    case .move(let from, let to):
      var row = rows.remove(at: from)
      // It joins the section of the previous row, or of the next one.
      row.section = to > 0 ? rows[to - 1].section : rows.first?.section ?? row.section
      rows.insert(row, at: to)
      visibleRows.moved(from: from, to: to)
    case .reload(let row):
      rows[row].version += 1
      visibleRows.reload(row)
    case .reloadVisible:
      for placed in visibleRows.placed { rows[placed.row].version += 1 }
      visibleRows.reloadVisible()
    case .reloadAll:
      for index in rows.indices { rows[index].version += 1 }
      visibleRows.reloadAll()
      onDisplay = onDisplay.mapValues { Cell(serial: $0.serial, identifier: "gone") }
    }
  }

  /// Updates the visible rows and does the work that they require.
  ///
  /// - Returns: The violated expectations.
  mutating func update(to window: Range<Int>) -> [String] {
    let window = window.clamped(to: 0..<rows.count)
    let before = visibleRows
    var made: [Cell] = []
    var removed: [Cell] = []
    let table = self
    visibleRows.update(
      to: window, identifier: { row, _ in table.identifier(row) }, rowID: { table.rows[$0].rowID },
      make: {
        made.append(Cell(serial: table.cellsMade + made.count, identifier: $0))
        return made[made.count - 1]
      }, remove: { removed.append($0) })
    cellsMade += made.count
    visibleRows.forEach(needing: .configuration) { $0.cell.shown = shown($0.row) }
    visibleRows.forEach(needing: .layout) { $0.cell.row = $0.row }
    return faults(window, made: made, removed: removed, before: before)
  }

  private mutating func faults(
    _ window: Range<Int>, made: [Cell], removed: [Cell], before: VisibleRows<Cell>
  ) -> [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ text: @autoclosure () -> String) {
      if !holds { faults.append(text()) }
    }
    let placed = visibleRows.placed
    check(placed.map(\.row) == Array(window), "rows \(placed.map(\.row)), not \(window)")
    guard faults.isEmpty else { return faults }
    check(Set(placed.map(\.cell.serial)).count == placed.count, "a cell serves two rows")

    // A cell remains if it shows the same row and belongs to the right pool.
    var expectedArrivals: [Int] = []
    var next: [Int: Cell] = [:]
    for (row, placed) in zip(window, placed) {
      let rowID = rows[row].rowID
      check(placed.identifier == identifier(row), "row \(row) is in a cell of \(placed.identifier)")
      check(placed.identifier == placed.cell.identifier, "a cell has another pool's identifier")
      check(placed.cell.shown == shown(row), "row \(row) shows \(placed.cell.shown as Any)")
      check(placed.cell.row == row, "row \(row) stands at \(placed.cell.row as Any)")
      check(placed.rowID == rowID, "row \(row) is called \(placed.rowID)")
      if let cell = onDisplay[rowID], cell.identifier == identifier(row) {
        check(cell === placed.cell, "row \(row) has lost its cell")
      } else {
        expectedArrivals.append(row)
      }
      next[rowID] = placed.cell
    }
    var arrivals: [Int] = []
    visibleRows.forEach(needing: .arrival) { arrivals.append($0.row) }
    check(arrivals == expectedArrivals, "\(arrivals) came, not \(expectedArrivals)")

    let update = visibleRows.lastUpdate
    check(update.arrived == arrivals.count, "the count of arrivals is \(update.arrived)")
    check(update.created == made.count, "the count of new cells is \(update.created)")
    check(update.left == removed.count, "the count of departures is \(update.left)")
    check(Set(removed.map(\.serial)).count == removed.count, "a cell left twice")
    check(
      before.cellsAlive - before.pool.count - removed.count + arrivals.count == placed.count,
      "cells are lost")
    for expected in newCells(arrivals, removed) {
      check(made.count(where: { $0.identifier == expected.key }) == expected.value, "\(expected)")
    }
    let waiting = visibleRows.pool.cells
    check(waiting.count == visibleRows.pool.count, "the pool counts \(visibleRows.pool.count)")
    check(
      Set((waiting + placed.map(\.cell)).map(\.serial)).count == visibleRows.cellsAlive,
      "a cell is both placed and waiting, or waits twice")
    check(
      visibleRows.cellsAlive == (visibleRows.pool.policy == .none ? placed.count : cellsMade),
      "\(visibleRows.cellsAlive) of \(cellsMade) cells are alive")
    onDisplay = next
    return faults
  }

  /// Returns the number of cells to create for new rows, by identifier, and updates `waiting`, the
  /// rows of the pooled cells.
  private mutating func newCells(_ arrivals: [Int], _ removed: [Cell]) -> [String: Int] {
    for cell in removed {
      if let shown = cell.shown { waiting[cell.identifier, default: []].append(shown.rowID) }
    }
    var new = ["cap": 0, "middle": 0]
    for row in arrivals {
      let identifier = identifier(row)
      let index =
        switch visibleRows.pool.policy {
        case .pool: waiting[identifier]?.indices.last
        case .none: Int?.none
        case .keepAll: waiting[identifier]?.firstIndex(of: rows[row].rowID)
        }
      if let index {
        waiting[identifier]?.remove(at: index)
      } else {
        new[identifier, default: 0] += 1
      }
    }
    return new
  }
}
