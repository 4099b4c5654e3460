import Results
import Statistics

/// How a count of one series compares with the same of another.
package struct ExactComparison: Equatable, Sendable {
  /// The metric's column.
  package let metric: String
  package let first: Double
  package let second: Double
  package let verdict: Verdict
  /// What keeps the values from being compared; empty if they are.
  package let differences: [RunDifference]

  /// The verdict in words: `same`, `lower`, `higher` or `incomparable`.
  package var word: String { verdict.word(better: "lower", worse: "higher") }
}

/// How one series compares with another, metric by metric.
///
/// Counts are compared exactly. Times are compared where both runs were made alike, round by round.
package struct SeriesComparison: Equatable, Sendable {
  package let first: SeriesKey
  package let second: SeriesKey
  /// The counts that both have.
  package let exact: [ExactComparison]
  /// The times that both have; empty if there are ``refusals``.
  package let times: [TimeComparison]
  /// The times that were asked for and are not compared, with their values; empty unless there are
  /// ``refusals``.
  package let refused: [RefusedTime]
  /// Why times are not compared: everything in which the runs must not differ.
  package let refusals: [Refusal]
  /// What else is different.
  package let notes: [RunDifference]
  /// Whether both were measured in processes of their own, one after the other.
  package let isSequential: Bool
  /// What moved with the primary time, whichever way that went; `nil` if times are not compared.
  package let explanation: ChangeAttribution?

  /// A time that is not compared.
  package struct RefusedTime: Equatable, Sendable {
    /// The metric's column.
    package let metric: String
    /// In milliseconds; `nil` if it is not known.
    package let first: Double?
    package let second: Double?
  }

  /// A reason for which times are not compared.
  package enum Refusal: Equatable, Sendable {
    case run(RunDifference)
    /// The refresh rates, in Hz.
    case refreshRate(Int, Int)
    /// Frames of a pass.
    case frames(Int, Int)
  }
}

extension SeriesComparison {
  /// Compares two series of two runs, or of one.
  ///
  /// - Parameter metrics: The times to judge, the primary one first.
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
      in: RunEnvironment.Fact.allCases.filter { !RunEnvironment.Fact.ofTimes.contains($0) })
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
    times = TimeComparison.all(metrics, first, second, isSequential: isSequential)
    explanation = times.first.map { primary in
      ChangeAttribution(
        before: first.values, after: second.values, gotWorse: (primary.effect ?? 1) >= 1,
        frames: (first.frames, second.frames))
    }
  }
}

extension ExactComparison {
  /// - Returns: `nil` if a side does not have the metric.
  fileprivate init?(
    _ metric: ExactMetric, _ first: MeasuredSeries, of firstRun: RunEnvironment,
    _ second: MeasuredSeries, of secondRun: RunEnvironment
  ) {
    guard let old = first.values[metric.name], let new = second.values[metric.name] else {
      return nil
    }
    let decisive = RunEnvironment.Fact.of(metric.dependence)
      .union(metric.growsWithRounds ? [.rounds] : [])
    // Equal counts are equal whatever they depend on.
    let differences = old == new ? [] : firstRun.differences(from: secondRun, in: decisive)
    self.init(
      metric: metric.name, first: old, second: new,
      verdict: old == new
        ? .same
        : !differences.isEmpty ? .incomparable(.differences) : new < old ? .better : .worse,
      differences: differences)
  }
}
