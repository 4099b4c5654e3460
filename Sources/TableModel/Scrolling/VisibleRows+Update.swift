// The steps of an update.
extension VisibleRows {
  /// The rows from the first placed one to the last, with those between them that have no cell yet.
  ///
  /// - Precondition: There is a placed row.
  @inlinable var run: Range<Int> { placed[0].row..<placed[placed.count - 1].row + 1 }

  @inlinable mutating func recycleLeaving(_ update: inout Update, _ remove: (Cell) -> Void) {
    for index in leaving.indices { recycle(leaving[index], &update, remove) }
    leaving.removeAll(keepingCapacity: true)
  }

  @inlinable mutating func recycle(
    outside rows: Range<Int>, _ update: inout Update, _ remove: (Cell) -> Void
  ) {
    while let last = placed.last, last.row >= rows.upperBound || rows.isEmpty {
      recycle(placed.removeLast(), &update, remove)
    }
    var count = 0
    while count < placed.count, placed[count].row < rows.lowerBound {
      recycle(placed[count], &update, remove)
      count += 1
    }
    placed.removeFirst(count)
  }

  /// Applies the needs that edits have left, and recycles cells that can no longer show their row
  /// because its identifier changed or the cell is kept for another row.
  @inlinable mutating func settle(
    _ identifier: (Int, Cell?) -> String, _ rowID: (Int) -> Int, _ update: inout Update,
    _ remove: (Cell) -> Void
  ) {
    isUnsettled = false
    var kept = 0
    for index in placed.indices {
      placed[index].need = placed[index].needAfterUpdate
      placed[index].needAfterUpdate = .nothing
      if placed[index].need >= .configuration {
        let row = placed[index].row
        let rowID = rowID(row)
        if identifier(row, placed[index].cell) != placed[index].identifier
          || pool.policy == .keepAll && rowID != placed[index].rowID
        {
          recycle(placed[index], &update, remove)
          continue
        }
        placed[index].rowID = rowID
      }
      if placed[index].need > .nothing { isUnsettled = true }
      if kept < index { placed.swapAt(kept, index) }
      kept += 1
    }
    placed.removeLast(placed.count - kept)
  }

  /// Dequeues or creates cells for missing rows between placed ones.
  @inlinable mutating func placeBetween(
    _ identifier: (Int, Cell?) -> String, _ rowID: (Int) -> Int, _ make: (String) -> Cell,
    _ update: inout Update
  ) {
    guard !placed.isEmpty, placed.count < run.count else { return }
    var next = run.lowerBound
    for index in placed.indices {
      while next < placed[index].row {
        merged.append(place(next, identifier, rowID, make, &update))
        update.arrivedBetween += 1
        next += 1
      }
      merged.append(placed[index])
      next += 1
    }
    swap(&placed, &merged)
    merged.removeAll(keepingCapacity: true)
  }

  @inlinable mutating func recycle(
    _ placed: Placed, _ update: inout Update, _ remove: (Cell) -> Void
  ) {
    remove(placed.cell)
    pool.recycle((placed.cell, placed.number), placed.identifier, rowID: placed.rowID)
    update.left += 1
  }

  @inlinable mutating func place(
    _ row: Int, _ identifier: (Int, Cell?) -> String, _ rowID: (Int) -> Int,
    _ make: (String) -> Cell, _ update: inout Update
  ) -> Placed {
    let identifier = identifier(row, nil)
    let rowID = rowID(row)
    let cell: ReusePool<Cell>.Numbered
    if let waiting = pool.dequeue(identifier, rowID: rowID) {
      cell = waiting
    } else {
      update.created += 1
      cell = (make(identifier), cellsMade)
      cellsMade += 1
    }
    return Placed(row: row, identifier: identifier, rowID: rowID, cell: cell, need: .arrival)
  }
}
