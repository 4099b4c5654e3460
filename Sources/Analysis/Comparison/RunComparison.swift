/// The comparison of two runs, strategy by strategy.
package struct RunComparison: Equatable, Sendable {
  /// One per matching pair of series, in the order of the first run.
  package let series: [SeriesComparison]
  /// The series that the second run does not have.
  package let onlyInFirst: [SeriesKey]
  /// The series that the first run does not have.
  package let onlyInSecond: [SeriesKey]

  /// Pairs the series of two runs by strategy and refresh rate.
  ///
  /// - Parameter metrics: The times to compare, the primary one first.
  package init(
    _ first: MeasuredRun, _ second: MeasuredRun, metrics: [TimeMetric] = TimeMetric.judged
  ) {
    self.init(first, first.series, second, second.series, metrics: metrics) {
      $0.strategy == $1.strategy && $0.refreshRate == $1.refreshRate
    }
  }

  /// Compares two strategies of one run at their common refresh rates.
  package init(
    _ first: String, with second: String, in run: MeasuredRun,
    metrics: [TimeMetric] = TimeMetric.judged
  ) {
    self.init(run, first, run, second, metrics: metrics)
  }

  /// Compares strategies of two runs, or of the same run, at their common refresh rates.
  package init(
    _ firstRun: MeasuredRun, _ first: String, _ secondRun: MeasuredRun, _ second: String,
    metrics: [TimeMetric] = TimeMetric.judged
  ) {
    self.init(
      firstRun, firstRun.series.filter { $0.key.strategy == first }, secondRun,
      secondRun.series.filter { $0.key.strategy == second }, metrics: metrics
    ) { $0.refreshRate == $1.refreshRate }
  }

  private init(
    _ firstRun: MeasuredRun, _ first: [MeasuredSeries], _ secondRun: MeasuredRun,
    _ second: [MeasuredSeries], metrics: [TimeMetric],
    matching matches: (SeriesKey, SeriesKey) -> Bool
  ) {
    series = first.compactMap { one in
      second.first { matches(one.key, $0.key) }.map {
        SeriesComparison(one, of: firstRun.facts, $0, of: secondRun.facts, metrics: metrics)
      }
    }
    onlyInFirst = first.map(\.key).filter { key in !second.contains { matches(key, $0.key) } }
    onlyInSecond = second.map(\.key).filter { key in !first.contains { matches($0.key, key) } }
  }

  /// Returns the exit status of the comparison.
  ///
  /// - Parameter failsOnSlower: Whether a slower time counts as a regression.
  package func exitStatus(failsOnSlower: Bool = false) -> ExitStatus {
    let isSlower = series.contains { $0.times.contains { $0.verdict == .worse } }
    if failsOnSlower, isSlower { return .regression }
    let isRefused = series.isEmpty || series.contains { !$0.refusals.isEmpty }
    return isRefused ? .incomparable : .held
  }
}
