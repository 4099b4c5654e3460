import RunData

/// The series of a refresh rate whose hitch rating was good in the baseline and no longer is.
///
/// Ratios to the control cancel what all strategies share, so that stalls of every strategy leave
/// them unchanged.
package struct HitchRatingFall: Sendable {
  /// A strategy with its hitch time ratios in ms/s.
  package typealias Ratios = (strategy: String, before: Double, now: Double)

  /// A reason for which a fall shows little.
  package enum Obstacle: Sendable {
    /// Machine, build, engine settings or pipeline are not those of the baseline.
    case conditions
    /// The run or the baseline has fewer than ``Statistics/ConfidenceInterval/fewestRounds`` rounds:
    /// one late frame may be the whole fall.
    case fewRounds
  }

  package let refreshRate: Int
  /// The judged series that fell, in the order of the run.
  package let fallen: [Ratios]
  /// Indicates whether every series of the run that was good in the baseline fell, and not one of
  /// several alone.
  package let isOfAll: Bool
  /// The reason for which the fall changes no exit status; `nil` if it may.
  package let obstacle: Obstacle?

  /// Never a regression: a single run cannot tell a machine that interrupts every strategy from
  /// code that they share.
  package var exitStatus: ExitStatus { isOfAll && obstacle == nil ? .inconclusive : .held }

  /// Finds the falls of judged strategies at each refresh rate, the lowest first.
  ///
  /// - Parameters:
  ///   - measured: All series of the run: one that is not judged and stays good shows that the machine
  ///     is not the cause.
  ///   - baseline: The hitch time ratios of the baseline; a series without one is left out.
  static func all(
    in measured: [MeasuredSeries], of judged: [String], baseline: [SeriesKey: Double],
    obstacle: Obstacle?
  ) -> [HitchRatingFall] {
    let rates = Dictionary(grouping: measured, by: \.key.refreshRate)
    return rates.sorted { $0.key < $1.key }.compactMap { refreshRate, series in
      let good = series.compactMap { series -> Ratios? in
        guard let before = baseline[series.key], HitchRating(hitchRatio: before) == .good,
          let now = series.values[Playback.hitchRatioColumn]
        else { return nil }
        return (series.key.strategy, before, now)
      }
      let fallen = good.filter { HitchRating(hitchRatio: $0.now) != .good }
      let reported = fallen.filter { judged.contains($0.strategy) }
      return reported.isEmpty
        ? nil
        : HitchRatingFall(
          refreshRate: refreshRate, fallen: reported,
          isOfAll: fallen.count == good.count && (fallen.count > 1 || series.count == 1),
          obstacle: obstacle)
    }
  }
}
