package import RunData
package import Statistics

/// A series for a comparison or a gate: complete if it was recorded, only values if it was read
/// from `summary.csv`.
package struct MeasuredSeries: Equatable, Sendable {
  package let key: SeriesKey
  /// Values by column name; unknown values are missing, never 0.
  package let values: [String: Double]
  /// The 95 % intervals of times by column name.
  package let intervals: [String: ConfidenceInterval]
  /// Measured rounds.
  package let rounds: Int
  /// Frames per pass; `nil` if unknown.
  package let framesPerRound: Int?
  /// `nil` if frames are not available.
  package let frames: FrameSeries?

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
  }

  private init(
    _ key: SeriesKey, _ frames: FrameSeries, counts: SeriesCounts, absent: Set<String>,
    times: [String: TimeEstimate], hitchRatio: Double? = nil,
    instructions: InstructionCounts? = nil
  ) {
    self.key = key
    self.frames = frames
    rounds = frames.rounds - 1
    framesPerRound = frames.framesPerRound
    var values = times.mapValues(\.value)
    for metric in ExactMetric.all where metric.sources.isDisjoint(with: absent) {
      values[metric.name] = metric.value(of: counts)
    }
    values[Playback.hitchRatioColumn] = hitchRatio
    self.values = values.merging(InstructionMetric.values(of: instructions)) { $1 }
    intervals = times.compactMapValues(\.interval)
  }

  /// Creates a recorded series.
  ///
  /// - Parameter absent: The sources missing in the files, see ``RunData/ExactMetric/sources``.
  init(_ summary: SeriesSummary, frames: FrameSeries, absent: Set<String>) {
    self.init(
      SeriesKey(
        scenario: summary.scenario, engine: summary.engine, strategy: summary.strategy,
        reuse: summary.reuse, refreshRate: summary.refreshRate), frames, counts: summary.counts,
      absent: absent, times: summary.times, hitchRatio: summary.playback.hitchRatio,
      instructions: summary.metadata.instructions)
  }

  /// Creates a series from frames only: a `frames.csv` without its run.
  ///
  /// Metrics of the record, such as the bytes of images, are missing.
  ///
  /// - Parameter absent: The columns missing in the file.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(_ key: SeriesKey, frames: FrameSeries, absent: Set<String> = []) {
    self.init(
      key, frames, counts: SeriesCounts(of: frames), absent: absent,
      times: TimeMetric.estimates(of: frames, frames: frames.times(\.total).distributions))
  }

  /// Returns the 95 % interval of a time; `nil` for an unknown time and with too few rounds.
  package func interval(of metric: TimeMetric) -> ConfidenceInterval? {
    intervals[metric.name]
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
  /// The descriptions of the strategies that cause frames to stall.
  package let stalls: [String: String]
  /// The indices of the first series of each strategy and refresh rate.
  private let indices: [Place: Int]

  /// A strategy at a refresh rate.
  struct Place: Hashable {
    let strategy: String
    let refreshRate: Int
  }

  package init(
    facts: RunEnvironment, series: [MeasuredSeries], proofs: [PixelEquivalence] = [],
    controls: [String] = [], injections: [String] = [], stalls: [String: String] = [:]
  ) {
    self.facts = facts
    self.series = series
    self.proofs = proofs
    self.controls = controls
    self.injections = injections
    self.stalls = stalls
    indices = Dictionary(
      series.indices.map { (series[$0].key.place, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Creates a run from its record and frames, without a second measurement of a strategy.
  ///
  /// - Parameters:
  ///   - summaries: The summaries of the run; `nil` to compute them.
  ///   - absent: The sources missing in the files, see ``RunData/ExactMetric/sources``: metrics
  ///     derived from them are left out.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(
    _ run: RecordedRun, summaries: [SeriesSummary]? = nil, absent: Set<String> = []
  ) {
    let summaries = summaries ?? SeriesSummary.all(of: run)
    self.init(
      facts: RunEnvironment(of: run.record),
      series: zip(summaries, run.withoutPlacebo.series).map {
        MeasuredSeries($0, frames: $1, absent: absent)
      },
      proofs: run.record.proofs, controls: run.record.controls,
      injections: run.record.injections,
      stalls: Dictionary(
        summaries.compactMap { summary in
          summary.faults.first { $0.kind == Fault.stalls }.map { (summary.strategy, $0.sentence) }
        }, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns the series of a strategy at a refresh rate.
  package func series(of strategy: String, refreshRate: Int) -> MeasuredSeries? {
    indices[Place(strategy: strategy, refreshRate: refreshRate)].map { series[$0] }
  }
}

extension SeriesKey {
  /// The part in which the series of a run differ.
  var place: MeasuredRun.Place {
    MeasuredRun.Place(strategy: strategy, refreshRate: refreshRate)
  }
}
