package import RunRecords
import Statistics

extension SeriesSummary {
  /// Statistics of the frame time within a round, in milliseconds.
  package struct FrameTime: Equatable, Sendable {
    /// Percentiles: the geometric means of the rounds.
    package let p50: Double
    package let p90: Double
    package let p95: Double
    package let p99: Double
    /// The mean of the longest 5 % of the frames of a round, at least one frame.
    package let expectedShortfall: RangeEstimate
    /// The longest frame of a round.
    package let longest: RangeEstimate

    /// The median over the rounds of their longest frames.
    package var maximum: Double { longest.median }

    /// - Parameter rounds: The frame times of each round in nanoseconds.
    init(_ rounds: [Distribution]) {
      func percentile(_ percent: Double) -> Double {
        TimeEstimate(rounds.map { $0.percentile(percent) / 1e6 }).value
      }
      p50 = percentile(50)
      p90 = percentile(90)
      p95 = percentile(95)
      p99 = percentile(99)
      expectedShortfall = RangeEstimate(rounds.map { $0.expectedShortfall / 1e6 })
      longest = RangeEstimate(rounds.map { $0.maximum / 1e6 })
    }
  }

  /// A series on a simulated slower processor.
  ///
  /// Every phase of the measured frames takes `factor` times as long. The caches and the memory of
  /// a real slower processor are not simulated.
  package struct Throttled: Equatable, Sendable {
    package let factor: Double
    package let playback: Playback
  }

  /// The open-loop passes of the measured rounds in both pipelines, whichever one the run uses.
  package struct Pipelines: Equatable, Sendable {
    package let serial: Playback
    package let twoStage: Playback

    package subscript(pipeline: Pipeline) -> Playback {
      switch pipeline {
      case .serial: serial
      case .twoStage: twoStage
      }
    }
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

extension VsyncModel {
  /// Plays rounds as they ran, each separately, and pools them.
  ///
  /// A stall counts in whichever round and frame it occurred, whether the program or the machine
  /// caused it.
  ///
  /// - Parameter factor: The factor of all times.
  /// - Precondition: There is a round.
  func play(_ passes: [[StageTimes]], slowedBy factor: Double = 1) -> Playback {
    Playback(pooling: passes.map { pass in play(pass.lazy.map { $0 * factor }) })
  }
}

extension FrameSeries {
  /// The durations of the stages of each frame of each measured round.
  var stageTimes: [[StageTimes]] {
    // The subscript of the array reads the times only; an iterator copies whole samples.
    (1..<rounds).map { pass($0).indices.map { StageTimes(frames[$0].phases) } }
  }
}

extension FrameSample {
  /// Indicates whether the machine interrupted the frame: an involuntary context switch or steal
  /// time.
  var isInterrupted: Bool { involuntarySwitches > 0 || stealTicks > 0 }
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
  /// The loop of the passes that hitches and headroom come from.
  package let scrollLoop: ScrollLoop
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
    scrollLoop = record.scrollLoop
    seed = record.seed
    machineID = record.machine.machineID
  }
}
