package import RunData

/// The comparison of two series, or of those of two groups of runs, metric by metric.
package struct SeriesComparison: Sendable {
  package let first: SeriesKey
  package let second: SeriesKey
  /// The numbers of runs of two groups; `nil` for two series.
  package var runs: (first: Int, second: Int)?
  /// The requested times, the primary one first; all are incomparable if there are ``obstacles``.
  package let times: [Comparison]
  /// The counts that both series have; of groups those in which all runs of a side agree.
  package let counts: [Comparison]
  /// The names of the counts that are not compared, since the runs of a side differ in them.
  package let differingCounts: [String]
  /// The differences that prevent the comparison of times; the frames are those of a pass.
  package let obstacles: [RunDifference]
  /// The differences that do not affect comparability.
  package let notes: [RunDifference]
  /// The attribution of the change of the primary time; `nil` if times are not compared.
  package let explanation: ChangeAttribution?
}

extension SeriesComparison {
  /// Compares two series of one or two runs, at one refresh rate.
  init(
    _ first: MeasuredSeries, of firstRun: RunEnvironment, _ second: MeasuredSeries,
    of secondRun: RunEnvironment, metrics: [Metric], doubt: Verdict.Reason?
  ) {
    self.first = first.key
    self.second = second.key
    (counts, differingCounts) = Self.counts([first], of: firstRun, [second], of: secondRun)
    let frames = (first.frames.framesPerRound, second.frames.framesPerRound)
    obstacles =
      firstRun.differences(from: secondRun, in: RunEnvironment.Fact.ofTimes)
      + (frames.0 == frames.1 ? [] : [RunDifference(.frames, "\(frames.0)", "\(frames.1)")])
    notes = Self.notes(firstRun, secondRun)
    guard obstacles.isEmpty else {
      times = metrics.map {
        Comparison(
          Comparison.Sample(
            $0.name, first: first.values[$0.name], second: second.values[$0.name], nil),
          .incomparable(.differences))
      }
      explanation = nil
      return
    }
    times = DecisionRule.rounds.compare(
      metrics.map { Comparison.Sample($0, first, second) }, doubt: doubt)
    var comparable = first.values
    for count in counts where !count.differences.isEmpty { comparable[count.metric] = nil }
    explanation = (times.first(where: \.verdict.isDifference) ?? times.first).map { primary in
      ChangeAttribution(
        before: comparable, after: second.values, gotWorse: (primary.effect ?? 1) >= 1,
        frames: (first.frames, second.frames))
    }
  }

  /// Compares the series of two groups of runs, each of which is one unit.
  init(
    _ first: [MeasuredSeries], of firstRun: RunEnvironment, _ second: [MeasuredSeries],
    of secondRun: RunEnvironment, metrics: [Metric]
  ) {
    self.first = first[0].key
    self.second = second[0].key
    runs = (first.count, second.count)
    times = DecisionRule.runs.compare(metrics.map { Comparison.Sample($0, first, second) })
    (counts, differingCounts) = Self.counts(first, of: firstRun, second, of: secondRun)
    (obstacles, explanation) = ([], nil)
    // The commit is what is compared.
    notes = Self.notes(firstRun, secondRun).filter { $0.fact != .commit }
  }

  private static func notes(_ first: RunEnvironment, _ second: RunEnvironment) -> [RunDifference] {
    first.differences(
      from: second,
      // Instructions are not compared.
      in: Set(RunEnvironment.Fact.allCases)
        .subtracting(RunEnvironment.Fact.ofTimes.union([.counting])))
  }

  private static func counts(
    _ first: [MeasuredSeries], of firstRun: RunEnvironment, _ second: [MeasuredSeries],
    of secondRun: RunEnvironment
  ) -> ([Comparison], differing: [String]) {
    var (counts, differing): ([Comparison], [String]) = ([], [])
    for metric in Metric.counts {
      let sides = [first, second].map { Set($0.map { $0.values[metric.name] }) }
      guard sides.allSatisfy({ $0.count == 1 }) else {
        differing.append(metric.name)
        continue
      }
      guard let old = sides[0].first ?? nil, let new = sides[1].first ?? nil else { continue }
      counts.append(
        Comparison(
          metric, old, new,
          differences: firstRun.differences(from: secondRun, in: RunEnvironment.Fact.of(metric))))
    }
    return (counts, differing)
  }
}
