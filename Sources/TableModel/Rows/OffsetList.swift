/// Whole numbers in blocks of 128 KB: 8 bytes a number, while it grows as well as after.
///
/// An array that grows moves to one of twice the size, so that up to three times what is needed is
/// in use for a moment; here nothing moves but the first block.
struct OffsetList: Sendable {
  private var blocks: [[Int]] = []
  private(set) var count = 0

  /// The number of numbers in a block, which with the 32 bytes of an array's own takes 128 KB: one
  /// number more, and jemalloc would give it 160 KB.
  private static let blockSize = ((128 << 10) - 32) / MemoryLayout<Int>.stride

  mutating func append(_ number: Int) {
    if count % Self.blockSize == 0 { blocks.append([]) }
    let last = blocks.count - 1
    if blocks[last].count == blocks[last].capacity {
      let wanted = last == 0 ? max(16, 2 * blocks[last].count) : Self.blockSize
      blocks[last].reserveCapacity(min(wanted, Self.blockSize))
    }
    blocks[last].append(number)
    count += 1
  }

  /// - Precondition: the index is at least 0 and less than `count`.
  subscript(index: Int) -> Int {
    precondition(index >= 0, "an index is not negative")
    return blocks[index / Self.blockSize][index % Self.blockSize]
  }

  /// The memory taken, in bytes.
  var byteCount: Int {
    blocks.reduce(blocks.capacity * MemoryLayout<[Int]>.stride) {
      $0 + $1.capacity * MemoryLayout<Int>.stride
    }
  }

  /// The last index whose number is at most this one.
  ///
  /// - Precondition: the numbers grow, and the first is at most this one.
  /// - Complexity: O(log *n*).
  func lastIndex(atMost number: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
