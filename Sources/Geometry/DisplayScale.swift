/// The number of device pixels per point of a display, and the one rule that rounds points to
/// pixels.
///
///     DisplayScale(2).pixels(44)      // 88
///     DisplayScale(3).pixels(0.5)     // 2: halves round up
///     DisplayScale(2).pixels(-0.25)   // 0: up, not away from zero
///
/// Everything that has a place on the display goes through this rule exactly once: the scroll
/// offset once a tick, a row's top and bottom edge once. Pieces of a row are placed from its
/// rounded edges, so that they meet without a gap or an overlap at any scale.
package struct DisplayScale: Equatable, Hashable, Sendable {
  /// Device pixels per point: finite and positive.
  package let factor: Double

  /// - Precondition: `factor` is finite and positive.
  package init(_ factor: Double) {
    precondition(factor.isFinite && factor > 0, "a display scale is a positive number")
    self.factor = factor
  }

  /// The device pixel nearest to a distance in points; halves round up.
  package func pixels(_ points: Double) -> Int {
    Int((points * factor + 0.5).rounded(.down))
  }

  /// The distance in points of a whole number of device pixels.
  package func points(_ pixels: Int) -> Double {
    Double(pixels) / factor
  }
}
