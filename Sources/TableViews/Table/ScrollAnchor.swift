/// A correction of the trace's offsets, in points, that keeps the visible rows in place while
/// heights above them change.
struct ScrollAnchor {
  private var correction = 0.0

  /// Returns the scroll offset for an offset of the trace: corrected, and limited to the content
  /// unless the trace itself exceeds it: the table is then at its own end, which measured heights
  /// may have moved.
  ///
  /// - Parameters:
  ///   - reach: The greatest offset of the trace.
  ///   - maximum: The greatest offset of the content, at least 0.
  mutating func offset(for traced: Double, reach: Double, maximum: Double) -> Double {
    if traced > reach { correction = maximum - reach }
    if traced < 0 { correction = 0 }
    let within = min(reach, max(0, traced))
    let kept = min(maximum, max(0, within + correction))
    // The distance beyond an end is added to the offset of that end.
    return kept + (traced - within)
  }

  /// Sets the correction so that the display begins at a place.
  ///
  /// For a place beyond the greatest offset the correction is limited; scrolling back would
  /// otherwise begin with a pause.
  ///
  /// - Parameters:
  ///   - traced: The offset of the trace at that time.
  ///   - maximum: The greatest offset of the content, at least 0.
  mutating func jump(to place: Double, traced: Double, maximum: Double) {
    correction = min(place, maximum) - traced
  }

  /// Adds the distance by which rows on the display moved within the content.
  mutating func shift(by distance: Double) { correction += distance }

  mutating func reset() { correction = 0 }
}
