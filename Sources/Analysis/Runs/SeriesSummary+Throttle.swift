import RunRecords
import Statistics

extension SeriesSummary {
  /// A series as it would be on a processor so many times slower.
  ///
  /// Every phase takes `factor` times as long. A real slower processor also has other caches and
  /// another memory, which this leaves out.
  package struct Throttled: Equatable, Sendable {
    package let factor: Double
    /// The 95th percentile of the intrinsic frame times, in milliseconds.
    package let p95: Double
    package let playback: Playback
  }
}

extension SeriesSummary.Throttled {
  /// - Parameters:
  ///   - frameTimes: The intrinsic frame times of a pass, in nanoseconds.
  ///   - limitingTimes: The part of each that must fit between two ticks.
  init(_ frameTimes: [Double], limitingTimes: [Double], factor: Double, model: VsyncModel) {
    precondition(factor > 0, "a processor is a positive number of times slower")
    self.init(
      factor: factor, p95: Distribution(frameTimes).percentile(95) * factor / 1e6,
      playback: model.play(limitingTimes.map { $0 * factor }))
  }

  package var hitchRating: HitchRating { HitchRating(hitchRatio: playback.hitchRatio) }
}
