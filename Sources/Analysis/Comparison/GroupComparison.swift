import Glibc
package import RunData
package import Statistics

/// The comparison of two groups of runs or device logs, in which each run is one unit.
///
/// Runs of different processes cannot be paired, so that each contributes one value per metric. The
/// logarithms of the values are compared with the exact one-sided ``Statistics/RankSumTest``,
/// Holm's adjustment over the metrics, and the interval of the ``Statistics/HodgesLehmannShift``.
package struct GroupComparison: Equatable, Sendable {
  /// One per pair of series that all runs of their group have, in the order of the first run.
  package let series: [Series]
  /// The series of the first runs that some run lacks.
  package let partial: [SeriesKey]

  /// The comparison of a series of each group.
  package struct Series: Equatable, Sendable {
    package let first: SeriesKey
    package let second: SeriesKey
    package let times: [Time]
  }

  /// The comparison of a time.
  package struct Time: Equatable, Sendable {
    /// The metric's column.
    package let metric: String
    /// The median of the first group, in milliseconds; `nil` if a run lacks the metric.
    package let first: Double?
    package let second: Double?
    /// The numbers of runs of both groups.
    package let units: [Int]
    /// The ratio of second to first; `nil` if a run lacks the metric.
    package let effect: Double?
    /// The 95 % interval of the effect; `nil` with too few runs.
    package let interval: ConfidenceInterval?
    /// The smaller of both one-sided p values, adjusted for all metrics.
    package let adjustedP: Double?
    package let verdict: Verdict

    /// `faster`, `slower`, `same`, `inconclusive` or `incomparable`.
    package var word: String { verdict.word(better: "faster", worse: "slower") }
  }

  /// The level of the one-sided tests.
  package static let alpha = 0.05

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
        first: key, second: other[0].key, times: Time.all(metrics, one, other))
    }
    self.partial = partial
  }

  /// Returns the fewest runs per group with which some tests can reach the level.
  ///
  ///     GroupComparison.fewestRuns(tests: 1)   // 4: 1/70 < 0.05
  package static func fewestRuns(tests: Int) -> Int {
    var runs = 4
    while Double(tests) * RankSumTest.smallestP(runs, runs) >= alpha { runs += 1 }
    return runs
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

extension GroupComparison.Time {
  /// The logarithms of the values of a metric in both groups, and the test of them.
  private struct Sample {
    let first: [Double]
    let second: [Double]
    let test: RankSumTest

    /// - Returns: `nil` if a run has no positive value.
    init?(_ metric: TimeMetric, _ first: [MeasuredSeries], _ second: [MeasuredSeries]) {
      func logarithms(_ units: [MeasuredSeries]) -> [Double]? {
        let values = units.compactMap { $0.values[metric.name] }.filter { $0 > 0 }
        return values.count == units.count ? values.map { log($0) } : nil
      }
      guard let one = logarithms(first), let other = logarithms(second) else { return nil }
      self.first = one
      self.second = other
      test = RankSumTest(one, other)
    }
  }

  fileprivate static func all(
    _ metrics: [TimeMetric], _ first: [MeasuredSeries], _ second: [MeasuredSeries]
  ) -> [GroupComparison.Time] {
    let samples = metrics.map { Sample($0, first, second) }
    let tests = samples.compactMap { $0?.test }
    var slower = tests.map(\.pGreater).holmAdjusted[...]
    var faster = tests.map(\.pLess).holmAdjusted[...]
    let needed = GroupComparison.fewestRuns(tests: tests.count)
    return zip(metrics, samples).map { metric, sample in
      let units = [first.count, second.count]
      guard let sample, let pSlower = slower.popFirst(), let pFaster = faster.popFirst() else {
        return GroupComparison.Time(
          metric: metric.name, first: nil, second: nil, units: units, effect: nil, interval: nil,
          adjustedP: nil, verdict: .incomparable(.missing))
      }
      let shift = HodgesLehmannShift(sample.first, sample.second)
      let interval = shift.interval?.ofFactors
      return GroupComparison.Time(
        metric: metric.name, first: exp(Distribution(sample.first).median),
        second: exp(Distribution(sample.second).median), units: units,
        effect: exp(shift.estimate), interval: interval, adjustedP: min(pSlower, pFaster),
        verdict: Verdict(
          of: interval, p: min(pSlower, pFaster), alpha: GroupComparison.alpha,
          units: units.min() ?? 0, needed: needed))
    }
  }
}
