/// A display that shows frames at its ticks only, and a producer that works on one frame at a time.
///
/// Frame i starts at the tick that shows frame i − 1 and is shown at the first tick after it is
/// ready, at least one tick later:
///
///     slot_i  = slot_{i−1} + max(1, ⌈d_i / T⌉)        T = 1000 / Hz ms
///     hitch_i = (slot_i − slot_{i−1} − 1) · T
///
/// A frame that takes exactly T is on time. Hitch, hitch time and hitch time ratio are Apple's
/// terms (WWDC20, session 10077, "Eliminate animation hitches with XCTest"); the lateness is raw.
package struct VsyncModel: Equatable, Sendable {
  /// Ticks per second.
  package let refreshRate: Int

  /// - Precondition: `refreshRate` is positive.
  package init(refreshRate: Int) {
    precondition(refreshRate > 0, "a display has a positive refresh rate")
    self.refreshRate = refreshRate
  }

  /// The time between two ticks, in milliseconds.
  package var budgetMilliseconds: Double { 1_000 / Double(refreshRate) }

  /// Returns the ticks that a frame occupies, at least 1.
  ///
  /// - Parameter nanoseconds: The frame time: whole or half nanoseconds.
  package func ticks(for nanoseconds: Double) -> Int {
    // Multiplying first is exact for whole and half nanoseconds, so that k · T never rounds up to
    // k + 1 ticks; T itself, such as 8333333.33… ns at 120 Hz, is not.
    max(1, Int((nanoseconds * Double(refreshRate) / 1e9).rounded(.up)))
  }

  /// Returns whether a frame takes longer than the time between two ticks.
  package func isOverBudget(_ nanoseconds: Double) -> Bool {
    nanoseconds * Double(refreshRate) > 1e9
  }

  /// Simulates the display of a pass.
  ///
  /// - Parameter frameTimes: In nanoseconds.
  /// - Precondition: There is at least one frame.
  package func play(_ frameTimes: [Double]) -> Playback {
    precondition(!frameTimes.isEmpty, "a pass has at least one frame")
    let hitches = frameTimes.indices.compactMap { frame in
      let missed = ticks(for: frameTimes[frame]) - 1
      return missed > 0 ? Hitch(frame: frame, missedTicks: missed) : nil
    }
    return Playback(
      refreshRate: refreshRate, frames: frameTimes.count,
      framesOverBudget: frameTimes.count(where: isOverBudget), hitches: hitches)
  }

  /// Returns the headroom: the largest factor for all frame times with a good hitch time ratio.
  ///
  /// Below 1 if the ratio is not good at present. With n frames the ratio is good up to
  /// K = ⌊5 n / 1000⌋ missed ticks. Frame i misses its m-th tick if the factor exceeds m · T / d_i:
  /// a factor s misses as many ticks as there are such breakpoints below s, and the result is the
  /// (K + 1)-th smallest breakpoint:
  ///
  ///     // T = 10 ms; below 200 frames no tick may be missed.
  ///     VsyncModel(refreshRate: 100).headroom(of: [4e6, 5e6])   // 2
  ///
  /// - Parameter frameTimes: The times of a pass that must fit between two ticks, in nanoseconds.
  /// - Returns: `nil` if all times are 0.
  /// - Precondition: There is at least one frame, and no time is negative.
  /// - Complexity: O(*n* log *n*).
  package func headroom(of frameTimes: [Double]) -> Double? {
    precondition(!frameTimes.isEmpty, "a pass has at least one frame")
    precondition(frameTimes.allSatisfy { $0 >= 0 }, "a frame time is not negative")
    let allowed = Int(HitchRating.greatestGoodRatio) * frameTimes.count / 1_000
    let longest = frameTimes.filter { $0 > 0 }.sorted(by: >).prefix(allowed + 1)
    // The m-th breakpoint of the j-th longest frame follows those of the j − 1 longer ones: at
    // least j · m breakpoints are up to it, so that m is at most (K + 1) / j, rounded up.
    let breakpoints = longest.enumerated().flatMap { index, time in
      (1...(allowed + 1 + index) / (index + 1)).map { tick in
        Double(tick) * 1e9 / (time * Double(refreshRate))
      }
    }
    return breakpoints.isEmpty ? nil : breakpoints.sorted()[allowed]
  }
}

/// A frame shown later than its tick.
package struct Hitch: Equatable, Sendable {
  /// The tick of the trace that the frame belongs to, from 0.
  package let frame: Int
  /// The ticks without a new image.
  package let missedTicks: Int

  package init(frame: Int, missedTicks: Int) {
    self.frame = frame
    self.missedTicks = missedTicks
  }
}

/// The simulated display of a pass.
package struct Playback: Equatable, Sendable {
  package let refreshRate: Int
  /// Frames of the pass.
  package let frames: Int
  /// Frames longer than the time between two ticks.
  package let framesOverBudget: Int
  package let hitches: [Hitch]

  /// The ticks without a new image.
  package var missedTicks: Int { hitches.reduce(0) { $0 + $1.missedTicks } }

  /// The lateness of all hitches, in milliseconds.
  package var hitchMilliseconds: Double { milliseconds(ofTicks: missedTicks) }

  /// The lateness of the worst hitch, in milliseconds; 0 without a hitch.
  package var worstHitchMilliseconds: Double {
    milliseconds(ofTicks: hitches.map(\.missedTicks).max() ?? 0)
  }

  /// The hitch time ratio, in milliseconds of lateness per second of scroll.
  ///
  /// The scroll has its nominal duration, frames / Hz, which hitches do not extend. The refresh
  /// rate cancels out: the ratio is the number of missed ticks per thousand frames.
  package var hitchRatio: Double { Double(1_000 * missedTicks) / Double(frames) }

  private func milliseconds(ofTicks ticks: Int) -> Double {
    Double(1_000 * ticks) / Double(refreshRate)
  }
}

/// The rating of a hitch time ratio.
///
/// The thresholds are those of WWDC20 for the raw ratio. MetricKit and the Organizer weight hitches
/// by perception; their ratios are not comparable.
package enum HitchRating: String, Equatable, Sendable {
  /// Up to 5 ms/s: mostly unnoticed.
  case good
  /// Between 5 and 10 ms/s: noticed as interruptions.
  case warning
  /// From 10 ms/s: annoying.
  case critical

  /// The largest ratio that is good, in ms/s.
  package static let greatestGoodRatio = 5.0

  /// - Parameter hitchRatio: Milliseconds of lateness per second of scroll.
  package init(hitchRatio: Double) {
    self = hitchRatio <= Self.greatestGoodRatio ? .good : hitchRatio < 10 ? .warning : .critical
  }
}
