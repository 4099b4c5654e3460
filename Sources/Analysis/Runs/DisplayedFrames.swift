import Statistics

/// What the log of a real device says of how its frames looked.
///
/// Nothing is known of such frames but their times: no rounds, no phases, no counts.
package struct DisplayedFrames: Equatable, Sendable {
  /// What the intervals between frames are.
  package enum Basis: String, CaseIterable, Sendable {
    /// From one change of the display to the next: whole ticks, but for jitter.
    case displayChanges = "display-changes"
    /// From one frame to the next, as the program or a hook saw it.
    case presents
    /// The work for a frame, from the tick that it was meant to start at until it was done.
    case work
  }

  package let basis: Basis
  package let refreshRate: Int
  /// Percentiles of the frame times, in milliseconds.
  package let frameTime: SeriesSummary.FrameTime
  package let lows: FrameRateLows
  /// Frames a second on average: their number by the sum of their times.
  package let averageRate: Double
  /// Frames that have a time.
  package let frames: Int
  /// The time of all of them, in seconds.
  package let seconds: Double
  /// Intervals that were judged; differs from `frames` where not every frame was shown.
  package let intervals: Int
  package let framesOverBudget: Int
  package let hitches: [Hitch]
  /// Milliseconds of lateness per second of the log; raw, not weighed by perception.
  package let hitchRatio: Double
}

extension DisplayedFrames {
  /// Judges a log.
  ///
  /// - Parameters:
  ///   - frameTimes: From frame to frame, in milliseconds.
  ///   - intervals: What is held against the ticks, in milliseconds.
  /// - Precondition: There is one of each, and all are finite and above 0.
  /// - Complexity: O(*n* log *n*).
  package init(
    frameTimes: [Double], intervals: [Double], basis: Basis, refreshRate: Int
  ) {
    precondition(
      !intervals.isEmpty && intervals.allSatisfy { $0 > 0 && $0.isFinite },
      "an interval takes a finite time above 0")
    let model = VsyncModel(refreshRate: refreshRate)
    let distribution = Distribution(frameTimes.lazy.map { $0 * 1e6 })
    let total = frameTimes.reduce(0, +)
    self.basis = basis
    self.refreshRate = refreshRate
    frameTime = SeriesSummary.FrameTime(distribution)
    lows = FrameRateLows(frameTimes)
    averageRate = 1_000 * Double(frameTimes.count) / total
    frames = frameTimes.count
    seconds = total / 1_000
    self.intervals = intervals.count
    let slots = intervals.map { basis == .work ? model.ticks(for: $0 * 1e6) : model.slots($0) }
    hitches = slots.enumerated().compactMap { frame, slots in
      slots > 1 ? Hitch(frame: frame, missedTicks: slots - 1) : nil
    }
    framesOverBudget =
      basis == .work ? intervals.count { model.isOverBudget($0 * 1e6) } : hitches.count
    let missed = hitches.reduce(0) { $0 + $1.missedTicks }
    // Work says nothing of the time between frames: its second is that many ticks.
    let length =
      basis == .work
      ? Double(slots.reduce(0, +)) * model.budgetMilliseconds
      : intervals.reduce(0, +)
    hitchRatio = 1_000 * Double(missed) * model.budgetMilliseconds / length
  }

  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }
  /// The lateness of all hitches together, in milliseconds.
  package var hitchMilliseconds: Double {
    Double(hitches.reduce(0) { $0 + $1.missedTicks }) * budget
  }
  /// The lateness of the worst hitch, in milliseconds: 0 without one.
  package var worstHitchMilliseconds: Double {
    Double(hitches.map(\.missedTicks).max() ?? 0) * budget
  }
  package var hitchRating: HitchRating { HitchRating(hitchRatio: hitchRatio) }
}

extension VsyncModel {
  /// The ticks that a logged interval stands for, at least 1: round(Δ / T), a half rounded down.
  ///
  /// What was displayed is quantised to ticks already and jitters around them, so that the next tick
  /// above would make a miss of every bit of jitter; an interval is over budget beyond 1.5 T.
  ///
  /// - Parameter milliseconds: The time from one frame to the next.
  package func slots(_ milliseconds: Double) -> Int {
    max(1, Int((milliseconds * Double(refreshRate) / 1_000 - 0.5).rounded(.up)))
  }
}
