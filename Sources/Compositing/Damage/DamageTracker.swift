/// Marks the spans of a plan that an earlier frame of the same display already shows.
///
/// Reuses its storage between frames.
struct DamageTracker {
  private var bands: [SpanPlan.Band] = []
  private var spans: [SpanPlan.Span] = []
  /// The smallest number of consecutive pixels worth keeping between two that are written.
  private let smallestGap: Int

  init(smallestGap: Int) {
    self.smallestGap = smallestGap
  }

  /// Splits the plan's spans and marks the parts that an earlier frame shows too as kept.
  ///
  /// - Parameters:
  ///   - shown: The contents of the plan, span by span.
  ///   - earlier: The contents of the earlier frame; its bands cover the same lines, and the spans
  ///     of each the same columns.
  /// - Complexity: O(*n*) in the number of bands of both frames, and of the spans of each band
  ///   times the bands into which it is split.
  mutating func keep(
    in plan: inout SpanPlan, showing shown: borrowing FrameSnapshot,
    after earlier: borrowing FrameSnapshot
  ) {
    bands.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    var old = 0
    for band in plan.bands {
      var top = band.lines.lowerBound
      while top < band.lines.upperBound {
        while earlier.bands[old].lines.upperBound <= top { old += 1 }
        let bottom = min(band.lines.upperBound, earlier.bands[old].lines.upperBound)
        let first = spans.count
        cut(band.spans, of: plan, showing: shown, after: earlier, band: earlier.bands[old])
        closeGaps(from: first, hasManyLines: bottom - top > 1)
        bands.append(SpanPlan.Band(lines: top..<bottom, spans: first..<spans.count))
        top = bottom
      }
    }
    swap(&plan.bands, &bands)
    swap(&plan.spans, &spans)
  }

  /// Adds the spans of one band, split where the earlier band's spans change what is kept.
  private mutating func cut(
    _ indices: Range<Int>, of plan: borrowing SpanPlan, showing shown: borrowing FrameSnapshot,
    after earlier: borrowing FrameSnapshot, band: SpanPlan.Band
  ) {
    var old = band.spans.lowerBound
    for index in indices {
      let span = plan.spans[index]
      let start = spans.count
      var left = span.columns.lowerBound
      while left < span.columns.upperBound {
        while earlier.spans[old].columns.upperBound <= left { old += 1 }
        let right = min(span.columns.upperBound, earlier.spans[old].columns.upperBound)
        let isKept = shown.shows(shown.spans[index], as: earlier.spans[old], of: earlier)
        if let last = spans.last, spans.count > start, last.isKept == isKept {
          spans[spans.count - 1].columns = last.columns.lowerBound..<right
        } else {
          spans.append(
            SpanPlan.Span(columns: left..<right, items: span.items, isKept: isKept))
        }
        left = right
      }
    }
  }

  /// Clears the kept flag of runs that are too short to be worth skipping.
  ///
  /// - Parameters:
  ///   - first: The first span of the band, which is the last one added.
  ///   - hasManyLines: A Boolean value that indicates whether the end of a line is followed in
  ///     memory by the start of another line of the band.
  private mutating func closeGaps(from first: Int, hasManyLines: Bool) {
    guard spans[first...].contains(where: { !$0.isKept }) else { return }
    var index = first
    while index < spans.count {
      let start = index
      while index < spans.count && spans[index].isKept { index += 1 }
      if start > first && index < spans.count { closeGap(start..<index, start..<start) }
      while index < spans.count && !spans[index].isKept { index += 1 }
    }
    guard hasManyLines else { return }
    var (left, right) = (first, spans.count)
    while spans[left].isKept { left += 1 }
    while spans[right - 1].isKept { right -= 1 }
    closeGap(first..<left, right..<spans.count)
  }

  /// Writes the spans of one gap, given in two parts, if they are together shorter than
  /// `smallestGap`.
  private mutating func closeGap(_ here: Range<Int>, _ there: Range<Int>) {
    let count =
      spans[here].reduce(0) { $0 + $1.columns.count }
      + spans[there].reduce(0) { $0 + $1.columns.count }
    guard count < smallestGap else { return }
    for index in here { spans[index].isKept = false }
    for index in there { spans[index].isKept = false }
  }
}
