import Geometry

/// An append-only list of integers in blocks of 128 KB: 8 bytes per number, also while it grows.
///
/// A growing array is copied to one of twice the size, so that up to three times the final memory
/// is used temporarily; here only the first block is ever copied.
struct OffsetList: Sendable {
  private var blocks: [[Int]] = []
  private(set) var count = 0

  /// The number of integers in a block, which together with the 32-byte header of an array takes
  /// 128 KB; for one more, jemalloc would allocate 160 KB.
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

  /// - Precondition: `index` is in `0..<count`.
  subscript(index: Int) -> Int {
    precondition(index >= 0, "the index is not negative")
    return blocks[index / Self.blockSize][index % Self.blockSize]
  }

  /// The size of the list in memory, in bytes.
  var byteCount: Int {
    blocks.reduce(blocks.capacity * MemoryLayout<[Int]>.stride) {
      $0 + $1.capacity * MemoryLayout<Int>.stride
    }
  }

  /// Returns the last index whose number is at most `number`.
  ///
  /// - Precondition: The numbers are in increasing order, and the first is at most `number`.
  /// - Complexity: O(log *n*).
  func lastIndex(atMost number: Int) -> Int {
    (1..<count).partitionPoint { self[$0] > number } - 1
  }
}
