/// Edits between two turnovers, each O(*v*) in the number of visible rows.
///
/// Placed cells follow their rows to the new numbers at once. The neighbours of what came, left or
/// moved are to be configured again, because their position in the section may be another now.
extension VisibleRows {
  /// A row came in at a number; it and those behind it are one further.
  @inlinable package mutating func inserted(at row: Int) {
    precondition(row >= 0, "rows are counted from 0")
    renumber(from: row, by: 1)
    require(.configuration, of: row - 1...row + 1)
  }

  /// A row is gone, and those behind it are one nearer.
  ///
  /// Its cell leaves at the next update.
  @inlinable package mutating func removed(_ row: Int) {
    precondition(row >= 0, "rows are counted from 0")
    if let index = placed.firstIndex(where: { $0.row == row }) {
      leaving.append(placed.remove(at: index))
    }
    renumber(from: row + 1, by: -1)
    require(.configuration, of: row - 1...row)
  }

  /// A row has another number, and keeps its cell.
  ///
  /// - Parameter from: Its number before.
  /// - Parameter to: Its number now: that of the row which, without it, would stand there.
  @inlinable package mutating func moved(from: Int, to: Int) {
    precondition(from >= 0 && to >= 0, "rows are counted from 0")
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

  /// A row says something else; it keeps its cell if its identifier is the same.
  @inlinable package mutating func reload(_ row: Int) {
    require(.configuration, of: row...row)
  }

  /// Every row on the display says something else; each keeps its cell if its identifier is the
  /// same.
  @inlinable package mutating func reloadVisible() {
    require(.configuration, of: 0...Int.max)
  }

  /// The table is another one: every cell leaves at the next update, and all rows come anew.
  @inlinable package mutating func reloadAll() {
    leaving.append(contentsOf: placed)
    placed.removeAll(keepingCapacity: true)
  }

  /// The rows from a number on stand elsewhere, as when the height of one in front has changed.
  @inlinable package mutating func shifted(from row: Int) {
    require(.layout, of: row...Int.max)
  }

  /// Adds a number to those of the placed rows from one on, which stand elsewhere with that.
  @inlinable mutating func renumber(from row: Int, by step: Int) {
    for index in placed.indices where placed[index].row >= row {
      placed[index].row += step
      require(.layout, at: index)
    }
  }

  @inlinable mutating func require(_ need: Need, of rows: ClosedRange<Int>) {
    for index in placed.indices where rows.contains(placed[index].row) { require(need, at: index) }
  }

  /// Lets a cell need something now and at the next update.
  @inlinable mutating func require(_ need: Need, at index: Int) {
    placed[index].need = max(placed[index].need, need)
    placed[index].needAfterTurnover = max(placed[index].needAfterTurnover, need)
    isUnsettled = true
  }
}
