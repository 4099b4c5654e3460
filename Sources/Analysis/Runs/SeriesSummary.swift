package import RunData
import Statistics

/// The figures of one strategy at one refresh rate: one line of `summary.csv`.
///
/// All figures come from the frames as they ran. Times are computed within each measured round, in
/// milliseconds, and estimated over the rounds. Counts are means over the frames of the measured
/// rounds. Round 0 only contributes to `coldStart`.
package struct SeriesSummary: Equatable, Sendable {
  /// The fewest visible cap rows of a frame with caps.
  package static let capRowsOfCapFrame = 4

  package let key: SeriesKey
  /// Measured rounds: all but round 0.
  package let rounds: Int
  /// Frames per pass.
  package let frames: Int
  package let frameTime: FrameTimeStatistics
  /// The measured rounds as they ran, in both pipelines.
  package let pipelines: Pipelines
  /// `nil` if in some round no frame besides first frames and jumps takes any time.
  package let headroom: Headroom?
  /// Late first frames and late programmatic jumps of all measured rounds, which the headroom
  /// leaves out.
  package let lateJumps: Int
  /// Measured frames with an involuntary context switch or steal time.
  ///
  /// They are part of all figures: shown beside them, never subtracted.
  package let interruptedFrames: Int
  package let coldStart: ColdStart
  package let recurringHitches: [RecurringHitch]
  /// The estimates of all ``RunData/Metric/times`` by name.
  package let times: [String: TimeEstimate]
  /// The median of each phase, in milliseconds; medians do not add up to the median frame time.
  package let phases: PerPhase<Double>
  /// The median composite time in memsets of a buffer of the display's size; `nil` without memsets.
  package let compositeInMemsets: Double?
  /// The counts of the measured rounds, the basis of all exact metrics.
  package let counts: SeriesCounts
  /// The median frame time over frames with at least `capRowsOfCapFrame` cap rows, in milliseconds.
  package let capFrameP50: Double?
  /// The share of frames without a visible cap row, 0…1.
  package let shareOfFramesWithoutCaps: Double
  /// The run that the series belongs to.
  package let run: ToolRun
  package let runID: String
  package let facts: SeriesFacts
  /// The faults of the strategy in the image comparison and at any refresh rate.
  package internal(set) var faults: [Fault]
  /// The number of measured frames that take much longer than the same frame in the other rounds.
  package internal(set) var stalls = 0
  /// The logarithms of the ratio of the frame time of each other strategy at the same refresh rate
  /// to that of this one, and of the placebo of this one, a value per round.
  package internal(set) var logRatios: [String: [Double]] = [:]
  /// The mean over the rounds of the median difference to the control's frames, in milliseconds;
  /// `nil` without control.
  package internal(set) var overControl: Double?
  /// The cost added to the preceding ablation step; `nil` without one.
  package internal(set) var ablationStep: AblationStep?
}

extension SeriesSummary {
  package var strategy: String { key.strategy }
  /// In Hz.
  package var refreshRate: Int { key.refreshRate }
  /// The median frame time with its rounds and its interval.
  package var p50: TimeEstimate { Metric.frameTime.estimate(of: self) }
  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }
  /// The measured rounds as they ran, in the run's pipeline.
  package var playback: Playback { pipelines[run.spec.pipeline] }
  package var hitchRating: HitchRating { playback.hitchRating }
  package var shareOfInterruptedFrames: Double {
    Double(interruptedFrames) / Double(rounds * frames)
  }
  /// The share of visible rows with a rounded corner, 0…1; `nil` if there were no rows.
  package var shareOfCapRows: Double? {
    let sums = counts.sums
    return sums.visibleRows > 0 ? Double(sums.capRows) / Double(sums.visibleRows) : nil
  }

  /// Indicates whether an unpredicted fault was detected.
  package var hasUnpredictedFault: Bool { faults.contains { !$0.isPredicted } }

  /// Indicates whether the strategy causes frames that stall.
  package var causesStalls: Bool { faults.contains { $0.kind == Fault.stalls } }

  /// Returns the mean of a count over measured frames, not rounded.
  package func count(_ metric: Metric) -> Double { metric.exactValue(counts) ?? 0 }
}

extension SeriesSummary {
  /// Summarizes every series of a run except the placebo, in the run's order.
  package static func all(of whole: RunResult) -> [SeriesSummary] {
    let run = whole.withoutPlacebo
    let placebos = whole.series.filter { $0.strategy == RunFacts.placeboID }
    let times = run.series.map { $0.times(\.total) }
    let summaries = run.series.indices.map { index in
      SeriesSummary(
        of: run.series[index], times[index], facts: run.facts.series[index], in: run)
    }
    let stalls = stalls(of: run, times, summaries)
    return run.series.indices.map { index in
      let series = run.series[index]
      var summary = summaries[index]
      summary.stalls = stalls[index].count
      if let fault = stalls[index].fault { summary.faults = (summary.faults + [fault]).distinct }
      for (other, rival) in run.series.enumerated()
      where other != index && rival.refreshRate == series.refreshRate
        && rival.framesPerRound == series.framesPerRound
      {
        summary.logRatios[rival.strategy] = times[other].logRatios(over: times[index])
      }
      if series.strategy == whole.facts.placebo,
        let placebo = placebos.first(where: { $0.isPaired(with: series) })
      {
        summary.logRatios[placebo.strategy] = placebo.times(\.total).logRatios(over: times[index])
      }
      summary.overControl = run.facts.run.controls.lazy
        .compactMap { run.index(of: $0, pairedWith: series) }.first
        .map { times[index].differences(over: times[$0]).mean }
      if let step = run.facts.run.ablation.firstIndex(of: series.strategy), step > 0,
        let lower = run.index(of: run.facts.run.ablation[step - 1], pairedWith: series)
      {
        summary.ablationStep = AblationStep(
          from: (run.series[lower], summaries[lower]), to: (series, summary))
      }
      return summary
    }
  }

  /// Returns the stalls of each series, and the fault of a strategy that causes them.
  private static func stalls(
    of run: RunResult, _ times: [RoundTimes], _ summaries: [SeriesSummary]
  ) -> [(count: Int, fault: Fault?)] {
    var stalls = run.series.map { _ in (count: 0, fault: Fault?.none) }
    let rates = Dictionary(grouping: run.series.indices) { run.series[$0].refreshRate }
    for (rate, compared) in rates {
      let found = StallDetection(
        compared.map { times[$0] },
        slowest: 1e6 * (compared.map { summaries[$0].p50.value }.max() ?? 0),
        budget: 1e9 / Double(rate))
      for (place, index) in compared.enumerated() {
        stalls[index] = (
          found.counts[place],
          found.isCause[place]
            ? Fault(
              stalls: found.counts[place], of: run.series[index].steadyFrames.count,
              others: found.counts.reduce(0, +) - found.counts[place], threshold: found.threshold)
            : nil
        )
      }
    }
    return stalls
  }

  /// Summarizes one series of a run.
  ///
  /// - Precondition: `facts` belong to `series`, and there is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(of series: FrameSeries, facts: SeriesFacts, in result: RunResult) {
    self.init(of: series, series.times(\.total), facts: facts, in: result)
  }

  private init(
    of series: FrameSeries, _ frameTimes: RoundTimes, facts: SeriesFacts,
    in result: RunResult
  ) {
    let whole = result.facts
    precondition(facts.describe(series), "the facts of a series belong to its frames")
    let rounds = frameTimes.distributions
    // Every round shows the same rows.
    let caps = series.pass(1).indices.map { series.frames[$0].capRows }
    let capFrames = caps.indices.filter { caps[$0] >= Self.capRowsOfCapFrame }
    let memsets = facts.memsetNanoseconds.map(Double.init)
    let memset = memsets.isEmpty ? 0 : Distribution(memsets).median

    key = whole.key(of: series.strategy, at: series.refreshRate)
    (run, runID) = (whole.run, whole.id)
    self.rounds = rounds.count
    frames = series.framesPerRound
    frameTime = FrameTimeStatistics(rounds)
    let passes = series.stageTimes
    let moments = series.moments(displayHeight: whole.run.scroll.display.height)
    func model(_ pipeline: Pipeline) -> VsyncModel {
      VsyncModel(refreshRate: series.refreshRate, pipeline: pipeline)
    }
    pipelines = Pipelines(
      serial: model(.serial).play(passes), twoStage: model(.twoStage).play(passes))
    let playback = pipelines[whole.run.spec.pipeline]
    headroom = Headroom(of: passes, moments, in: model(whole.run.spec.pipeline))
    lateJumps = playback.hitches.count { moments[$0.frame] != .scroll }
    interruptedFrames = series.interruptedFrames
    coldStart = ColdStart(of: series, roundsAreProcesses: !whole.run.spec.isInProcess)
    recurringHitches = RecurringHitch.all(in: series, playback, moments)
    let times = Metric.estimates(of: series, frames: rounds)
    self.times = times
    phases = Phase.allCases.reduce(into: PerPhase()) { medians, phase in
      medians[phase] = times[Metric.median(of: phase).name]?.value ?? 0
    }
    compositeInMemsets = memset > 0 ? phases.composite * 1e6 / memset : nil
    counts = SeriesCounts(
      of: series, facts: facts, displayPixels: whole.run.scroll.display.pixelCount,
      absent: result.absent)
    capFrameP50 = capFrames.isEmpty ? nil : frameTimes.medians(ofFrames: capFrames).value
    shareOfFramesWithoutCaps = Double(caps.count { $0 == 0 }) / Double(caps.count)
    self.facts = facts
    faults = whole.faults(of: series.strategy)
  }
}

extension Metric {
  /// Returns the estimate for a series.
  package func estimate(of summary: SeriesSummary) -> TimeEstimate {
    guard let estimate = summary.times[name] else {
      preconditionFailure("a summary has all metrics of the catalogue")
    }
    return estimate
  }
}

extension RunResult {
  fileprivate func index(of strategy: String, pairedWith series: FrameSeries) -> Int? {
    self.series.firstIndex { $0.strategy == strategy && $0.isPaired(with: series) }
  }
}

extension Fault {
  /// The kind of a strategy whose frames stall.
  static let stalls = "stalls"

  /// - Parameters:
  ///   - others: The stalls of all other strategies.
  ///   - threshold: The excess that makes a frame a stall, in nanoseconds.
  init(stalls: Int, of frames: Int, others: Int, threshold: Double) {
    self.init(
      kind: Self.stalls,
      sentence: "\(stalls) of \(frames) frames stall: each takes over"
        + " \((threshold / 1e6 * 10).rounded() / 10) ms longer than the same frame in the other"
        + " rounds; the other strategies have \(others) such frames together",
      isPredicted: false)
  }
}
