package import RunData
package import Statistics

/// The frames and the values of a series for a comparison or a gate.
package struct MeasuredSeries: Equatable, Sendable {
  package let key: SeriesKey
  package let frames: FrameSeries
  /// Values by column name; unknown values are missing, never 0.
  package let values: [String: Double]
  /// The 95 % intervals of times by column name.
  package let intervals: [String: ConfidenceInterval]
  /// The faults in its frames that were not predicted, such as stalls that the strategy causes.
  package let faults: [Fault]

  package init(
    _ key: SeriesKey, _ frames: FrameSeries, values: [String: Double],
    intervals: [String: ConfidenceInterval] = [:], faults: [Fault] = []
  ) {
    (self.key, self.frames, self.values, self.intervals) = (key, frames, values, intervals)
    self.faults = faults
  }

  init(_ summary: SeriesSummary, _ frames: FrameSeries) {
    var values = summary.times.mapValues(\.value).merging(summary.counts.values) { $1 }
    values.merge(summary.facts.instructions?.values ?? [:]) { $1 }
    values[Playback.hitchRatioColumn] = summary.playback.hitchRatio
    self.init(
      summary.key, frames, values: values, intervals: summary.times.compactMapValues(\.interval),
      faults: summary.faults.filter { $0.kind == Fault.stalls }
        + summary.facts.faults.filter { !$0.isPredicted })
  }

  /// Creates a series of a `frames.csv` alone: metrics of the facts, such as the bytes of images,
  /// are missing.
  ///
  /// - Parameter absent: The columns missing in the file.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(
    _ key: SeriesKey, _ frames: FrameSeries, absent: Set<String> = [], stalls: Fault? = nil
  ) {
    let times = Metric.estimates(of: frames, frames: frames.times(\.total).distributions)
    let counts = SeriesCounts(of: frames, absent: absent).values
    self.init(
      key, frames, values: times.mapValues(\.value).merging(counts) { $1 },
      intervals: times.compactMapValues(\.interval), faults: stalls.map { [$0] } ?? [])
  }
}

package struct MeasuredRun: Equatable, Sendable {
  package let facts: RunEnvironment
  package let series: [MeasuredSeries]
  /// The image comparisons of the strategies; empty if unknown.
  package let proofs: [PixelEquivalence]
  /// The strategies that are measured for comparison only.
  package let controls: [String]
  /// The synthetic loads; a run with any cannot be a baseline.
  package let injections: [String]
  /// The limits of its verdict, set by the reader of its files; empty for a run made in memory.
  package var caveats: [String] = []
  /// The refresh rates at which a strategy differs from a second measurement of itself; set as
  /// ``caveats`` are.
  package var unsteadyRates: Set<Int> = []
  /// The positions in ``series`` by ``SeriesKey/withinRun``; the first one if a key repeats.
  private let indices: [SeriesKey: Int]

  package init(
    facts: RunEnvironment, series: [MeasuredSeries], proofs: [PixelEquivalence] = [],
    controls: [String] = [], injections: [String] = []
  ) {
    self.facts = facts
    self.series = series
    self.proofs = proofs
    self.controls = controls
    self.injections = injections
    indices = Dictionary(
      series.indices.map { (series[$0].key.withinRun, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Leaves out the placebo, and computes `summaries` if they are `nil`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(_ result: RunResult, summaries: [SeriesSummary]? = nil) {
    let facts = RunEnvironment(of: result.facts)
    guard case .run(let run) = result.facts.origin else {
      let stalls = StallDetection.all(in: result.series, result.series.map { $0.times(\.total) })
      self.init(
        facts: facts,
        series: zip(result.series, stalls).map {
          MeasuredSeries(result.head(of: $0).key, $0, absent: result.absent, stalls: $1.fault)
        })
      return
    }
    let summaries = summaries ?? SeriesSummary.all(of: result)
    self.init(
      facts: facts,
      series: zip(summaries, result.withoutPlacebo.series).map { MeasuredSeries($0, $1) },
      proofs: result.facts.proofs, controls: run.controls, injections: run.spec.loads)
  }

  package func series(of strategy: String, refreshRate: Int) -> MeasuredSeries? {
    indices[SeriesKey(strategy: strategy, refreshRate: refreshRate)].map { series[$0] }
  }
}

extension SeriesKey {
  /// The strategy and refresh rate alone, which identify a series within its run.
  var withinRun: SeriesKey { SeriesKey(strategy: strategy, refreshRate: refreshRate) }
}
