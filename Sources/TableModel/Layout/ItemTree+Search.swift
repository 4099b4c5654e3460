extension ItemTree {
  /// A linear measure of distance from the top: weights of rows, sections and units.
  struct Scale {
    var rows = 0
    var sections = 0
    var units = 0

    static let byRow = Scale(rows: 1)
    static let bySection = Scale(sections: 1)
    static let byItem = Scale(rows: 1, sections: 1)
    static let byHeight = Scale(units: 1)

    /// - Parameter gap: The size of a section start, in units.
    static func byOffset(gap: Int) -> Scale { Scale(sections: gap, units: 1) }

    /// Returns the weighted sum, with wrapping arithmetic for speed: table lengths are far below
    /// `Int.max`.
    func length(_ sum: ItemSum) -> Int {
      Int(sum.rows) &* rows &+ Int(sum.sections) &* sections &+ sum.units &* units
    }
  }

  /// An item and the sum of all items above it.
  struct Place {
    let item: TableItem
    /// The item's index in `items`.
    let index: Int
    /// The range of its leaf in `items`.
    let leaf: Range<Int>
    let sumBefore: ItemSum

    var sumAfter: ItemSum {
      var sum = sumBefore
      sum += item
      return sum
    }
  }

  /// Returns the first item whose end reaches a distance from the top.
  ///
  /// - Parameter distance: The distance; 0 or less finds the first item.
  /// - Returns: `nil` if the sum of all items is below the distance.
  /// - Complexity: O(log *n*) in the number of items. Does not allocate.
  func place(reaching distance: Int, _ scale: Scale) -> Place? {
    guard root.fill > 0, scale.length(root.sum) >= distance else { return nil }
    var sum = ItemSum()
    var length = 0
    var part = root
    for _ in 0..<height {
      var slot = Int(part.child) * nodeCapacity
      while true {
        let entry = entries[slot]
        let next = length &+ scale.length(entry.sum)
        if next >= distance {
          part = entry
          break
        }
        length = next
        sum += entry.sum
        slot += 1
      }
    }
    let start = Int(part.child) * leafCapacity
    let leaf = start..<start + Int(part.fill)
    var index = start
    while true {
      let item = items[index]
      var next = sum
      next += item
      if scale.length(next) >= distance {
        return Place(item: item, index: index, leaf: leaf, sumBefore: sum)
      }
      sum = next
      index += 1
    }
  }

  /// Returns the place of a row.
  ///
  /// - Precondition: The row is in the table.
  func place(ofRow row: Int) -> Place {
    precondition((0..<Int(sum.rows)).contains(row), "row \(row) is not in the table")
    return place(reaching: row + 1, .byRow)!
  }

  /// Returns the adjacent items, `nil` beyond the ends of the table.
  func neighbors(of place: Place) -> (above: TableItem?, below: TableItem?) {
    let position = place.sumBefore.items
    let above =
      place.index > place.leaf.lowerBound ? items[place.index - 1] : item(at: position - 1)
    let below =
      place.index + 1 < place.leaf.upperBound ? items[place.index + 1] : item(at: position + 1)
    return (above, below)
  }

  private func item(at position: Int) -> TableItem? {
    position < 0 ? nil : self.place(reaching: position + 1, .byItem)?.item
  }

  /// Returns the sum of the items above the start of a section; the total for the number of
  /// sections.
  ///
  /// - Precondition: The section is in the table, or the one after the last.
  func sum(beforeSection section: Int) -> ItemSum {
    precondition((0...Int(sum.sections)).contains(section), "section \(section) does not exist")
    return place(reaching: section + 1, .bySection)?.sumBefore ?? sum
  }

  /// Replaces a row's item with a changed height or mark.
  ///
  /// - Complexity: O(log *n*) in the number of items. Does not allocate if the storage is unique.
  mutating func replaceRow(_ row: Int, with change: (TableItem) -> TableItem) {
    let place = place(ofRow: row)
    let item = change(place.item)
    items[place.index] = item
    let growth = item.units - place.item.units
    guard growth != 0 else { return }
    var rowsAbove = 0
    var child = Int(root.child)
    root.sum.units += growth
    for _ in 0..<height {
      var slot = child * nodeCapacity
      while rowsAbove + Int(entries[slot].sum.rows) <= row {
        rowsAbove += Int(entries[slot].sum.rows)
        slot += 1
      }
      entries[slot].sum.units += growth
      child = Int(entries[slot].child)
    }
  }
}
