package import RunData
package import Statistics

/// The figures of one strategy at one refresh rate: one line of `summary.csv`.
///
/// All figures come from the frames as they ran. Times are computed within each measured round, in
/// milliseconds, and estimated over the rounds. Counts are means over the frames of the measured
/// rounds. Round 0 only contributes to `coldStart`.
package struct SeriesSummary: Equatable, Sendable {
  package let key: SeriesKey
  /// Measured rounds: all but round 0.
  package let rounds: Int
  /// Frames per pass.
  package let frames: Int
  /// The mean of the longest 5 % of the frames of each round, at least one frame.
  ///
  /// Shown as median and range, like the longest frame: the rounds are skewed, and a t interval on
  /// their logarithms would cover in 74 to 78 % of cases instead of 95 %.
  package let expectedShortfall: Distribution
  /// The longest frame of each round.
  package let longest: Distribution
  /// The measured rounds as they ran, in the run's pipeline.
  package let playback: Playback
  /// The lower bound of the headroom, see ``VsyncModel/headroom(of:_:)``; `nil` with too few rounds.
  package let headroom: Double?
  /// Late first frames and late programmatic jumps of all measured rounds, which the headroom
  /// leaves out.
  package let lateJumps: Int
  /// Measured frames that the machine interrupted: by an involuntary context switch or steal time;
  /// all figures include them.
  package let interruptedFrames: Int
  /// The times of the first frames with empty caches and pools, in milliseconds: one per process, or
  /// one in all of a run in one process.
  package let coldStart: Distribution
  package let recurringHitches: [RecurringHitch]
  /// The estimates of all ``RunData/Metric/times`` by name.
  package let times: [String: TimeEstimate]
  package let counts: SeriesCounts
  package let shareOfFramesWithoutCaps: Double
  private let runFacts: RunFacts
  package let facts: SeriesFacts
  /// The faults of the strategy: in the image comparison, while running at any refresh rate, and
  /// stalls that it causes at this one.
  package let faults: [Fault]
  /// The number of measured frames that take much longer than the same frame in the other rounds.
  package let stalls: Int
  /// By strategy id: in each round, the median over the frames of log(time of that strategy / time
  /// of this one).
  ///
  /// Contains every other strategy at the same refresh rate with as many frames, and
  /// ``RunData/RunFacts/placeboID`` if this strategy has a placebo, unless a round has no frame
  /// with times on both sides.
  package let logRatios: [String: [Double]]
  /// The mean over the rounds of the median difference to the control's frames, in milliseconds;
  /// `nil` without control.
  package let overControl: Double?
}

extension SeriesSummary {
  package var run: ToolRun { runFacts.run }
  package var runID: String { runFacts.id }
  package var strategy: String { key.strategy }
  /// In Hz.
  package var refreshRate: Int { key.refreshRate }
  package var p50: TimeEstimate { Metric.frameTime.estimate(of: self) }
  package var p95: TimeEstimate { Metric.judgedTimes[1].estimate(of: self) }
  /// The median of each phase, in milliseconds; medians do not add up to the median frame time.
  package var phases: PerPhase<Double> {
    Phase.allCases.reduce(into: PerPhase()) { medians, phase in
      medians[phase] = Metric.median(of: phase).estimate(of: self).value
    }
  }
  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }
  package var hitchRating: HitchRating { playback.hitchRating }
  package var shareOfInterruptedFrames: Double {
    Double(interruptedFrames) / Double(rounds * frames)
  }

  /// Returns the mean of a counter per measured frame, or its total if it is one of the run, not
  /// rounded; 0 if unknown.
  package func meanCount(_ metric: Metric) -> Double { metric.exactValue(counts) ?? 0 }
}

extension SeriesSummary {
  /// Summarizes all but the placebo, in the run's order, in O(*n* log *n*) for *n* frames.
  ///
  /// - Precondition: There is a measured round.
  package static func all(of run: RunResult) -> [SeriesSummary] {
    let peers = Peers(run)
    return peers.run.series.indices.map { SeriesSummary(of: $0, in: peers) }
  }

  private init(of index: Int, in peers: Peers) {
    let (series, whole) = (peers.run.series[index], peers.run.facts)
    let frameTimes = peers.frameTimes[index]
    let distributions = frameTimes.distributions
    let facts = whole.series[index]

    key = whole.key(of: series.strategy, at: series.refreshRate)
    runFacts = whole
    rounds = frameTimes.rounds
    frames = series.framesPerRound
    times = Metric.estimates(of: series, frames: distributions)
    expectedShortfall = Distribution(distributions.map { $0.expectedShortfall / 1e6 })
    longest = Distribution(distributions.map { $0.maximum / 1e6 })
    // The subscript of the array reads the times only; an iterator copies whole samples.
    let passes = (1..<series.rounds).map { round in
      series.pass(round).indices.map { StageTimes(series.frames[$0].phases) }
    }
    let kinds = series.frameKinds(displayHeight: whole.run.scroll.display.height)
    let model = VsyncModel(refreshRate: series.refreshRate, pipeline: whole.run.spec.pipeline)
    playback = model.play(passes)
    headroom = model.headroom(of: passes, kinds)
    lateJumps = playback.hitches.count { kinds[$0.frame] != .scroll }
    interruptedFrames = series.steadyFrames.indices.count {
      series.frames[$0].involuntarySwitches > 0 || series.frames[$0].stealTicks > 0
    }
    let cold = series.pass(0).prefix(whole.run.spec.isInProcess ? 1 : series.coldFrames)
    coldStart = Distribution(cold.map { Double($0.phases.total) / 1e6 })
    recurringHitches = RecurringHitch.all(in: series, playback, kinds)
    counts = SeriesCounts(
      of: series, facts: facts, displayPixels: whole.run.scroll.display.pixelCount,
      absent: peers.run.absent)
    // Every round shows the same rows.
    shareOfFramesWithoutCaps =
      Double(series.pass(1).count { $0.capRows == 0 }) / Double(series.framesPerRound)
    self.facts = facts
    stalls = peers.stalls[index].count
    faults =
      (whole.faults(of: series.strategy) + [peers.stalls[index].fault].compactMap(\.self))
      .distinct
    logRatios = peers.logRatios(to: index)
    overControl = whole.run.controls.lazy
      .compactMap { control in
        peers.run.series.firstIndex { $0.strategy == control && $0.isPaired(with: series) }
      }.first
      .map { frameTimes.differences(over: peers.frameTimes[$0]).mean }
  }
}

/// A run without its placebo, and what its series are compared by.
private struct Peers {
  let run: RunResult
  let frameTimes: [RoundTimes]
  let stalls: [(count: Int, fault: Fault?)]
  private let whole: RunResult

  init(_ whole: RunResult) {
    self.whole = whole
    run = whole.withoutPlacebo
    frameTimes = run.series.map { $0.times(\.total) }
    stalls = StallDetection.all(in: run.series, frameTimes)
  }

  /// The log-ratios of the other series at the refresh rate of one, and of its placebo, to its own.
  func logRatios(to index: Int) -> [String: [Double]] {
    let series = run.series[index]
    var ratios: [String: [Double]] = [:]
    for (other, rival) in run.series.enumerated()
    where other != index && rival.refreshRate == series.refreshRate
      && rival.framesPerRound == series.framesPerRound
    {
      ratios[rival.strategy] = frameTimes[other].logRatios(over: frameTimes[index])
    }
    if series.strategy == whole.facts.placebo,
      let placebo = whole.series.first(where: {
        $0.strategy == RunFacts.placeboID && $0.isPaired(with: series)
      })
    {
      ratios[placebo.strategy] = placebo.times(\.total).logRatios(over: frameTimes[index])
    }
    return ratios
  }
}

extension Metric {
  package func estimate(of summary: SeriesSummary) -> TimeEstimate {
    guard let estimate = summary.times[name] else {
      preconditionFailure("a summary has all metrics of the catalogue")
    }
    return estimate
  }
}
