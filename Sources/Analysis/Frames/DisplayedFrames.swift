package import RunData
package import Statistics

/// The figures of a frame log of a real device.
///
/// Such a log has times of frames only: no rounds, phases or counts.
package struct DisplayedFrames: Sendable {
  package let refreshRate: Int
  /// Frames of which something is known.
  package let frames: Int
  /// Percentiles of ``LoggedFrames/times``, in milliseconds; `nil` if they are unknown.
  package let frameTime: FrameTimeStatistics?
  package let display: Display

  /// The display of the frames, as far as it is known.
  package enum Display: Sendable {
    /// Intervals that are compared with the ticks.
    case intervals(Playback, FrameRates)
    /// Frames with a deadline: a late one counts as shown by the ticks begun since then.
    case deadlines(Playback, Lateness)
    /// Work without a deadline: only the frames that take longer than a tick are known.
    case work(overBudget: Int)
  }

  /// Analyses a log.
  ///
  /// - Precondition: There is at least one frame, interval and overrun.
  /// - Complexity: O(*n* log *n*).
  package init(_ logged: LoggedFrames, refreshRate: Int) {
    let model = VsyncModel(refreshRate: refreshRate)
    self.refreshRate = refreshRate
    frames = logged.count
    let times = logged.times
    frameTime =
      times.isEmpty
      ? nil : FrameTimeStatistics([Distribution(times.lazy.map { $0 * 1e6 })])
    switch logged {
    case .presents(let intervals), .displayChanges(let intervals, presents: _):
      let playback = Playback(
        refreshRate: refreshRate, missedTicks: intervals.map { model.slots($0) - 1 })
      display = .intervals(playback, FrameRates(times))
    case .deadlines(let deadlines):
      let missed = deadlines.overruns.map { $0 > 0 ? model.ticks(for: $0 * 1e6) : 0 }
      display = .deadlines(
        Playback(refreshRate: refreshRate, missedTicks: missed), Lateness(deadlines))
    case .work(let work):
      display = .work(overBudget: work.count { model.ticks(for: $0 * 1e6) > 1 })
    }
  }

  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }

  /// The shown and missed ticks; `nil` if the display is unknown.
  package var playback: Playback? {
    switch display {
    case .intervals(let playback, _), .deadlines(let playback, _): playback
    case .work: nil
    }
  }
}

/// The rates of frames whose times follow each other.
package struct FrameRates: Equatable, Sendable {
  /// The sum of the frame times, in seconds.
  package let seconds: Double
  /// The average frame rate: frames divided by the sum of their times, per second.
  package let average: Double
  package let lows: FrameRateLows

  /// - Parameter frameTimes: From frame to frame, in milliseconds.
  init(_ frameTimes: [Double]) {
    let total = frameTimes.reduce(0, +)
    seconds = total / 1_000
    average = 1_000 * Double(frameTimes.count) / total
    lows = FrameRateLows(frameTimes)
  }
}

/// The times by which frames missed their deadlines, not rounded to ticks.
package struct Lateness: Sendable {
  /// The overruns in milliseconds, negative for frames that were done before the deadline.
  package let overruns: Distribution
  /// The overruns of the late frames, in milliseconds.
  package let total: Double
  /// The elapsed time; `nil` without a clock in the log.
  package let clock: LoggedFrames.Clock?

  init(_ deadlines: LoggedFrames.Deadlines) {
    overruns = Distribution(deadlines.overruns)
    total = deadlines.overruns.reduce(0) { $0 + max(0, $1) }
    clock = deadlines.clock
  }

  /// The largest overrun of a late frame, in milliseconds; 0 if none is late.
  package var worst: Double { max(0, overruns.maximum) }
}

extension Playback {
  /// - Parameter missedTicks: The ticks without a new image before each frame.
  fileprivate init(refreshRate: Int, missedTicks: [Int]) {
    self.init(
      refreshRate: refreshRate, frames: missedTicks.count,
      hitches: missedTicks.enumerated().compactMap { frame, missed in
        missed > 0 ? Hitch(frame: frame, missedTicks: missed) : nil
      })
  }
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
