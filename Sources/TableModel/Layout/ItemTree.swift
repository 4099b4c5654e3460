/// A table's section starts and rows in order, with sums over any prefix.
///
/// Items are stored in leaves of fixed capacity, slices of one array, so that a lookup does not
/// allocate. The sums of the leaves form a Fenwick tree: element *i*, counted from 1, is the sum of
/// the leaves up to the *i*-th, as many as the lowest bit of *i* says (P. M. Fenwick, "A New Data
/// Structure for Cumulative Frequency Tables", Software: Practice and Experience 24, 1994).
///
/// A row takes 8 bytes in a full leaf. A new tree has leaves that are three quarters full and a
/// spare capacity of an eighth: 12 bytes per row, and 0.4 for leaves and sums. No leaf is empty.
struct ItemTree: Sendable {
  private struct Leaf: Sendable {
    /// The index of its first item in `items`.
    let start: Int
    var sum = ItemSum()

    var end: Int { start + sum.items }
  }

  /// A lookup scans half a leaf at about 1 ns per item and an edit moves half of one, while leaf
  /// and sum take 40 bytes: beyond 128, longer leaves save no significant memory.
  static let usualLeafCapacity = 128

  private let leafCapacity: Int
  private var items: [TableItem] = []
  private var leaves: [Leaf] = []
  private var sums: [ItemSum] = []
  /// The starts of the slices of leaves that became empty.
  private var freeStarts: [Int] = []
  private(set) var sum = ItemSum()

  /// - Parameter row: Returns the item of a row; called once per row from the top.
  /// - Complexity: O(*n*) in the number of rows and sections.
  init(rowCounts: [Int], leafCapacity: Int = usualLeafCapacity, row: (Int) -> TableItem) {
    precondition(leafCapacity >= 4, "a leaf has a capacity of at least 4 items")
    self.leafCapacity = leafCapacity
    var count = rowCounts.count
    for rows in rowCounts {
      precondition(rows >= 0, "the number of rows of a section is not negative")
      count += rows
    }
    precondition(count <= Int32.max, "\(count) rows and sections are too many for a table")
    let leafCount = count / (leafCapacity * 3 / 4) + 1
    items.reserveCapacity((leafCount + leafCount / 8 + 1) * leafCapacity)
    leaves.reserveCapacity(leafCount)
    var leaf = newLeaf()
    var nextRow = 0
    for rows in rowCounts {
      for index in 0...rows {
        if leaf.sum.items == leafCapacity * 3 / 4 {
          leaves.append(leaf)
          leaf = newLeaf()
        }
        let item = index == 0 ? .sectionStart : row(nextRow)
        if index > 0 { nextRow += 1 }
        items[leaf.end] = item
        leaf.sum += item.sum
      }
    }
    if leaf.sum.items > 0 { leaves.append(leaf) }
    for leaf in leaves { sum += leaf.sum }
    addUpLeaves()
  }

  /// Returns an empty leaf; the capacity grows by an eighth instead of doubling.
  private mutating func newLeaf() -> Leaf {
    if let start = freeStarts.popLast() { return Leaf(start: start) }
    let start = items.count
    if start + leafCapacity > items.capacity {
      items.reserveCapacity(start + start / 8 + leafCapacity)
    }
    items.append(contentsOf: repeatElement(.sectionStart, count: leafCapacity))
    return Leaf(start: start)
  }

  private mutating func addUpLeaves() {
    sums.removeAll(keepingCapacity: true)
    for leaf in leaves { sums.append(leaf.sum) }
    for number in 1..<leaves.count + 1 {
      let next = number + (number & -number)
      if next <= sums.count { sums[next - 1] += sums[number - 1] }
    }
  }

  private mutating func change(_ leaf: Int, by difference: ItemSum) {
    sum += difference
    leaves[leaf].sum += difference
    var number = leaf + 1
    while number <= sums.count {
      sums[number - 1] += difference
      number += number & -number
    }
  }
}

// Lookups

extension ItemTree {
  /// An item and the sum of all items above it.
  struct Place {
    let item: TableItem
    /// The item's index in `items`.
    fileprivate let index: Int
    fileprivate let leaf: Int
    let sumBefore: ItemSum

    var sumAfter: ItemSum { sumBefore + item.sum }
  }

  /// Returns the first item whose end reaches a distance from the top; `nil` if all end before it.
  ///
  /// - Parameters:
  ///   - distance: 0 or less finds the first item.
  ///   - end: Returns the distance of the end of items from their sum; never decreases with more
  ///     items.
  /// - Complexity: O(log *n*) in the number of items. Does not allocate.
  @inline(__always)
  func place(reaching distance: Int, _ end: (ItemSum) -> Int) -> Place? {
    guard !leaves.isEmpty, end(sum) >= distance else { return nil }
    // The leaf is the number of leaves that end before the distance, found from its highest bit.
    var before = ItemSum()
    var leaf = 0
    var step = 1 << (Int.bitWidth - 1 - leaves.count.leadingZeroBitCount)
    while step > 0 {
      if leaf + step <= sums.count {
        let next = before + sums[leaf + step - 1]
        if end(next) < distance { (before, leaf) = (next, leaf + step) }
      }
      step >>= 1
    }
    var index = leaves[leaf].start
    while true {
      let item = items[index]
      let next = before + item.sum
      if end(next) >= distance {
        return Place(item: item, index: index, leaf: leaf, sumBefore: before)
      }
      before = next
      index += 1
    }
  }

  func place(ofRow row: Int) -> Place {
    precondition((0..<Int(sum.rows)).contains(row), "row \(row) is not in the table")
    return place(reaching: row + 1) { Int($0.rows) }!
  }

  /// Returns the adjacent items, `nil` beyond the ends of the table.
  func neighbors(of place: Place) -> (above: TableItem?, below: TableItem?) {
    let (leaf, index) = (place.leaf, place.index)
    let above =
      index > leaves[leaf].start
      ? items[index - 1] : leaf > 0 ? items[leaves[leaf - 1].end - 1] : nil
    let below =
      index + 1 < leaves[leaf].end
      ? items[index + 1] : leaf + 1 < leaves.count ? items[leaves[leaf + 1].start] : nil
    return (above, below)
  }

  /// The total if `section` is the number of sections.
  func sum(beforeSection section: Int) -> ItemSum {
    precondition((0...Int(sum.sections)).contains(section), "section \(section) does not exist")
    return place(reaching: section + 1) { Int($0.sections) }?.sumBefore ?? sum
  }
}

// Edits

extension ItemTree {
  /// - Parameter position: The number of items above, at least 1.
  /// - Complexity: O(log *n*) in the number of items. A full leaf is split, which takes O(*n*) in
  ///   the number of leaves, once in many insertions; growing the arrays copies them.
  mutating func insert(_ item: TableItem, at position: Int) {
    precondition(
      position > 0 && position <= sum.items, "position \(position) is not below an item")
    precondition(sum.items < Int32.max, "the table is full")
    var above = place(reaching: position, \.items)!
    if leaves[above.leaf].sum.items == leafCapacity {
      split(above.leaf)
      above = place(reaching: position, \.items)!
    }
    let end = leaves[above.leaf].end
    var index = end
    while index > above.index + 1 {
      items[index] = items[index - 1]
      index -= 1
    }
    items[index] = item
    change(above.leaf, by: item.sum)
  }

  /// - Complexity: O(log *n*) in the number of items, and O(*n*) in the number of leaves if the
  ///   last one of a leaf is removed.
  mutating func remove(at position: Int) -> TableItem {
    precondition((0..<sum.items).contains(position), "position \(position) is not in the table")
    let place = place(reaching: position + 1, \.items)!
    for index in place.index + 1..<leaves[place.leaf].end { items[index - 1] = items[index] }
    change(place.leaf, by: ItemSum() - place.item.sum)
    if leaves[place.leaf].sum.items == 0 {
      freeStarts.append(leaves.remove(at: place.leaf).start)
      addUpLeaves()
    }
    return place.item
  }

  /// - Complexity: O(log *n*) in the number of items. Does not allocate if the storage is unique.
  mutating func replaceRow(_ row: Int, with change: (TableItem) -> TableItem) {
    let place = place(ofRow: row)
    let item = change(place.item)
    items[place.index] = item
    self.change(place.leaf, by: item.sum - place.item.sum)
  }

  private mutating func split(_ leaf: Int) {
    var lower = newLeaf()
    for index in leaves[leaf].start + leafCapacity / 2..<leaves[leaf].end {
      items[lower.end] = items[index]
      lower.sum += items[index].sum
    }
    leaves[leaf].sum = leaves[leaf].sum - lower.sum
    leaves.insert(lower, at: leaf + 1)
    addUpLeaves()
  }
}
