package import RunRecords
import Statistics

extension SeriesSummary {
  /// Percentiles of the frame time, in milliseconds.
  package struct FrameTime: Equatable, Sendable {
    package let p50: Double
    package let p90: Double
    package let p95: Double
    package let p99: Double
    package let maximum: Double

    /// - Parameter times: Frame times in nanoseconds.
    init(_ times: Distribution) {
      p50 = times.percentile(50) / 1e6
      p90 = times.percentile(90) / 1e6
      p95 = times.percentile(95) / 1e6
      p99 = times.percentile(99) / 1e6
      maximum = times.maximum / 1e6
    }
  }

  /// A series on a simulated slower processor.
  ///
  /// Every phase takes `factor` times as long. The caches and the memory of a real slower processor
  /// are not simulated.
  package struct Throttled: Equatable, Sendable {
    package let factor: Double
    /// The 95th percentile of the intrinsic frame times, in milliseconds.
    package let p95: Double
    package let playback: Playback
  }

  /// The intrinsic pass in both pipelines, whichever one the run uses.
  package struct Pipelines: Equatable, Sendable {
    package let serial: Playback
    package let twoStage: Playback
    /// The 95th percentile of the app's intrinsic time, in milliseconds.
    package let appP95: Double
    /// The 95th percentile of the intrinsic composite time, in milliseconds.
    package let compositeP95: Double
  }

  /// The first frames with empty caches and pools: one per process, or one in all of a run in one
  /// process.
  package struct ColdStart: Equatable, Sendable {
    /// The number of first frames.
    package let samples: Int
    /// The median time, in milliseconds.
    package let firstFrame: Double
    /// The longest time, in milliseconds.
    package let maximum: Double
    /// The most bytes that one of them allocated.
    package let allocatedBytes: Int
  }

  /// All measured frames, including the disturbance by the machine.
  ///
  /// A difference from the figures of the intrinsic series is caused by disturbed rounds.
  package struct Raw: Equatable, Sendable {
    /// Percentiles over all measured frames, in milliseconds.
    package let frameTime: FrameTime
    /// Frames of all measured rounds.
    package let frames: Int
    package let framesOverBudget: Int
    /// Frames shown late; each pass is played separately.
    package let hitches: Int
    /// The lateness of all passes per second of scroll, in ms/s.
    package let hitchRatio: Double
    /// Frames with an involuntary context switch, steal time, or more than `disturbance` times
    /// their median over the rounds.
    package let disturbedFrames: Int

    /// The share of disturbed frames, 0…1.
    package var shareOfDisturbedFrames: Double { Double(disturbedFrames) / Double(frames) }
  }

  /// The multiple of its median above which a frame is disturbed.
  package static let disturbance = 3.0
}

extension SeriesSummary.Throttled {
  /// - Parameters:
  ///   - frameTimes: The intrinsic frame times of a pass, in nanoseconds.
  ///   - limitingTimes: The part of each frame time that must fit between two ticks.
  init(_ frameTimes: Distribution, limitingTimes: [Double], factor: Double, model: VsyncModel) {
    precondition(factor > 0, "a processor is slower by a positive factor")
    self.init(
      factor: factor, p95: frameTimes.percentile(95) * factor / 1e6,
      playback: model.play(limitingTimes.map { $0 * factor }))
  }

  package var hitchRating: HitchRating { HitchRating(hitchRatio: playback.hitchRatio) }
}

extension SeriesSummary.Pipelines {
  /// - Parameter composite: The intrinsic composite times.
  init(of series: FrameSeries, composite: Distribution) {
    let model = VsyncModel(refreshRate: series.refreshRate)
    self.init(
      serial: model.play(series.intrinsicTimes(Pipeline.serial.limitingTime)),
      twoStage: model.play(series.intrinsicTimes(Pipeline.twoStage.limitingTime)),
      appP95: Distribution(series.intrinsicTimes(\.app)).percentile(95) / 1e6,
      compositeP95: composite.percentile(95) / 1e6)
  }
}

extension SeriesSummary.ColdStart {
  /// - Parameter roundsAreProcesses: `false` if round 0 is a whole pass.
  init(of series: FrameSeries, roundsAreProcesses: Bool) {
    let frames = series.pass(0).prefix(roundsAreProcesses ? series.coldFrames : 1)
    let times = Distribution(frames.map { Double($0.phases.total) / 1e6 })
    self.init(
      samples: frames.count, firstFrame: times.median, maximum: times.maximum,
      allocatedBytes: frames.reduce(0) { max($0, $1.allocatedBytes) })
  }
}

extension SeriesSummary.Raw {
  /// - Parameter intrinsic: The intrinsic frame times of `series`, in nanoseconds.
  init(of series: FrameSeries, intrinsic: [Double], pipeline: Pipeline) {
    let model = VsyncModel(refreshRate: series.refreshRate)
    let playbacks = (1..<series.rounds).map { round in
      model.play(series.pass(round).map { Double(pipeline.limitingTime($0.phases)) })
    }
    let steady = series.steadyFrames
    let missedTicks = playbacks.reduce(0) { $0 + $1.missedTicks }
    self.init(
      frameTime: SeriesSummary.FrameTime(
        Distribution(steady.lazy.map { Double($0.phases.total) })),
      frames: steady.count,
      framesOverBudget: playbacks.reduce(0) { $0 + $1.framesOverBudget },
      hitches: playbacks.reduce(0) { $0 + $1.hitches.count },
      hitchRatio: Double(1_000 * missedTicks) / Double(steady.count),
      disturbedFrames: (1..<series.rounds).reduce(0) { count, round in
        count + zip(series.pass(round), intrinsic).count { $0.isDisturbed(median: $1) }
      })
  }
}

extension FrameSample {
  /// - Parameter median: The median time of the frame over the rounds, in nanoseconds.
  fileprivate func isDisturbed(median: Double) -> Bool {
    involuntarySwitches > 0 || stealTicks > 0
      || Double(phases.total) > SeriesSummary.disturbance * median
  }
}

extension PhaseTimes {
  /// The duration of the app's stage, `advance` to `commit`, in nanoseconds.
  package var app: Int64 { total - composite }
}

extension Pipeline {
  /// Returns the part of a frame's time that must fit between two ticks, in nanoseconds.
  ///
  /// - serial: the sum of app and compositing.
  /// - two-stage: the longer of both. A frame then occupies max(1, ⌈app / T⌉, ⌈composite / T⌉)
  ///   ticks, as if no stage waited for more than one frame of the other.
  package func limitingTime(_ phases: PhaseTimes) -> Int64 {
    switch self {
    case .serial: phases.total
    case .twoStage: max(phases.app, phases.composite)
    }
  }

  /// The ticks from the start of a frame to its display if it is on time.
  package var latencyTicks: Int {
    switch self {
    case .serial: 1
    case .twoStage: 2
    }
  }
}

/// The identity and the settings of a run, for tables with lines of several runs.
package struct RunIdentity: Equatable, Sendable {
  package let runID: String
  /// Points and scale, such as `1366x1024@2`.
  package let display: String
  package let content: String
  package let trace: String
  package let threads: Int
  package let buffers: Int
  package let pipeline: Pipeline
  package let seed: UInt64
  package let machineID: String

  package init(of record: RunRecord) {
    func text(_ length: Double) -> String {
      Int(exactly: length).map { String($0) } ?? String(length)
    }
    let display = record.display
    runID = record.runID
    self.display = "\(text(display.width))x\(text(display.height))@\(text(display.scale))"
    content = record.content
    trace = record.trace
    threads = record.threads
    buffers = record.buffers
    pipeline = record.pipeline
    seed = record.seed
    machineID = record.machine.machineID
  }
}
