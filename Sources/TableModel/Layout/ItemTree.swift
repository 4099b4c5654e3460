/// The starts of sections and the rows of a table in one order, with sums over any part from the
/// top: a B+ tree.
///
/// Items lie in leaves of a fixed capacity; above them, a node lists its children with the sum of
/// each. Leaves and nodes are slices of two arrays, so that a look-up follows indices and allocates
/// nothing. Every leaf and node but the root is filled to at least a third.
///
/// A row takes 8 bytes where its leaf is full. A tree is built with leaves filled to three quarters
/// and room for an eighth more: 12 bytes a row, and 0.4 for the nodes.
struct ItemTree: Sendable {
  /// A child as its node lists it.
  struct Entry: Sendable {
    var sum = ItemSum()
    /// The number of a node; of a leaf, if it is on level 0.
    var child: Int32 = 0
    /// How many entries or items the child has.
    var fill: Int32 = 0
  }

  /// Items a leaf.
  ///
  /// A look-up walks half a leaf at about 1 ns an item and an edit moves half of one, while a node
  /// costs 24 bytes a leaf: 128 is where a longer leaf would no longer save memory that matters.
  static let usualLeafCapacity = 128

  let leafCapacity: Int
  let nodeCapacity: Int
  var items: [TableItem] = []
  var entries: [Entry] = []
  var root = Entry()
  /// The number of levels of nodes above the leaves; 0 if the root is a leaf.
  var height = 0
  /// The first of the leaves, and of the nodes, that are free: each names the next; -1 for none.
  var freeLeaf = -1
  var freeNode = -1

  var sum: ItemSum { root.sum }

  func capacity(onLevel level: Int) -> Int { level == 0 ? leafCapacity : nodeCapacity }

  /// A tree of sections.
  ///
  /// - Parameter row: The item of a row, given its number; asked once for each row from the top.
  /// - Complexity: O(*n*) in the number of rows and sections.
  init(rowCounts: [Int], leafCapacity: Int = usualLeafCapacity, row: (Int) -> TableItem) {
    precondition(leafCapacity >= 4, "a leaf has room for 4 items or more")
    self.leafCapacity = leafCapacity
    nodeCapacity = max(4, leafCapacity / 4)
    var count = rowCounts.count
    for rows in rowCounts {
      precondition(rows >= 0, "a section has no fewer than 0 rows")
      count += rows
    }
    precondition(count <= Int32.max, "\(count) rows and sections are too many for a table")

    let leaves = Self.parts(of: count, capacity: leafCapacity)
    items.reserveCapacity((leaves + leaves / 8 + 1) * leafCapacity)
    var level: [Entry] = []
    level.reserveCapacity(leaves)
    var section = 0
    var nextRow = 0
    var rowsBelow = 0  // to come in this section
    for leaf in 0..<leaves {
      var entry = Entry(child: Int32(leaf))
      entry.fill = Int32(count * (leaf + 1) / leaves - count * leaf / leaves)
      for _ in 0..<entry.fill {
        let item: TableItem
        if rowsBelow == 0 {
          item = .sectionStart
          rowsBelow = rowCounts[section]
          section += 1
        } else {
          item = row(nextRow)
          nextRow += 1
          rowsBelow -= 1
        }
        items.append(item)
        entry.sum += item
      }
      for _ in Int(entry.fill)..<leafCapacity { items.append(.sectionStart) }
      level.append(entry)
    }
    buildNodes(above: level)
  }

  private mutating func buildNodes(above leaves: [Entry]) {
    var level = leaves
    while level.count > 1 {
      let nodes = Self.parts(of: level.count, capacity: nodeCapacity)
      var above: [Entry] = []
      above.reserveCapacity(nodes)
      for node in 0..<nodes {
        let children = level.count * node / nodes..<level.count * (node + 1) / nodes
        var entry = Entry(child: Int32(entries.count / nodeCapacity), fill: Int32(children.count))
        for child in children {
          entries.append(level[child])
          entry.sum += level[child].sum
        }
        for _ in children.count..<nodeCapacity { entries.append(Entry()) }
        above.append(entry)
      }
      level = above
      height += 1
    }
    root = level[0]
  }

  /// How many parts of about equal size hold a number of things when each is three quarters full.
  private static func parts(of count: Int, capacity: Int) -> Int {
    let usual = capacity * 3 / 4
    return max(1, (count + usual - 1) / usual)
  }
}
