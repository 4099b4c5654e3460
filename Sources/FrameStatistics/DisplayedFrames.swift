import RunRecords
import Statistics

/// The figures of a frame log of a real device.
///
/// Such a log has frame times only: no rounds, phases or counts.
package struct DisplayedFrames: Equatable, Sendable {
  /// The definition of the intervals between frames.
  package enum Basis: String, CaseIterable, Sendable {
    /// From one change of the display to the next: whole ticks with jitter.
    case displayChanges = "display-changes"
    /// From one frame to the next, as observed by the program or a hook.
    case presents
    /// The work of a frame, from the intended start tick to its completion.
    case work
    /// The work of a frame on the CPU, from the start of the UI thread to the end of the render
    /// thread: without the delay before the start, and without the GPU.
    case cpuWork = "cpu-work"

    /// A Boolean value that indicates whether a frame takes all ticks that its work begins.
    package var isWork: Bool { self == .work || self == .cpuWork }
  }

  package let basis: Basis
  package let refreshRate: Int
  /// Percentiles of the frame times, in milliseconds.
  package let frameTime: FrameTimeStatistics
  package let lows: FrameRateLows
  /// The average frame rate: frames divided by the sum of their times, per second.
  package let averageRate: Double
  /// Frames with a time.
  package let frames: Int
  /// The sum of the frame times, in seconds.
  package let seconds: Double
  /// The compared intervals as frames, fewer than `frames` if not every frame was shown.
  package let playback: Playback
}

extension DisplayedFrames {
  /// Analyses a log.
  ///
  /// - Parameters:
  ///   - frameTimes: From frame to frame, in milliseconds.
  ///   - intervals: The times that are compared with the ticks, in milliseconds.
  /// - Precondition: There is at least one of each, and all are finite and above 0.
  /// - Complexity: O(*n* log *n*).
  package init(
    frameTimes: [Double], intervals: [Double], basis: Basis, refreshRate: Int
  ) {
    precondition(
      !intervals.isEmpty && intervals.allSatisfy { $0 > 0 && $0.isFinite },
      "an interval takes a finite time above 0")
    let model = VsyncModel(refreshRate: refreshRate)
    let total = frameTimes.reduce(0, +)
    self.basis = basis
    self.refreshRate = refreshRate
    frameTime = FrameTimeStatistics([Distribution(frameTimes.lazy.map { $0 * 1e6 })])
    lows = FrameRateLows(frameTimes)
    averageRate = 1_000 * Double(frameTimes.count) / total
    frames = frameTimes.count
    seconds = total / 1_000
    let slots = intervals.map { basis.isWork ? model.ticks(for: $0 * 1e6) : model.slots($0) }
    playback = Playback(
      refreshRate: refreshRate, frames: slots.count,
      hitches: slots.enumerated().compactMap { frame, slots in
        slots > 1 ? Hitch(frame: frame, missedTicks: slots - 1) : nil
      })
  }

  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }
}

extension VsyncModel {
  /// Returns the ticks of a logged interval, at least 1: round(Δ / T), a half rounded down.
  ///
  /// Displayed intervals are quantized to ticks with jitter; rounding up would turn all jitter into
  /// missed ticks. An interval is over budget above 1.5 T.
  ///
  /// - Parameter milliseconds: The time from one frame to the next.
  package func slots(_ milliseconds: Double) -> Int {
    max(1, Int((milliseconds * Double(refreshRate) / 1_000 - 0.5).rounded(.up)))
  }
}

/// Four figures known as "1 % low", in frames per second, under the names of their definitions.
///
/// They differ for the same frames, so that none may be printed without its name.
package struct FrameRateLows: Equatable, Sendable {
  /// The first percentile of the frame rates, each 1000 / frame time: CapFrameX's P1.
  ///
  /// Printed as `p1_fps`; see ``Distribution`` for the percentile.
  package let firstPercentile: Double
  /// The rate of the mean frame time from the 99th percentile on: CapFrameX's "1 % low average".
  ///
  /// Printed as `1pct_low_average`.
  package let average: Double
  /// The rate of the frame time at which the longest frames accumulate 1 % of the time: CapFrameX's
  /// "1 % low integral", which follows MSI Afterburner.
  ///
  /// Printed as `1pct_low_integral`.
  package let integral: Double
  /// The rate of the frame time at index ⌊n / 100⌋ − 1, longest first: MangoHud's "1 % min".
  ///
  /// Printed as `1pct_min_mangohud`. Below 100 frames it is the longest.
  package let mangoHudMinimum: Double

  /// - Parameter frameTimes: In milliseconds.
  /// - Precondition: There is at least one frame, and all times are finite and above 0.
  /// - Complexity: O(*n* log *n*).
  package init(_ frameTimes: [Double]) {
    precondition(!frameTimes.isEmpty, "a frame rate needs at least one frame")
    precondition(
      frameTimes.allSatisfy { $0 > 0 && $0.isFinite }, "a frame takes a finite time above 0")
    let times = Distribution(frameTimes)
    firstPercentile = Distribution(frameTimes.lazy.map { 1_000 / $0 }).percentile(1)

    let threshold = times.percentile(99)
    let longest = times.values.drop { $0 < threshold }
    average = 1_000 * Double(longest.count) / longest.reduce(0, +)

    let share = times.values.reduce(0, +) / 100
    var passed = 0.0
    let last = times.values.reversed().first { time in
      passed += time
      return passed >= share
    }
    integral = 1_000 / (last ?? times.values[0])

    let index = max(0, times.values.count / 100 - 1)
    mangoHudMinimum = 1_000 / times.values[times.values.count - 1 - index]
  }

  /// The figures with their printed names.
  package var named: [(name: String, framesPerSecond: Double)] {
    [
      ("p1_fps", firstPercentile), ("1pct_low_average", average),
      ("1pct_low_integral", integral), ("1pct_min_mangohud", mangoHudMinimum),
    ]
  }
}
