package import RunData

/// The comparison of two runs, or of two groups of runs, strategy by strategy.
package struct RunComparison: Sendable {
  /// One per matching pair of series, in the order of the first run.
  package let series: [SeriesComparison]
  package let onlyInFirst: [SeriesKey]
  package let onlyInSecond: [SeriesKey]
  /// The series of the runs of two groups that some run lacks.
  package let partial: [SeriesKey]
  /// Indicates whether a run of the second group lacks a series that all of the first have.
  private let lacksSeries: Bool
  /// The caveats of the runs of each side.
  package let caveats: (first: [String], second: [String])

  /// Pairs the series of two runs, or of the same one, by strategy and refresh rate.
  ///
  /// - Parameters:
  ///   - strategies: The only strategy of each run to compare, of both if one is `nil`; two of
  ///     them at common refresh rates, whatever their names.
  ///   - metrics: The times to compare, the primary one first.
  package init(
    _ firstRun: MeasuredRun, _ secondRun: MeasuredRun,
    strategies: (String?, String?) = (nil, nil), metrics: [Metric] = Metric.judgedTimes
  ) {
    let (strategy, rival) = (strategies.0 ?? strategies.1, strategies.1 ?? strategies.0)
    func place(_ key: SeriesKey) -> SeriesKey {
      SeriesKey(strategy: strategy == nil ? key.strategy : "", refreshRate: key.refreshRate)
    }
    let first = firstRun.series.filter { $0.key.strategy == strategy ?? $0.key.strategy }
    let second = secondRun.series.filter { $0.key.strategy == rival ?? $0.key.strategy }
    let others = Dictionary(second.map { (place($0.key), $0) }, uniquingKeysWith: { one, _ in one })
    let isOneRun = firstRun.facts.runID.map { $0 == secondRun.facts.runID } ?? false
    series = first.compactMap { one in
      let isUnsteady = firstRun.unsteadyRates.contains(one.key.refreshRate)
      return others[place(one.key)].map {
        SeriesComparison(
          one, of: firstRun.facts, $0, of: secondRun.facts, metrics: metrics,
          doubt: !isOneRun ? .sequential : isUnsteady ? .placeboDiffers : nil)
      }
    }
    let places = Set(first.map { place($0.key) })
    onlyInFirst = first.map(\.key).filter { others[place($0)] == nil }
    onlyInSecond = second.map(\.key).filter { !places.contains(place($0)) }
    (partial, lacksSeries) = ([], false)
    caveats = (firstRun.caveats, secondRun.caveats)
  }

  /// Compares groups of runs: series that all runs of a group have, in the order of the runs.
  ///
  /// Runs of different processes cannot be paired, so that each contributes one value per metric,
  /// by ``DecisionRule/runs``.
  ///
  /// - Parameter strategies: A strategy of each group to compare instead, at common refresh rates.
  /// - Precondition: Both groups have a run.
  package init(
    groups first: [MeasuredRun], _ second: [MeasuredRun], strategies: (String, String)? = nil,
    metrics: [Metric] = Metric.judgedTimes
  ) {
    precondition(!first.isEmpty && !second.isEmpty, "a group has at least one run")
    let runs = strategies == nil ? first + second : first
    var places: Set<SeriesKey> = []
    let keys = runs.flatMap(\.series).map(\.key).filter {
      $0.strategy == strategies?.0 ?? $0.strategy && places.insert($0.withinRun).inserted
    }
    var (partial, lacksSeries): ([SeriesKey], Bool) = ([], false)
    series = keys.compactMap { key in
      func units(_ runs: [MeasuredRun], _ strategy: String?) -> [MeasuredSeries]? {
        let units = runs.compactMap {
          $0.series(of: strategy ?? key.strategy, refreshRate: key.refreshRate)
        }
        return units.count == runs.count ? units : nil
      }
      let one = units(first, nil)
      guard let one, let other = units(second, strategies?.1) else {
        partial.append(key)
        lacksSeries = lacksSeries || one != nil
        return nil
      }
      return SeriesComparison(
        one, of: first[0].facts, other, of: second[0].facts, metrics: metrics)
    }
    (self.partial, self.lacksSeries) = (partial, lacksSeries)
    (onlyInFirst, onlyInSecond) = ([], [])
    caveats = (first.flatMap(\.caveats), second.flatMap(\.caveats))
  }

  /// Returns the conditions in which a run differs from the first run, for the first such run.
  ///
  /// Times of such runs are not compared. The frames per pass must be equal too.
  package static func differences(among runs: [MeasuredRun]) -> [RunDifference] {
    guard let first = runs.first else { return [] }
    let decisive = RunEnvironment.Fact.ofTimes.union([.frames])
    return runs.dropFirst().lazy
      .map { first.facts.differences(from: $0.facts, in: decisive) }
      .first { !$0.isEmpty } ?? []
  }

  /// Incomparable if times are refused, or if no run has any of them; so is a group that lacks a series
  /// and might be slower in it.
  package func exitStatus(failsOnSlower: Bool = false) -> ExitStatus {
    let times = series.flatMap(\.times)
    if failsOnSlower, times.contains(where: { $0.verdict == .worse }) { return .regression }
    let isRefused =
      failsOnSlower && lacksSeries || series.contains { !$0.obstacles.isEmpty }
      || times.allSatisfy { $0.verdict == .incomparable(.missing) }
    return isRefused ? .incomparable : .held
  }
}
