/// Which pixels along one side of an image each pixel of the scaled side takes, and how much of
/// each: whole numbers throughout.
///
/// Along a side that becomes shorter, pixel *j* of *m* covers the stretch *j·n* … *(j + 1)·n* of
/// *n·m* units, of which a pixel of the original has *m* each. Along one that does not, it takes the
/// pixel in which its middle lies, the later one of two.
struct ScaledAxis {
  /// Pixels before and after.
  let from, to: Int

  /// - Precondition: Both are positive.
  init(from: Int, to: Int) {
    precondition(from > 0 && to > 0, "an image that is scaled has pixels, before and after")
    self.from = from
    self.to = to
  }

  private var averages: Bool { to < from }

  /// What the weights of every pixel add up to.
  var totalWeight: Int { averages ? from : 1 }

  /// The pixels of the original that a pixel takes.
  func sources(of index: Int) -> Range<Int> {
    guard averages else {
      let source = (2 * index + 1) * from / (2 * to)
      return source..<source + 1
    }
    return index * from / to..<((index + 1) * from + to - 1) / to
  }

  /// How much a pixel takes of one of its ``sources(of:)``.
  func weight(of source: Int, in index: Int) -> Int {
    guard averages else { return 1 }
    return min((source + 1) * to, (index + 1) * from) - max(source * to, index * from)
  }
}
