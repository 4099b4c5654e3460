import Graphics

/// The style of a table, which its strategy and all of its backgrounds share, so that a background
/// that waits in the pool is right when it comes back after a change.
final class SharedStyle {
  private(set) var current: RowStyle
  /// What rounded images of the current radius have in common; computed when the first of them is
  /// asked for, so that it is timed and counted with the frame that needs it.
  private var coverage: CornerCoverage?

  init(_ style: RowStyle) {
    current = style
  }

  /// Takes on a style, and says whether it differs from the one before.
  func take(_ style: RowStyle) -> Bool {
    defer { current = style }
    return style != current
  }

  /// The images of a state's colour.
  ///
  /// - Parameter limit: The largest radius that fits, in pixels; the table's own one by default.
  func image(for state: RowState, radiusAtMost limit: Int = .max) -> RoundedImage {
    let radius = min(current.radius, limit)
    let color = current.color(for: state)
    if let coverage, coverage.radius == radius {
      return RoundedImage(coverage: coverage, color: color, kernels: current.kernels)
    }
    let coverage = CornerCoverage(radius: radius)
    self.coverage = coverage
    return RoundedImage(coverage: coverage, color: color, kernels: current.kernels)
  }
}
