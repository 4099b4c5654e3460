package import RunData

/// The comparison of two groups of runs or device logs, in which each run is one unit.
///
/// Runs of different processes cannot be paired, so that each contributes one value per metric, by
/// ``DecisionRule/runs``.
package struct GroupComparison: Equatable, Sendable {
  /// One per pair of series that all runs of their group have, in the order of the first run.
  package let series: [Series]
  /// The series of the first runs that some run lacks.
  package let partial: [SeriesKey]

  /// The comparison of a series of each group.
  package struct Series: Equatable, Sendable {
    package let first: SeriesKey
    package let second: SeriesKey
    package let times: [Comparison]
  }

  /// Compares series by strategy and refresh rate.
  ///
  /// - Parameters:
  ///   - strategies: A strategy of each group to compare instead, at common refresh rates.
  ///   - metrics: The times to compare.
  /// - Precondition: Both groups have a run.
  package init(
    _ first: [MeasuredRun], _ second: [MeasuredRun], strategies: (String, String)? = nil,
    metrics: [TimeMetric] = TimeMetric.judged
  ) {
    precondition(!first.isEmpty && !second.isEmpty, "a group has at least one run")
    let keys = first[0].series.map(\.key).filter { $0.strategy == strategies?.0 ?? $0.strategy }
    var partial: [SeriesKey] = []
    series = keys.compactMap { key in
      func units(_ runs: [MeasuredRun], _ strategy: String?) -> [MeasuredSeries]? {
        let units = runs.compactMap {
          $0.series(of: strategy ?? key.strategy, refreshRate: key.refreshRate)
        }
        return units.count == runs.count ? units : nil
      }
      guard let one = units(first, nil), let other = units(second, strategies?.1) else {
        partial.append(key)
        return nil
      }
      return Series(
        first: key, second: other[0].key,
        times: DecisionRule.runs.compare(metrics.map { Comparison.Sample($0, one, other) }))
    }
    self.partial = partial
  }

  /// Returns the exit status of the comparison: incomparable if no run has any of the times.
  ///
  /// - Parameter failsOnSlower: Whether a slower time counts as a regression.
  package func exitStatus(failsOnSlower: Bool = false) -> ExitStatus {
    let times = series.flatMap(\.times)
    if failsOnSlower, times.contains(where: { $0.verdict == .worse }) { return .regression }
    return times.allSatisfy { $0.verdict == .incomparable(.missing) } ? .incomparable : .held
  }
}

extension GroupComparison {
  /// Returns the conditions in which a run differs from the first run, for the first such run.
  ///
  /// Times of such runs are not compared. The frames per pass must be equal if the scenario is
  /// known; device logs may differ in length.
  package static func differences(among runs: [MeasuredRun]) -> [RunDifference] {
    guard let first = runs.first else { return [] }
    let decisive = RunEnvironment.Fact.ofTimes
      .union(first.facts.values[.scenario] == nil ? [] : [.frames])
    return runs.dropFirst().lazy
      .map { first.facts.differences(from: $0.facts, in: decisive) }
      .first { !$0.isEmpty } ?? []
  }
}
