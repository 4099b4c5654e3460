import Statistics

/// A display that shows a frame only at its ticks, fed by a producer that works on one frame at a
/// time.
///
/// Frame i starts at the tick at which frame i − 1 was shown and is shown at the first tick at
/// which it is ready, one tick later at the earliest:
///
///     slot_i  = slot_{i−1} + max(1, ⌈d_i / T⌉)        T = 1000 / Hz ms
///     hitch_i = (slot_i − slot_{i−1} − 1) · T
///
/// A frame that takes exactly T is ready in time. Hitch, hitch time and hitch time ratio are
/// Apple's terms (WWDC20, session 10077, "Eliminate animation hitches with XCTest"); the lateness
/// is raw.
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

  /// The ticks that a frame occupies, at least 1.
  ///
  /// - Parameter nanoseconds: The frame time; the median of whole nanoseconds may end in a half.
  package func ticks(for nanoseconds: Double) -> Int {
    // Multiplied first: for whole and half nanoseconds the product is exact, so that k · T never
    // rounds up to k + 1 ticks. T itself, as 8333333.33… ns at 120 Hz, would not be.
    max(1, Int((nanoseconds * Double(refreshRate) / 1e9).rounded(.up)))
  }

  /// Whether a frame takes longer than the time between two ticks.
  package func isOverBudget(_ nanoseconds: Double) -> Bool {
    nanoseconds * Double(refreshRate) > 1e9
  }

  /// Shows frames one after the other.
  ///
  /// - Parameter frameTimes: The frame times of one pass, in nanoseconds.
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
}

/// A frame that was shown later than its tick.
package struct Hitch: Equatable, Sendable {
  /// The tick of the trace that the frame belongs to, from 0.
  package let frame: Int
  /// How many ticks passed without a new image.
  package let missedTicks: Int

  package init(frame: Int, missedTicks: Int) {
    self.frame = frame
    self.missedTicks = missedTicks
  }
}

/// How a pass looked on the display.
package struct Playback: Equatable, Sendable {
  package let refreshRate: Int
  /// Frames of the pass.
  package let frames: Int
  /// Frames that took longer than the time between two ticks.
  package let framesOverBudget: Int
  /// The frames that were shown late, in their order.
  package let hitches: [Hitch]

  /// The ticks that passed without a new image.
  package var missedTicks: Int { hitches.reduce(0) { $0 + $1.missedTicks } }

  /// The lateness of all hitches together, in milliseconds.
  package var hitchMilliseconds: Double { milliseconds(ofTicks: missedTicks) }

  /// The lateness of the worst hitch, in milliseconds: 0 without one.
  package var worstHitchMilliseconds: Double {
    milliseconds(ofTicks: hitches.map(\.missedTicks).max() ?? 0)
  }

  /// Milliseconds of lateness per second of scroll.
  ///
  /// The scroll's length is the nominal one, frames / Hz: hitches do not make it longer. The
  /// refresh rate then cancels out, which leaves missed ticks per thousand frames.
  package var hitchRatio: Double {
    Double(1_000 * missedTicks) / Double(frames)
  }

  private func milliseconds(ofTicks ticks: Int) -> Double {
    Double(1_000 * ticks) / Double(refreshRate)
  }
}
