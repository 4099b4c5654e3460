import Statistics

/// What a hitch time ratio means to the person who scrolls.
///
/// The thresholds are those of WWDC20 for the raw ratio. They are not those of MetricKit and the
/// Organizer, which weigh each hitch by how much it is perceived: their ratios cannot be compared.
package enum HitchRating: String, Equatable, Sendable {
  /// Up to 5 ms/s: mostly not noticed.
  case good
  /// Between 5 and 10 ms/s: noticed as interruptions.
  case warning
  /// From 10 ms/s on: greatly annoying.
  case critical

  /// The largest ratio that is good, in ms/s.
  package static let greatestGoodRatio = 5.0

  /// - Parameter hitchRatio: Milliseconds of lateness per second of scroll.
  package init(hitchRatio: Double) {
    self = hitchRatio <= Self.greatestGoodRatio ? .good : hitchRatio < 10 ? .warning : .critical
  }
}
