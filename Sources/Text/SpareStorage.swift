/// The storage of evicted images, kept by size for reuse.
///
/// Sizes are rounded up to a quarter of a power of two, so that at most a fifth is wasted and
/// drawing the same images in the same order takes no new storage.
struct SpareStorage {
  private(set) var byteCount = 0
  /// By size class; only the storage of these images is used.
  private var bins: [[Coverage]] = []

  static func size(for bytes: Int) -> Int {
    bytes == 0 ? 0 : size(ofClass: sizeClass(for: bytes))
  }

  /// Removes storage for a number of bytes, or allocates it if there is none.
  mutating func take(for bytes: Int) -> Coverage {
    guard bytes > 0 else { return Coverage() }
    let place = Self.sizeClass(for: bytes)
    if place < bins.count, let coverage = bins[place].popLast() {
      byteCount -= Self.size(ofClass: place)
      return coverage
    }
    return Coverage(capacity: Self.size(ofClass: place))
  }

  /// Adds the storage of an image that was obtained from `take(for:)`.
  mutating func put(_ coverage: consuming Coverage) {
    guard !coverage.isEmpty else { return }
    let place = Self.sizeClass(for: coverage.bytes.count)
    while bins.count <= place { bins.append([]) }
    byteCount += Self.size(ofClass: place)
    bins[place].append(coverage)
  }

  /// Frees one of the largest blocks of storage.
  ///
  /// - Precondition: There is spare storage.
  mutating func dropOne() {
    guard let place = bins.lastIndex(where: { !$0.isEmpty }) else {
      preconditionFailure("there is spare storage to drop")
    }
    bins[place].removeLast()
    byteCount -= Self.size(ofClass: place)
  }

  /// Returns the size of a class: at least 64 bytes, with four classes per power of two.
  private static func size(ofClass place: Int) -> Int { (4 + place & 3) << (4 + place >> 2) }

  private static func sizeClass(for bytes: Int) -> Int {
    let last = max(bytes, 64) - 1
    let power = Int.bitWidth - 1 - last.leadingZeroBitCount
    // Sizes are multiples of a quarter of the power of two below.
    return ((power - 6) << 2) + (last >> (power - 2)) - 3
  }
}
