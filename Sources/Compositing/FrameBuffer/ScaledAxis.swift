/// The pixels along one side of an image that each pixel of the scaled side depends on, with
/// integer weights.
///
/// Along a side that becomes shorter, pixel *j* of *m* covers the interval *j·n* … *(j + 1)·n* of
/// *n·m* units, where each of the *n* original pixels has *m* units. Otherwise it takes the nearest
/// pixel, the later one of two.
struct ScaledAxis {
  /// The number of pixels before and after.
  let from, to: Int

  /// - Precondition: Both are positive.
  init(from: Int, to: Int) {
    precondition(from > 0 && to > 0, "a side has at least one pixel, before and after")
    self.from = from
    self.to = to
  }

  private var averages: Bool { to < from }

  /// The sum of the weights of each pixel.
  var totalWeight: Int { averages ? from : 1 }

  /// Returns the original pixels that a pixel depends on.
  func sources(of index: Int) -> Range<Int> {
    guard averages else {
      let source = (2 * index + 1) * from / (2 * to)
      return source..<source + 1
    }
    return index * from / to..<((index + 1) * from + to - 1) / to
  }

  /// Returns the pixels of a side that does not become longer that depend on an original pixel.
  func averages(with source: Int) -> Range<Int> {
    source * to / from..<((source + 1) * to + from - 1) / from
  }

  /// Returns the weight of one of a pixel's ``sources(of:)``.
  func weight(of source: Int, in index: Int) -> Int {
    guard averages else { return 1 }
    return min((source + 1) * to, (index + 1) * from) - max(source * to, index * from)
  }
}
