extension ItemTree {
  /// Inserts an item at a position.
  ///
  /// - Complexity: O(log *n*) in the number of items, amortized; growing the arrays copies them.
  mutating func insert(_ item: TableItem, at position: Int) {
    precondition((0...sum.items).contains(position), "position \(position) is not in the table")
    precondition(sum.items < Int32.max, "the table is full")
    var top = root
    if let sibling = insert(item, at: position, under: &top, level: height) {
      let node = newNode()
      entries[node * nodeCapacity] = top
      entries[node * nodeCapacity + 1] = sibling
      top = Entry(child: Int32(node), fill: 2)
      height += 1
      count(&top, level: height)
    }
    root = top
  }

  /// Removes and returns the item at a position.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  mutating func remove(at position: Int) -> TableItem {
    precondition((0..<sum.items).contains(position), "position \(position) is not in the table")
    var top = root
    let item = remove(at: position, under: &top, level: height)
    root = top
    while height > 0 && root.fill == 1 {
      let node = Int(root.child)
      root = entries[node * nodeCapacity]
      free(node, level: height)
      height -= 1
    }
    return item
  }

  /// - Returns: A sibling that was split off, to be inserted after the entry.
  private mutating func insert(
    _ item: TableItem, at position: Int, under entry: inout Entry, level: Int
  ) -> Entry? {
    guard level > 0 else { return insert(item, at: position, inLeaf: &entry) }
    var slot = Int(entry.child) * nodeCapacity
    var rest = position
    while rest > entries[slot].sum.items {
      rest -= entries[slot].sum.items
      slot += 1
    }
    var child = entries[slot]
    let sibling = insert(item, at: rest, under: &child, level: level - 1)
    entries[slot] = child
    entry.sum += item
    guard let sibling else { return nil }

    let index = slot - Int(entry.child) * nodeCapacity + 1
    guard Int(entry.fill) == nodeCapacity else {
      list(sibling, at: index, under: &entry)
      return nil
    }
    var right = split(&entry, level: level)
    if index <= Int(entry.fill) {
      list(sibling, at: index, under: &entry)
    } else {
      list(sibling, at: index - Int(entry.fill), under: &right)
    }
    count(&entry, level: level)
    count(&right, level: level)
    return right
  }

  private mutating func insert(
    _ item: TableItem, at position: Int, inLeaf entry: inout Entry
  ) -> Entry? {
    guard Int(entry.fill) < leafCapacity else {
      var right = split(&entry, level: 0)
      count(&entry, level: 0)
      count(&right, level: 0)
      // Both halves have room, so nothing is split again.
      if position <= Int(entry.fill) {
        _ = insert(item, at: position, inLeaf: &entry)
      } else {
        _ = insert(item, at: position - Int(entry.fill), inLeaf: &right)
      }
      return right
    }
    let start = Int(entry.child) * leafCapacity
    items.moveElements(start + position..<start + Int(entry.fill), to: start + position + 1)
    items[start + position] = item
    entry.fill += 1
    entry.sum += item
    return nil
  }

  private mutating func remove(
    at position: Int, under entry: inout Entry, level: Int
  ) -> TableItem {
    let start = Int(entry.child) * capacity(onLevel: level)
    guard level > 0 else {
      let item = items[start + position]
      items.moveElements(
        start + position + 1..<start + Int(entry.fill), to: start + position)
      entry.fill -= 1
      entry.sum -= item
      return item
    }
    var slot = start
    var rest = position
    while rest >= entries[slot].sum.items {
      rest -= entries[slot].sum.items
      slot += 1
    }
    var child = entries[slot]
    let item = remove(at: rest, under: &child, level: level - 1)
    entries[slot] = child
    entry.sum -= item
    if Int(child.fill) * 3 < capacity(onLevel: level - 1) {
      balance(max(slot - 1, start), under: &entry, level: level)
    }
    return item
  }
}
