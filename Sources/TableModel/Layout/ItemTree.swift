/// A B+ tree of a table's section starts and rows in order, with sums over any prefix.
///
/// Items are stored in leaves of fixed capacity; a node stores its children with the sum of each.
/// Leaves and nodes are slices of two arrays, so that a lookup follows indices and does not
/// allocate. Every leaf and node except the root is at least a third full.
///
/// A row takes 8 bytes in a full leaf. A new tree has leaves that are three quarters full and a
/// spare capacity of an eighth: 12 bytes per row, and 0.4 for the nodes.
struct ItemTree: Sendable {
  /// A reference from a node to a child.
  struct Entry: Sendable {
    var sum = ItemSum()
    /// The number of the child node, or of the leaf on level 0.
    var child: Int32 = 0
    /// The number of entries or items of the child.
    var fill: Int32 = 0
  }

  /// The default number of items per leaf.
  ///
  /// A lookup scans half a leaf at about 1 ns per item and an edit moves half of one, while nodes
  /// take 24 bytes per leaf: beyond 128, longer leaves save no significant memory.
  static let usualLeafCapacity = 128

  let leafCapacity: Int
  let nodeCapacity: Int
  var items: [TableItem] = []
  var entries: [Entry] = []
  var root = Entry()
  /// The number of levels of nodes above the leaves; 0 if the root is a leaf.
  var height = 0
  /// The heads of the linked lists of free leaves and nodes; -1 for none.
  var freeLeaf = -1
  var freeNode = -1

  var sum: ItemSum { root.sum }

  func capacity(onLevel level: Int) -> Int { level == 0 ? leafCapacity : nodeCapacity }

  /// Creates a tree of sections.
  ///
  /// - Parameter row: Returns the item of a row; called once per row from the top.
  /// - Complexity: O(*n*) in the number of rows and sections.
  init(rowCounts: [Int], leafCapacity: Int = usualLeafCapacity, row: (Int) -> TableItem) {
    precondition(leafCapacity >= 4, "a leaf has a capacity of at least 4 items")
    self.leafCapacity = leafCapacity
    nodeCapacity = max(4, leafCapacity / 4)
    var count = rowCounts.count
    for rows in rowCounts {
      precondition(rows >= 0, "the number of rows of a section is not negative")
      count += rows
    }
    precondition(count <= Int32.max, "\(count) rows and sections are too many for a table")

    let leaves = Self.parts(of: count, capacity: leafCapacity)
    items.reserveCapacity((leaves + leaves / 8 + 1) * leafCapacity)
    var level: [Entry] = []
    level.reserveCapacity(leaves)
    var section = 0
    var nextRow = 0
    var rowsBelow = 0  // remaining rows of this section
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

  /// Returns the number of equal parts that hold `count` elements when each is three quarters full.
  private static func parts(of count: Int, capacity: Int) -> Int {
    let usual = capacity * 3 / 4
    return max(1, (count + usual - 1) / usual)
  }
}
