package import RunData

/// The comparison of a count of two series.
package struct ExactComparison: Equatable, Sendable {
  /// The metric's column.
  package let metric: String
  package let first: Double
  package let second: Double
  package let verdict: Verdict
  /// The differences that make the values incomparable; empty if they are comparable.
  package let differences: [RunDifference]

  /// `same`, `lower`, `higher` or `incomparable`.
  package var word: String { verdict.word(better: "lower", worse: "higher") }
}

/// The comparison of two series, metric by metric.
///
/// Counts are compared exactly, times round by round if the conditions of both runs are equal.
package struct SeriesComparison: Equatable, Sendable {
  package let first: SeriesKey
  package let second: SeriesKey
  /// The counts that both series have.
  package let exact: [ExactComparison]
  /// The compared times; empty if there are ``refusals``.
  package let times: [Comparison]
  /// The requested times that are not compared; empty unless there are ``refusals``.
  package let refused: [RefusedTime]
  /// The reasons for which times are not compared.
  package let refusals: [Refusal]
  /// The differences that do not affect comparability.
  package let notes: [RunDifference]
  /// Indicates whether the series ran in different processes, one after the other.
  package let isSequential: Bool
  /// The attribution of the change of the primary time; `nil` if times are not compared.
  package let explanation: ChangeAttribution?

  /// A time that is not compared.
  package struct RefusedTime: Equatable, Sendable {
    /// The metric's column.
    package let metric: String
    /// In milliseconds; `nil` if unknown.
    package let first: Double?
    package let second: Double?
  }

  /// A reason for which times are not compared.
  package enum Refusal: Equatable, Sendable {
    case run(RunDifference)
    /// The refresh rates, in Hz.
    case refreshRate(Int, Int)
    /// The frames per pass.
    case frames(Int, Int)
  }
}

extension SeriesComparison {
  /// Compares two series of one or two runs.
  ///
  /// - Parameter metrics: The times to compare, the primary one first.
  package init(
    _ first: MeasuredSeries, of firstRun: RunEnvironment, _ second: MeasuredSeries,
    of secondRun: RunEnvironment, metrics: [TimeMetric] = TimeMetric.judged
  ) {
    self.first = first.key
    self.second = second.key
    exact = ExactMetric.all.compactMap {
      ExactComparison($0, first, of: firstRun, second, of: secondRun)
    }
    var refusals = firstRun.differences(from: secondRun, in: RunEnvironment.Fact.ofTimes)
      .map(Refusal.run)
    if first.key.refreshRate != second.key.refreshRate {
      refusals.append(.refreshRate(first.key.refreshRate, second.key.refreshRate))
    }
    if let frames = first.framesPerRound, let others = second.framesPerRound,
      frames != others
    {
      refusals.append(.frames(frames, others))
    }
    self.refusals = refusals
    notes = firstRun.differences(
      from: secondRun,
      // Instructions are not compared.
      in: RunEnvironment.Fact.allCases.filter {
        !RunEnvironment.Fact.ofTimes.contains($0) && $0 != .counting
      })
    isSequential = firstRun.runID == nil || firstRun.runID != secondRun.runID
    guard refusals.isEmpty else {
      times = []
      refused = metrics.map {
        RefusedTime(
          metric: $0.name, first: first.values[$0.name], second: second.values[$0.name])
      }
      explanation = nil
      return
    }
    refused = []
    times = DecisionRule.rounds.compare(
      metrics.map { Comparison.Sample($0, first, second) }, isSequential: isSequential)
    explanation = times.first.map { primary in
      ChangeAttribution(
        before: first.values, after: second.values, gotWorse: (primary.effect ?? 1) >= 1,
        frames: (first.frames, second.frames))
    }
  }
}

extension ExactComparison {
  /// - Returns: `nil` if one side does not have the metric.
  fileprivate init?(
    _ metric: ExactMetric, _ first: MeasuredSeries, of firstRun: RunEnvironment,
    _ second: MeasuredSeries, of secondRun: RunEnvironment
  ) {
    guard let old = first.values[metric.name], let new = second.values[metric.name] else {
      return nil
    }
    let decisive = RunEnvironment.Fact.of(metric.dependence)
      .union(metric.growsWithRounds ? [.rounds] : [])
    // Equal counts are equal under any conditions.
    let differences = old == new ? [] : firstRun.differences(from: secondRun, in: decisive)
    self.init(
      metric: metric.name, first: old, second: new,
      verdict: old == new
        ? .same
        : !differences.isEmpty ? .incomparable(.differences) : new < old ? .better : .worse,
      differences: differences)
  }
}
