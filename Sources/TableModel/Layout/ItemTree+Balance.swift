extension ItemTree {
  /// Moves the upper half of a full leaf or node into a new one, without updating sums.
  mutating func split(_ entry: inout Entry, level: Int) -> Entry {
    var right = Entry(child: Int32(level == 0 ? newLeaf() : newNode()))
    share(&entry, &right, leaving: Int(entry.fill) / 2, level: level)
    return right
  }

  /// Inserts a child into a node that is not full, without updating its sum.
  mutating func list(_ child: Entry, at index: Int, under entry: inout Entry) {
    let start = Int(entry.child) * nodeCapacity
    entries.moveElements(start + index..<start + Int(entry.fill), to: start + index + 1)
    entries[start + index] = child
    entry.fill += 1
  }

  /// Merges two siblings, or makes them equally full: at least a third of the capacity.
  ///
  /// They are merged only if a quarter of the capacity stays free, so that alternating insertions
  /// and removals do not split and merge the same leaf repeatedly.
  ///
  /// - Parameter slot: The index in `entries` of the first of the two.
  mutating func balance(_ slot: Int, under entry: inout Entry, level: Int) {
    var left = entries[slot]
    var right = entries[slot + 1]
    let fill = Int(left.fill + right.fill)
    let joins = fill * 4 <= capacity(onLevel: level - 1) * 3
    share(&left, &right, leaving: joins ? fill : fill / 2, level: level - 1)
    count(&left, level: level - 1)
    entries[slot] = left
    guard joins else {
      count(&right, level: level - 1)
      entries[slot + 1] = right
      return
    }
    free(Int(right.child), level: level - 1)
    let end = Int(entry.child) * nodeCapacity + Int(entry.fill)
    entries.moveElements(slot + 2..<end, to: slot + 1)
    entry.fill -= 1
  }

  /// Moves items or entries between two siblings until the left one has `fill` of them.
  private mutating func share(
    _ left: inout Entry, _ right: inout Entry, leaving fill: Int, level: Int
  ) {
    let capacity = capacity(onLevel: level)
    let leftStart = Int(left.child) * capacity
    let rightStart = Int(right.child) * capacity
    let lefts = leftStart..<leftStart + Int(left.fill)
    let rights = rightStart..<rightStart + Int(right.fill)
    if level == 0 {
      items.share(lefts, rights, leaving: fill)
    } else {
      entries.share(lefts, rights, leaving: fill)
    }
    right.fill += left.fill - Int32(fill)
    left.fill = Int32(fill)
  }

  /// Recomputes the sum of a leaf or node.
  func count(_ entry: inout Entry, level: Int) {
    let start = Int(entry.child) * capacity(onLevel: level)
    let range = start..<start + Int(entry.fill)
    entry.sum = ItemSum()
    if level == 0 {
      for index in range { entry.sum += items[index] }
    } else {
      for index in range { entry.sum += entries[index].sum }
    }
  }

  mutating func newLeaf() -> Int {
    if freeLeaf >= 0 {
      let leaf = freeLeaf
      freeLeaf = Int(Int32(bitPattern: items[leaf * leafCapacity].rowID))
      return leaf
    }
    items.appendSlice(of: .sectionStart, count: leafCapacity)
    return items.count / leafCapacity - 1
  }

  mutating func newNode() -> Int {
    if freeNode >= 0 {
      let node = freeNode
      freeNode = Int(entries[node * nodeCapacity].child)
      return node
    }
    entries.appendSlice(of: Entry(), count: nodeCapacity)
    return entries.count / nodeCapacity - 1
  }

  mutating func free(_ child: Int, level: Int) {
    if level == 0 {
      items[child * leafCapacity] = .row(
        rowID: UInt32(bitPattern: Int32(freeLeaf)), units: 1, isMeasured: true)
      freeLeaf = child
    } else {
      entries[child * nodeCapacity].child = Int32(freeNode)
      freeNode = child
    }
  }
}

extension Array {
  /// Copies elements to another position of the array; the ranges may overlap.
  mutating func moveElements(_ range: Range<Int>, to start: Int) {
    if start < range.lowerBound {
      for offset in 0..<range.count { self[start + offset] = self[range.lowerBound + offset] }
    } else {
      for offset in (0..<range.count).reversed() {
        self[start + offset] = self[range.lowerBound + offset]
      }
    }
  }

  /// Moves elements between two ordered slices until the first one has `count` of them.
  fileprivate mutating func share(_ lefts: Range<Int>, _ rights: Range<Int>, leaving count: Int) {
    let taken = count - lefts.count
    if taken >= 0 {
      let middle = rights.lowerBound + taken
      moveElements(rights.lowerBound..<middle, to: lefts.upperBound)
      moveElements(middle..<rights.upperBound, to: rights.lowerBound)
    } else {
      moveElements(rights, to: rights.lowerBound - taken)
      moveElements(lefts.lowerBound + count..<lefts.upperBound, to: rights.lowerBound)
    }
  }

  /// Appends equal elements, growing the capacity by an eighth instead of doubling it.
  fileprivate mutating func appendSlice(of element: Element, count added: Int) {
    if count + added > capacity { reserveCapacity(count + count / 8 + added) }
    for _ in 0..<added { append(element) }
  }
}
