package import Results
package import RunRecords
package import Statistics

/// The figures of one strategy at one refresh rate: one line of `summary.csv`.
///
/// Times are those of the intrinsic series (``RunRecords/FrameSeries/intrinsicTimes(_:)``), in
/// milliseconds; counts are means over the frames of the measured rounds. Round 0 only contributes
/// to `coldStart`.
package struct SeriesSummary: Equatable, Sendable {
  /// The least visible cap rows of a frame with caps.
  package static let capRowsOfCapFrame = 4

  package let scenario: String
  package let engine: String
  package let strategy: String
  package let reuse: String
  package let refreshRate: Int
  /// Measured rounds: all but round 0.
  package let rounds: Int
  /// Frames per pass.
  package let frames: Int
  package let frameTime: FrameTime
  /// The interval of the median frame time over the rounds; `nil` with one round.
  package let p50Interval: ConfidenceInterval?
  /// The intrinsic pass in the run's pipeline.
  package let playback: Playback
  /// The intrinsic pass in both pipelines.
  package let pipelines: Pipelines
  /// The largest factor for all times with good hitches; `nil` if all times are 0.
  package let headroom: Double?
  /// The series on each simulated slower processor of the run.
  package let throttled: [Throttled]
  package let raw: Raw
  package let coldStart: ColdStart
  /// The frames that are late in at least half of the measured rounds.
  package let recurringHitches: [RecurringHitch]
  /// The values of all ``TimeMetric``s by name, in milliseconds.
  package let times: [String: Double]
  /// The median of each phase, in milliseconds; medians do not add up to the median frame time.
  package let phases: PerPhase<Double>
  package let compositeP99: Double
  /// The median composite time in memsets of a buffer of the display's size; `nil` without memsets.
  package let compositeInMemsets: Double?
  /// The counts of the measured rounds, the basis of all exact metrics.
  package let counts: SeriesCounts
  /// The median frame time over frames with at least `capRowsOfCapFrame` cap rows, in milliseconds.
  package let capFrameP50: Double?
  /// The share of frames without a visible cap row, 0…1.
  package let shareOfFramesWithoutCaps: Double
  /// The median frame time of each measured round, in milliseconds.
  package let roundP50s: [Double]
  package let identity: RunIdentity
  package let metadata: SeriesMetadata
  /// The faults of the strategy in the image comparison and at any refresh rate.
  package let faults: [Fault]
  /// The median over frames of the difference to the control, in milliseconds; `nil` without
  /// control.
  package internal(set) var overControl: Double?
  /// The cost added to the preceding ablation step; `nil` without one.
  package internal(set) var ablationStep: AblationStep?
}

extension SeriesSummary {
  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }
  package var hitchRating: HitchRating { HitchRating(hitchRatio: playback.hitchRatio) }
  /// The share of visible rows with a rounded corner, 0…1; `nil` if there were no rows.
  package var shareOfCapRows: Double? {
    let sums = counts.sums
    return sums.visibleRows > 0 ? Double(sums.capRows) / Double(sums.visibleRows) : nil
  }

  /// Indicates whether an unpredicted fault was detected.
  package var hasUnpredictedFault: Bool { faults.contains { !$0.isPredicted } }

  /// Returns the mean of a count over measured frames, not rounded.
  package func count(_ metric: ExactMetric) -> Double { metric.exactValue(counts) ?? 0 }
}

extension SeriesSummary {
  /// Summarizes every series of a run except the placebo, in the run's order.
  package static func all(of run: RecordedRun) -> [SeriesSummary] {
    let run = run.withoutPlacebo
    let summaries = zip(run.series, run.record.series).map { series, metadata in
      SeriesSummary(of: series, metadata: metadata, in: run.record)
    }
    return zip(summaries, run.series).map { summary, series in
      var summary = summary
      summary.overControl = run.record.controls.lazy
        .compactMap { run.index(of: $0, pairedWith: series) }.first
        .map { series.pairedDifference(over: run.series[$0]) }
      if let step = run.record.ablation.firstIndex(of: series.strategy), step > 0,
        let lower = run.index(of: run.record.ablation[step - 1], pairedWith: series)
      {
        summary.ablationStep = AblationStep(
          from: (run.series[lower], summaries[lower]), to: (series, summary))
      }
      return summary
    }
  }

  /// Summarizes one series of a run.
  ///
  /// - Precondition: `metadata` belongs to `series`, and there is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(of series: FrameSeries, metadata: SeriesMetadata, in record: RunRecord) {
    precondition(metadata.describe(series), "the metadata of a series belongs to its frames")
    let model = VsyncModel(refreshRate: series.refreshRate)
    let frameTimes = series.intrinsicTimes(\.total)
    let limitingTimes = series.intrinsicTimes(record.pipeline.limitingTime)
    let distributions = IntrinsicDistributions(of: series, frameTimes: frameTimes)
    let composite = distributions[.composite]
    // Every round shows the same rows.
    let caps = series.pass(1).map(\.capRows)
    let capFrames = zip(frameTimes, caps).filter { $0.1 >= Self.capRowsOfCapFrame }.map(\.0)
    let memsets = metadata.memsetNanoseconds.map(Double.init)
    let memset = memsets.isEmpty ? 0 : Distribution(memsets).median

    scenario = record.scenarioName
    engine = record.engine
    strategy = series.strategy
    reuse = record.reuse
    refreshRate = series.refreshRate
    rounds = series.rounds - 1
    frames = series.framesPerRound
    frameTime = FrameTime(distributions.frame)
    roundP50s = series.roundMedians.map { $0 / 1e6 }
    p50Interval = .ofFactor(around: frameTime.p50, rounds: roundP50s)
    playback = model.play(limitingTimes)
    pipelines = Pipelines(of: series, composite: composite)
    headroom = model.headroom(of: limitingTimes)
    throttled = record.throttles.map {
      Throttled(distributions.frame, limitingTimes: limitingTimes, factor: $0, model: model)
    }
    raw = Raw(of: series, intrinsic: frameTimes, pipeline: record.pipeline)
    coldStart = ColdStart(of: series, roundsAreProcesses: record.roundsAreProcesses)
    recurringHitches = RecurringHitch.all(
      in: series, pipeline: record.pipeline, displayHeight: record.display.height)
    times = TimeMetric.values(of: distributions)
    phases = Phase.allCases.reduce(into: PerPhase()) { medians, phase in
      medians[phase] = distributions[phase].median / 1e6
    }
    compositeP99 = composite.percentile(99) / 1e6
    compositeInMemsets = memset > 0 ? composite.median / memset : nil
    counts = SeriesCounts(
      of: series, metadata: metadata, displayPixels: record.display.pixelCount)
    capFrameP50 = capFrames.isEmpty ? nil : Distribution(capFrames).median / 1e6
    shareOfFramesWithoutCaps = Double(caps.count { $0 == 0 }) / Double(caps.count)
    identity = RunIdentity(of: record)
    self.metadata = metadata
    faults = record.faults(of: series.strategy)
  }
}

extension RecordedRun {
  fileprivate func index(of strategy: String, pairedWith series: FrameSeries) -> Int? {
    self.series.firstIndex { $0.strategy == strategy && $0.isPaired(with: series) }
  }
}
