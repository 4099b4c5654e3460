extension ItemTree {
  /// A distance from the top that counts rows, sections, units or a mix of them.
  struct Scale {
    var rows = 0
    var sections = 0
    var units = 0

    static let byRow = Scale(rows: 1)
    static let bySection = Scale(sections: 1)
    static let byItem = Scale(rows: 1, sections: 1)

    /// - Parameter gap: What the start of a section takes up, in units.
    static func byOffset(gap: Int) -> Scale { Scale(sections: gap, units: 1) }

    /// Wraps rather than traps, to be quick: no length of a table comes near the end of `Int`.
    func length(_ sum: ItemSum) -> Int {
      Int(sum.rows) &* rows &+ Int(sum.sections) &* sections &+ sum.units &* units
    }
  }

  /// An item and what lies above it.
  struct Place {
    let item: TableItem
    /// Where in `items` it is.
    let index: Int
    /// Where in `items` its leaf is.
    let leaf: Range<Int>
    let sumBefore: ItemSum

    var sumAfter: ItemSum {
      var sum = sumBefore
      sum += item
      return sum
    }
  }

  /// The first item at whose end a distance from the top is reached.
  ///
  /// - Parameter distance: The first item is found if it is 0 or less.
  /// - Returns: Nothing if all items together do not reach the distance.
  /// - Complexity: O(log *n*) in the number of items. Allocates nothing.
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

  /// The place of a row.
  ///
  /// - Precondition: The row is in the table.
  func place(ofRow row: Int) -> Place {
    precondition((0..<Int(sum.rows)).contains(row), "row \(row) is not in the table")
    return place(reaching: row + 1, .byRow)!
  }

  /// The items on either side of a place; nothing beyond the ends of the table.
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

  /// What lies above the start of a section; everything for the number of sections.
  ///
  /// - Precondition: The section is in the table, or the one after the last.
  func sum(beforeSection section: Int) -> ItemSum {
    precondition((0...Int(sum.sections)).contains(section), "section \(section) does not exist")
    return place(reaching: section + 1, .bySection)?.sumBefore ?? sum
  }

  /// Puts another height or mark on a row.
  ///
  /// - Complexity: O(log *n*) in the number of items. Allocates nothing, if the tree is not shared.
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
