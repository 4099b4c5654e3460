/// The number of device pixels per point of a display, and the rule for rounding points to pixels.
///
///     DisplayScale(2).pixels(44)      // 88
///     DisplayScale(3).pixels(0.5)     // 2: halves round up
///     DisplayScale(2).pixels(-0.25)   // 0: up, not away from zero
///
/// Every position on the display is rounded by this rule exactly once: the scroll offset once per
/// tick, a row's top and bottom edges once. Parts of a row are placed from its rounded edges, so
/// that they meet without gaps or overlaps at any scale.
package struct DisplayScale: Equatable, Hashable, Sendable {
  package let factor: Double

  /// - Precondition: `factor` is finite and positive.
  package init(_ factor: Double) {
    precondition(factor.isFinite && factor > 0, "a display scale is a positive number")
    self.factor = factor
  }

  package func pixels(_ points: Double) -> Int {
    Int((points * factor + 0.5).rounded(.down))
  }

  package func points(_ pixels: Int) -> Double {
    Double(pixels) / factor
  }
}
