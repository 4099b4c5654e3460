package import Results
package import RunRecords
package import Statistics

/// The judgement of one strategy at one refresh rate: one line of `summary.csv`.
///
/// Times are of the intrinsic series (``RunRecords/FrameSeries/intrinsicTimes(_:)``), in
/// milliseconds; counts are means over the frames of the measured rounds. Round 0 enters none of
/// them but `coldStart`.
package struct SeriesSummary: Equatable, Sendable {
  /// Percentiles of the frame time, in milliseconds.
  package struct FrameTime: Equatable, Sendable {
    package let p50: Double
    package let p90: Double
    package let p95: Double
    package let p99: Double
    package let maximum: Double
  }

  /// Visible cap rows from which on a frame counts as one with caps.
  package static let capsOfACapFrame = 4

  package let scenario: String
  package let engine: String
  package let strategy: String
  package let reuse: String
  package let refreshRate: Int
  /// Measured rounds: all but round 0.
  package let rounds: Int
  /// Frames of one pass.
  package let frames: Int
  package let frameTime: FrameTime
  /// Where the median frame time lies, of the medians of the rounds; `nil` with one round.
  package let p50Interval: ConfidenceInterval?
  /// The intrinsic pass in the run's pipeline.
  package let playback: Playback
  /// The intrinsic pass in either pipeline.
  package let pipelines: Pipelines
  /// The largest factor by which times may grow with hitches still rated good; `nil` if all times
  /// are 0.
  package let headroom: Double?
  /// The series on each of the slower processors that the run asked for.
  package let throttled: [Throttled]
  package let raw: Raw
  package let coldStart: ColdStart
  /// The frames that are late in at least half of the measured rounds.
  package let blames: [RecurringHitch]
  /// The median of each phase, in milliseconds.
  ///
  /// Medians do not add up to the median frame time.
  package let phases: PerPhase<Double>
  package let compositeP99: Double
  /// The median composite time in memsets of a buffer of the display's size; `nil` if none was
  /// timed.
  package let compositeInMemsets: Double?
  /// The counts of the measured rounds, from which every exact metric follows.
  package let counts: SeriesCounts
  /// The median frame time over frames with `capsOfACapFrame` cap rows or more, in milliseconds.
  package let capFrameP50: Double?
  /// The share of frames without any cap row on the display, 0…1.
  package let shareOfFramesWithoutCaps: Double
  /// The median frame time of each measured round, in milliseconds.
  package let roundP50s: [Double]
  package let identity: RunIdentity
  /// What is known of the series besides its frames.
  package let facts: SeriesMetadata
  /// What was found about the strategy, by its proof and at any refresh rate.
  package let findings: [Finding]
  /// The median over frames of what a frame takes longer than the control's, in milliseconds.
  ///
  /// The control is the first of the record's that was measured; `nil` if none was.
  package internal(set) var overControl: Double?
  /// What the strategy adds to the rung below it, if it stands on a ladder.
  package internal(set) var ladderStep: AblationStep?
}

extension SeriesSummary {
  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }
  package var hitchRating: HitchRating { HitchRating(hitchRatio: playback.hitchRatio) }
  /// The share of the rows on the display that had a rounded corner, 0…1; `nil` if there were no
  /// rows.
  package var shareOfCapRows: Double? {
    let sums = counts.sums
    return sums.visibleRows > 0 ? Double(sums.capRows) / Double(sums.visibleRows) : nil
  }
}

extension SeriesSummary {
  /// Judges one series of a run.
  ///
  /// - Precondition: `facts` are those of `series`, and there is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(of series: FrameSeries, facts: SeriesMetadata, in record: RunRecord) {
    precondition(facts.describe(series), "the facts of a series are about its frames")
    let model = VsyncModel(refreshRate: series.refreshRate)
    let times = series.intrinsicTimes(\.total)
    let limitingTimes = series.intrinsicTimes(record.pipeline.limitingTime)
    let frameTime = FrameTime(Distribution(times))
    let roundP50s = series.roundMedians.map { $0 / 1e6 }
    let composite = Distribution(series.intrinsicTimes(\.composite))
    // Each round scrolls alike, so the rows of any pass are those of all.
    let caps = series.pass(1).map(\.capRows)
    let capFrames = zip(times, caps).filter { $0.1 >= Self.capsOfACapFrame }.map(\.0)

    scenario = record.scenarioName
    engine = record.engine
    strategy = series.strategy
    reuse = record.reuse
    refreshRate = series.refreshRate
    rounds = series.rounds - 1
    frames = series.framesPerRound
    self.frameTime = frameTime
    p50Interval = .ofFactor(around: frameTime.p50, rounds: roundP50s)
    playback = model.play(limitingTimes)
    pipelines = Pipelines(of: series)
    headroom = model.headroom(of: limitingTimes)
    throttled = record.throttles.map {
      Throttled(times, limitingTimes: limitingTimes, factor: $0, model: model)
    }
    raw = Raw(of: series, intrinsic: times, pipeline: record.pipeline)
    coldStart = ColdStart(of: series)
    blames = RecurringHitch.all(
      in: series, pipeline: record.pipeline, displayHeight: record.display.height)
    phases = Phase.allCases.reduce(into: PerPhase()) { medians, phase in
      medians[phase] =
        phase == .composite
        ? composite.median / 1e6 : Distribution(series.intrinsicTimes { $0[phase] }).median / 1e6
    }
    compositeP99 = composite.percentile(99) / 1e6
    compositeInMemsets = facts.memsetMedian.map { composite.median / $0 }
    counts = SeriesCounts(
      of: series, metadata: facts, displayPixels: record.display.pixelCount)
    capFrameP50 = capFrames.isEmpty ? nil : Distribution(capFrames).median / 1e6
    shareOfFramesWithoutCaps = Double(caps.count { $0 == 0 }) / Double(caps.count)
    self.roundP50s = roundP50s
    identity = RunIdentity(of: record)
    self.facts = facts
    findings = record.findings(of: series.strategy)
  }
}

extension TimeMetric {
  /// The value of a series, in milliseconds.
  package func value(of summary: SeriesSummary) -> Double {
    if let phase { return summary.phases[phase] }
    return switch percent {
    case 50: summary.frameTime.p50
    case 95: summary.frameTime.p95
    case 99: summary.frameTime.p99
    default: preconditionFailure("a summary has no \(name)")
    }
  }
}

extension SeriesSummary.FrameTime {
  /// - Parameter times: Frame times in nanoseconds.
  init(_ times: Distribution) {
    self.init(
      p50: times.percentile(50) / 1e6, p90: times.percentile(90) / 1e6,
      p95: times.percentile(95) / 1e6, p99: times.percentile(99) / 1e6,
      maximum: times.maximum / 1e6)
  }
}

extension SeriesMetadata {
  /// The median of the memsets before all passes, in nanoseconds; `nil` if none took measurable
  /// time.
  fileprivate var memsetMedian: Double? {
    guard !memsetNanoseconds.isEmpty else { return nil }
    let median = Distribution(memsetNanoseconds.lazy.map(Double.init)).median
    return median > 0 ? median : nil
  }
}
