/// Keeps the rows on the display in place while heights above them change: a correction of the
/// trace's offsets, in points.
struct ScrollAnchor {
  private var correction = 0.0

  /// The scroll offset for a trace's offset: corrected, and kept within the content unless the trace
  /// itself leaves it.
  ///
  /// - Parameters:
  ///   - reach: The greatest offset that the trace knows.
  ///   - maximum: The greatest offset of the content, at least 0.
  func offset(for traced: Double, reach: Double, maximum: Double) -> Double {
    let within = min(reach, max(0, traced))
    let kept = min(maximum, max(0, within + correction))
    // The distance beyond an end is added to the offset of that end.
    return kept + (traced - within)
  }

  /// Corrects offsets so that the display begins at a place.
  ///
  /// A place too near the end to reach the top is not corrected for in full: the way back would begin
  /// with a rest.
  ///
  /// - Parameters:
  ///   - traced: The trace's offset for that moment.
  ///   - maximum: The greatest offset of the content, at least 0.
  mutating func jump(to place: Double, traced: Double, maximum: Double) {
    correction = min(place, maximum) - traced
  }

  /// Adds the distance by which rows on the display moved within the content.
  mutating func shift(by distance: Double) { correction += distance }

  mutating func reset() { correction = 0 }
}
