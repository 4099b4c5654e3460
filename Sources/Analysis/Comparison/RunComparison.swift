/// The comparison of two runs, strategy by strategy.
package struct RunComparison: Equatable, Sendable {
  /// One per strategy and refresh rate of both runs, in the order of the first.
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
    series = first.series.compactMap { own in
      second.series(of: own.key.strategy, refreshRate: own.key.refreshRate).map {
        SeriesComparison(own, of: first.facts, $0, of: second.facts, metrics: metrics)
      }
    }
    onlyInFirst = first.series.filter { second.series($0) == nil }.map(\.key)
    onlyInSecond = second.series.filter { first.series($0) == nil }.map(\.key)
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
    let own = firstRun.series.filter { $0.key.strategy == first }
    let others = secondRun.series.filter { $0.key.strategy == second }
    series = own.compactMap { series in
      others.first { $0.key.refreshRate == series.key.refreshRate }.map {
        SeriesComparison(series, of: firstRun.facts, $0, of: secondRun.facts, metrics: metrics)
      }
    }
    let rates = Set(series.map(\.first.refreshRate))
    onlyInFirst = own.map(\.key).filter { !rates.contains($0.refreshRate) }
    onlyInSecond = others.map(\.key).filter { !rates.contains($0.refreshRate) }
  }

  private var isSlower: Bool {
    series.contains { $0.times.contains { $0.verdict == .worse } }
  }

  /// Returns the exit status of the comparison.
  ///
  /// - Parameter failsOnSlower: Whether a slower time counts as a regression.
  package func exitStatus(failsOnSlower: Bool = false) -> ExitStatus {
    if failsOnSlower, isSlower { return .regression }
    let isRefused = series.isEmpty || series.contains { !$0.refusals.isEmpty }
    return isRefused ? .incomparable : .held
  }
}

extension MeasuredRun {
  fileprivate func series(_ other: MeasuredSeries) -> MeasuredSeries? {
    series(of: other.key.strategy, refreshRate: other.key.refreshRate)
  }
}
