import Results
package import RunRecords
package import Statistics

/// What tells one series from all others that a run, or a baseline, can hold.
///
///     settings/painter/layer-grid/pool/60
package struct SeriesKey: Hashable, Sendable {
  package var scenario: String
  package var engine: String
  package var strategy: String
  package var reuse: String
  /// In Hz.
  package var refreshRate: Int

  package init(
    scenario: String, engine: String, strategy: String, reuse: String, refreshRate: Int
  ) {
    self.scenario = scenario
    self.engine = engine
    self.strategy = strategy
    self.reuse = reuse
    self.refreshRate = refreshRate
  }
}

/// What is known of one series: of one that was recorded everything, of a line of `summary.csv` the
/// values alone.
package struct MeasuredSeries: Equatable, Sendable {
  package let key: SeriesKey
  /// Values by the names of their columns; one that is not known is missing, never 0.
  package let values: [String: Double]
  /// Intervals that were stored with values, by the same names; ``interval(of:)`` knows more.
  package let intervals: [String: ConfidenceInterval]
  /// Measured rounds.
  package let rounds: Int
  /// Frames of a pass; `nil` if that is not known.
  package let framesPerRound: Int?
  /// The frames; `nil` if they are not at hand.
  package let frames: FrameSeries?
  /// The time of a memset before each pass, round 0 first, in nanoseconds.
  package let memsetNanoseconds: [Int64]

  /// A series of which no frames are at hand, such as a line of `summary.csv`.
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

  /// A series that was recorded.
  ///
  /// - Parameter absent: What the files lack, by the names of
  ///   ``Results/ExactMetric/sources``.
  init(_ summary: SeriesSummary, frames: FrameSeries, absent: Set<String>) {
    key = SeriesKey(
      scenario: summary.scenario, engine: summary.engine, strategy: summary.strategy,
      reuse: summary.reuse, refreshRate: summary.refreshRate)
    rounds = summary.rounds
    var values: [String: Double] = [:]
    for metric in ExactMetric.all where metric.sources.isDisjoint(with: absent) {
      values[metric.name] = metric.value(of: summary.counts)
    }
    for metric in TimeMetric.all {
      values[metric.name] = metric.value(of: summary)
    }
    self.values = values
    intervals =
      summary.p50Interval.map { [TimeMetric.primary.name: $0] } ?? [:]
    framesPerRound = frames.framesPerRound
    self.frames = frames
    memsetNanoseconds = summary.facts.memsetNanoseconds
  }

  /// A series of which nothing is known but its frames: a bare `frames.csv`.
  ///
  /// What only the record of a run tells, such as the bytes of images, is missing.
  ///
  /// - Parameter absent: The columns that the file lacks.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(_ key: SeriesKey, frames: FrameSeries, absent: Set<String> = []) {
    self.key = key
    rounds = frames.rounds - 1
    var values: [String: Double] = [:]
    let counts = SeriesCounts(of: frames)
    for metric in ExactMetric.all where metric.sources.isDisjoint(with: absent) {
      values[metric.name] = metric.value(of: counts)
    }
    for metric in TimeMetric.all {
      values[metric.name] = metric.value(of: frames)
    }
    self.values = values
    intervals =
      ConfidenceInterval.ofFactor(
        around: TimeMetric.primary.value(of: frames), rounds: frames.roundMedians.map { $0 / 1e6 }
      ).map { [TimeMetric.primary.name: $0] } ?? [:]
    framesPerRound = frames.framesPerRound
    self.frames = frames
    memsetNanoseconds = []
  }

  /// Where a time lies, 95 %: as it was stored, or else from how the rounds differ.
  ///
  /// - Returns: `nil` for a time that is not known, of fewer rounds than an interval takes, or where
  ///   neither the interval nor the frames are at hand.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package func interval(of metric: TimeMetric) -> ConfidenceInterval? {
    guard rounds >= ConfidenceInterval.fewestRounds else { return nil }
    if let stored = intervals[metric.name] { return stored }
    guard let frames, let value = values[metric.name] else { return nil }
    return .ofFactor(around: value, rounds: metric.rounds(of: frames).map { $0 / 1e6 })
  }
}

/// What is known of one run, for a comparison or a gate.
package struct MeasuredRun: Equatable, Sendable {
  package let facts: RunEnvironment
  package let series: [MeasuredSeries]
  /// How the images of its strategies compared with the reference; empty if that is not known.
  package let proofs: [PixelEquivalence]
  /// The strategies that are measured for comparison only.
  package let controls: [String]
  /// Work that was added on purpose, as it was asked for: no baseline can be made of such a run.
  package let injections: [String]

  package init(
    facts: RunEnvironment, series: [MeasuredSeries], proofs: [PixelEquivalence] = [],
    controls: [String] = [],
    injections: [String] = []
  ) {
    self.facts = facts
    self.series = series
    self.proofs = proofs
    self.controls = controls
    self.injections = injections
  }

  /// - Parameter absent: What the files of the run lack, by the names of
  ///   ``Results/ExactMetric/sources``: metrics made of it are left out.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(_ run: RecordedRun, absent: Set<String> = []) {
    self.init(
      facts: RunEnvironment(of: run.record),
      series: zip(SeriesSummary.all(of: run), run.series).map {
        MeasuredSeries($0, frames: $1, absent: absent)
      },
      proofs: run.record.proofs, controls: run.record.controls,
      injections: run.record.injections)
  }

  /// The series of a strategy at a refresh rate.
  package func series(of strategy: String, refreshRate: Int) -> MeasuredSeries? {
    series.first { $0.key.strategy == strategy && $0.key.refreshRate == refreshRate }
  }
}
