package import RunData

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
    self.init(first, first.series, second, second.series, metrics: metrics, at: \.place)
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
      secondRun.series.filter { $0.key.strategy == second }, metrics: metrics, at: \.refreshRate)
  }

  /// - Parameter place: Returns the part of a key in which series match.
  private init<Place: Hashable>(
    _ firstRun: MeasuredRun, _ first: [MeasuredSeries], _ secondRun: MeasuredRun,
    _ second: [MeasuredSeries], metrics: [TimeMetric], at place: (SeriesKey) -> Place
  ) {
    let others = Dictionary(second.map { (place($0.key), $0) }, uniquingKeysWith: { one, _ in one })
    series = first.compactMap { one in
      others[place(one.key)].map {
        SeriesComparison(one, of: firstRun.facts, $0, of: secondRun.facts, metrics: metrics)
      }
    }
    let places = Set(first.map { place($0.key) })
    onlyInFirst = first.map(\.key).filter { others[place($0)] == nil }
    onlyInSecond = second.map(\.key).filter { !places.contains(place($0)) }
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
