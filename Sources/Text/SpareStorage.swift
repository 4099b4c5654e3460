/// Storage of images that are gone, kept by size for images to come.
///
/// Sizes are rounded up to a quarter of a power of two, so that storage wastes a fifth at most, and
/// what was drawn once in one order takes no new storage when it is drawn again.
struct SpareStorage {
  /// The bytes of all storage that is kept.
  private(set) var byteCount = 0
  /// Images without meaning, by the class of their size.
  private var bins: [[Coverage]] = []

  /// The size that storage for so many bytes has; 0 for none.
  static func size(for bytes: Int) -> Int {
    bytes == 0 ? 0 : size(ofClass: sizeClass(for: bytes))
  }

  /// Storage for so many bytes, new if none is kept.
  mutating func take(for bytes: Int) -> Coverage {
    guard bytes > 0 else { return Coverage() }
    let place = Self.sizeClass(for: bytes)
    if place < bins.count, let coverage = bins[place].popLast() {
      byteCount -= Self.size(ofClass: place)
      return coverage
    }
    return Coverage(capacity: Self.size(ofClass: place))
  }

  /// Keeps the storage of an image that was made in storage taken from here.
  mutating func put(_ coverage: consuming Coverage) {
    guard !coverage.isEmpty else { return }
    let place = Self.sizeClass(for: coverage.bytes.count)
    while bins.count <= place { bins.append([]) }
    byteCount += Self.size(ofClass: place)
    bins[place].append(coverage)
  }

  /// Gives some of the largest storage back.
  ///
  /// - Precondition: There is some.
  mutating func dropOne() {
    guard let place = bins.lastIndex(where: { !$0.isEmpty }) else {
      preconditionFailure("storage is dropped only where there is some")
    }
    bins[place].removeLast()
    byteCount -= Self.size(ofClass: place)
  }

  /// The smallest size is 64 bytes; four sizes lie between a power of two and the next.
  private static func size(ofClass place: Int) -> Int { (4 + place & 3) << (4 + place >> 2) }

  private static func sizeClass(for bytes: Int) -> Int {
    let last = max(bytes, 64) - 1
    let power = Int.bitWidth - 1 - last.leadingZeroBitCount
    // A quarter of the power of two below is what sizes are a multiple of.
    return ((power - 6) << 2) + (last >> (power - 2)) - 3
  }
}
