import Graphics

/// The style of a table, shared by its strategy and all of its backgrounds, so that pooled
/// backgrounds are up to date when they are reused.
final class SharedStyle {
  var current: RowStyle
  /// The coverage of the latest radius; computed on use, so that it is timed and counted with the
  /// frame that needs it.
  private var coverage = CornerCoverage(radius: 0)

  init(_ style: RowStyle) {
    current = style
  }

  /// - Parameter limit: The largest radius that fits, in pixels.
  func image(for state: RowState, radiusAtMost limit: Int = .max) -> RoundedImage {
    let radius = min(current.radius, limit)
    if coverage.radius != radius { coverage = CornerCoverage(radius: radius) }
    return RoundedImage(
      coverage: coverage, color: current.color(for: state), kernels: current.kernels)
  }
}
