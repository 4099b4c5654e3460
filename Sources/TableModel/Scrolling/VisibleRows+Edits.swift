/// Edits between two updates, each O(*v*) in the number of visible rows.
///
/// Cells follow their rows to the new numbers at once. The neighbors of inserted, removed or moved
/// rows are configured again, because their position in the section may have changed.
extension VisibleRows {
  @inlinable package mutating func inserted(at row: Int) {
    precondition(row >= 0, "a row number is not negative")
    renumber(from: row, by: 1)
    require(.configuration, of: row - 1...row + 1)
  }

  /// The row's cell is recycled by the next update.
  @inlinable package mutating func removed(_ row: Int) {
    precondition(row >= 0, "a row number is not negative")
    if let index = placed.firstIndex(where: { $0.row == row }) {
      leaving.append(placed.remove(at: index))
    }
    renumber(from: row + 1, by: -1)
    require(.configuration, of: row - 1...row)
  }

  /// The row keeps its cell.
  @inlinable package mutating func moved(from: Int, to: Int) {
    precondition(from >= 0 && to >= 0, "a row number is not negative")
    let origin = placed.firstIndex { $0.row == from }
    var moving = origin.map { placed.remove(at: $0) }
    renumber(from: from + 1, by: -1)
    require(.configuration, of: from - 1...from)
    renumber(from: to, by: 1)
    moving?.row = to
    if let moving {
      let index = placed.firstIndex { $0.row > to } ?? placed.count
      placed.insert(moving, at: index)
      if index != origin { isReordered = true }
    }
    require(.configuration, of: to - 1...to + 1)
  }

  /// Marks a row as changed; it keeps its cell if its identifier is unchanged.
  @inlinable package mutating func reload(_ row: Int) {
    require(.configuration, of: row...row)
  }

  @inlinable package mutating func reload(rowID: Int) {
    for index in placed.indices where placed[index].rowID == rowID {
      require(.configuration, at: index)
    }
  }

  /// Marks all visible rows as changed; each keeps its cell if its identifier is unchanged.
  @inlinable package mutating func reloadVisible() {
    require(.configuration, of: 0...Int.max)
  }

  /// Marks all rows as replaced: the next update recycles every cell.
  @inlinable package mutating func reloadAll() {
    leaving.append(contentsOf: placed)
    placed.removeAll(keepingCapacity: true)
  }

  /// Marks the frames of all rows from a number on as changed, for example by a new height above.
  @inlinable package mutating func shifted(from row: Int) {
    require(.layout, of: row...Int.max)
  }

  @inlinable mutating func renumber(from row: Int, by step: Int) {
    for index in placed.indices where placed[index].row >= row {
      placed[index].row += step
      require(.layout, at: index)
    }
  }

  @inlinable mutating func require(_ need: Need, of rows: ClosedRange<Int>) {
    for index in placed.indices where rows.contains(placed[index].row) { require(need, at: index) }
  }

  /// Sets a cell's need now and for the next update.
  @inlinable mutating func require(_ need: Need, at index: Int) {
    placed[index].need = max(placed[index].need, need)
    placed[index].needAfterUpdate = max(placed[index].needAfterUpdate, need)
    isUnsettled = true
  }
}
