/// Cuts a plan where an earlier frame of the same display begins to show the same or ceases to.
///
/// It keeps its storage from frame to frame.
struct PlanCutter {
  private var bands: [SpanPlan.Band] = []
  private var spans: [SpanPlan.Span] = []

  /// Marks as kept whatever of a plan an earlier frame shows too.
  ///
  /// - Parameters:
  ///   - shown: What the plan shows, span by span.
  ///   - earlier: What the earlier frame showed; its bands cover the same lines, and the spans of
  ///     each the same columns.
  /// - Complexity: O(*n*) in the numbers of bands of both frames, and of the spans of each band times
  ///   the bands that it is cut into.
  mutating func keep(
    in plan: inout SpanPlan, showing shown: borrowing ShownSpans,
    after earlier: borrowing ShownSpans
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
        bands.append(SpanPlan.Band(lines: top..<bottom, spans: first..<spans.count))
        top = bottom
      }
    }
    swap(&plan.bands, &bands)
    swap(&plan.spans, &spans)
  }

  /// Adds the spans of one band, cut where those of an earlier band end that differ in what is kept.
  private mutating func cut(
    _ indices: Range<Int>, of plan: borrowing SpanPlan, showing shown: borrowing ShownSpans,
    after earlier: borrowing ShownSpans, band: SpanPlan.Band
  ) {
    let first = spans.count
    var old = band.spans.lowerBound
    for index in indices {
      let span = plan.spans[index]
      let start = spans.count
      var left = span.columns.lowerBound
      while left < span.columns.upperBound {
        while earlier.spans[old].columns.upperBound <= left { old += 1 }
        let right = min(span.columns.upperBound, earlier.spans[old].columns.upperBound)
        let isKept = shown.shows(shown.spans[index], as: earlier.spans[old], of: earlier)
        // Kept spans are alike; others are only as parts of one.
        if let last = spans.last, spans.count > (isKept ? first : start), last.isKept == isKept {
          spans[spans.count - 1].columns = last.columns.lowerBound..<right
        } else {
          spans.append(
            SpanPlan.Span(columns: left..<right, items: span.items, isKept: isKept))
        }
        left = right
      }
    }
  }
}
