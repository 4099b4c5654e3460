import Results
package import RunRecords
package import Statistics

/// A series for a comparison or a gate: complete if it was recorded, only values if it was read
/// from `summary.csv`.
package struct MeasuredSeries: Equatable, Sendable {
  package let key: SeriesKey
  /// Values by column name; unknown values are missing, never 0.
  package let values: [String: Double]
  /// Stored intervals by column name; see ``interval(of:)`` for all.
  package let intervals: [String: ConfidenceInterval]
  /// Measured rounds.
  package let rounds: Int
  /// Frames per pass; `nil` if unknown.
  package let framesPerRound: Int?
  /// `nil` if frames are not available.
  package let frames: FrameSeries?
  /// The time of a memset before each pass, round 0 first, in nanoseconds.
  package let memsetNanoseconds: [Int64]

  /// Creates a series without frames, such as a line of `summary.csv`.
  package init(
    _ key: SeriesKey, rounds: Int, framesPerRound: Int? = nil, values: [String: Double],
    intervals: [String: ConfidenceInterval] = [:]
  ) {
    self.key = key
    self.rounds = rounds
    self.values = values
    self.intervals = intervals
    self.framesPerRound = framesPerRound
    frames = nil
    memsetNanoseconds = []
  }

  private init(
    _ key: SeriesKey, _ frames: FrameSeries, counts: SeriesCounts, absent: Set<String>,
    times: [String: Double], interval: ConfidenceInterval?, memsetNanoseconds: [Int64] = []
  ) {
    self.key = key
    self.frames = frames
    self.memsetNanoseconds = memsetNanoseconds
    rounds = frames.rounds - 1
    framesPerRound = frames.framesPerRound
    values = ExactMetric.all.reduce(into: times) { values, metric in
      if metric.sources.isDisjoint(with: absent) {
        values[metric.name] = metric.value(of: counts)
      }
    }
    intervals = interval.map { [TimeMetric.primary.name: $0] } ?? [:]
  }

  /// Creates a recorded series.
  ///
  /// - Parameter absent: The sources missing in the files, see ``Results/ExactMetric/sources``.
  init(_ summary: SeriesSummary, frames: FrameSeries, absent: Set<String>) {
    self.init(
      SeriesKey(
        scenario: summary.scenario, engine: summary.engine, strategy: summary.strategy,
        reuse: summary.reuse, refreshRate: summary.refreshRate), frames, counts: summary.counts,
      absent: absent, times: summary.times, interval: summary.p50Interval,
      memsetNanoseconds: summary.metadata.memsetNanoseconds)
  }

  /// Creates a series from frames only: a `frames.csv` without its run.
  ///
  /// Metrics of the record, such as the bytes of images, are missing.
  ///
  /// - Parameter absent: The columns missing in the file.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(_ key: SeriesKey, frames: FrameSeries, absent: Set<String> = []) {
    let times = IntrinsicDistributions(of: frames, frameTimes: frames.intrinsicTimes(\.total))
    self.init(
      key, frames, counts: SeriesCounts(of: frames), absent: absent,
      times: TimeMetric.values(of: times),
      interval: .ofFactor(
        around: times.frame.median / 1e6, rounds: frames.roundMedians.map { $0 / 1e6 }))
  }

  /// Returns the 95 % interval of a time, stored or computed from the rounds.
  ///
  /// - Returns: `nil` for an unknown time, too few rounds, or if neither an interval nor frames are
  ///   available.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package func interval(of metric: TimeMetric) -> ConfidenceInterval? {
    guard rounds >= ConfidenceInterval.fewestRounds else { return nil }
    if let stored = intervals[metric.name] { return stored }
    guard let frames, let value = values[metric.name] else { return nil }
    return .ofFactor(around: value, rounds: metric.rounds(of: frames).map { $0 / 1e6 })
  }
}

/// A run for a comparison or a gate.
package struct MeasuredRun: Equatable, Sendable {
  package let facts: RunEnvironment
  package let series: [MeasuredSeries]
  /// The image comparisons of the strategies; empty if unknown.
  package let proofs: [PixelEquivalence]
  /// The strategies that are measured for comparison only.
  package let controls: [String]
  /// The synthetic loads; a run with any cannot be a baseline.
  package let injections: [String]

  package init(
    facts: RunEnvironment, series: [MeasuredSeries], proofs: [PixelEquivalence] = [],
    controls: [String] = [], injections: [String] = []
  ) {
    self.facts = facts
    self.series = series
    self.proofs = proofs
    self.controls = controls
    self.injections = injections
  }

  /// Creates a run from its record and frames, without the placebo.
  ///
  /// - Parameters:
  ///   - summaries: The summaries of the run; `nil` to compute them.
  ///   - absent: The sources missing in the files, see ``Results/ExactMetric/sources``: metrics
  ///     derived from them are left out.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(
    _ run: RecordedRun, summaries: [SeriesSummary]? = nil, absent: Set<String> = []
  ) {
    let run = run.withoutPlacebo
    self.init(
      facts: RunEnvironment(of: run.record),
      series: zip(summaries ?? SeriesSummary.all(of: run), run.series).map {
        MeasuredSeries($0, frames: $1, absent: absent)
      },
      proofs: run.record.proofs, controls: run.record.controls,
      injections: run.record.injections)
  }

  /// Returns the series of a strategy at a refresh rate.
  package func series(of strategy: String, refreshRate: Int) -> MeasuredSeries? {
    series.first { $0.key.strategy == strategy && $0.key.refreshRate == refreshRate }
  }
}
