package import RunData

/// A display that shows frames at its ticks only, and the pipeline that produces them.
///
/// A ``FrameSchedule`` defines the tick S_i that shows frame i; the ticks without a new image
/// before it are missed. Hitch, hitch time and hitch time ratio are Apple's terms (WWDC20, session
/// 10077, "Eliminate animation hitches with XCTest"); hitch times are not weighted by perception.
package struct VsyncModel: Equatable, Sendable {
  /// Ticks per second.
  package let refreshRate: Int
  package let pipeline: Pipeline

  /// - Precondition: `refreshRate` is positive.
  package init(refreshRate: Int, pipeline: Pipeline = .serial) {
    precondition(refreshRate > 0, "a display has a positive refresh rate")
    self.refreshRate = refreshRate
    self.pipeline = pipeline
  }

  package var budgetMilliseconds: Double { 1_000 / Double(refreshRate) }

  /// Simulates the display of a pass of at least one frame.
  package func play(_ pass: some Sequence<StageTimes>) -> Playback {
    var schedule = FrameSchedule(self)
    return Playback(
      refreshRate: Double(refreshRate), missed: pass.map { schedule.append($0).missedTicks })
  }

  /// Plays each round as it ran, and pools them; stalls count, whether the program or the machine
  /// caused them.
  ///
  /// - Precondition: There is a round.
  package func play(_ passes: [[StageTimes]]) -> Playback {
    let played = passes.map { play($0) }
    return Playback(
      refreshRate: Double(refreshRate), frames: played.reduce(0) { $0 + $1.frames },
      hitches: played.flatMap(\.hitches))
  }
}

/// A frame shown later than its tick.
package struct Hitch: Equatable, Sendable {
  /// The tick of the trace that the frame belongs to, from 0.
  package let frame: Int
  package let missedTicks: Int

  package init(frame: Int, missedTicks: Int) {
    self.frame = frame
    self.missedTicks = missedTicks
  }
}

/// The display of the frames of one or more passes, simulated or logged by a device.
package struct Playback: Equatable, Sendable {
  /// In Hz.
  package let refreshRate: Double
  /// Frames of all passes.
  package let frames: Int
  /// The late frames, pass by pass.
  package let hitches: [Hitch]
  /// The elapsed time in seconds; `nil` for that of all frames and missed ticks.
  package let elapsed: Double?

  /// - Precondition: There is at least one frame.
  package init(refreshRate: Double, frames: Int, hitches: [Hitch], elapsed: Double? = nil) {
    precondition(frames > 0, "a pass has at least one frame")
    self.refreshRate = refreshRate
    self.frames = frames
    self.hitches = hitches
    self.elapsed = elapsed
  }

  /// - Parameter missed: The ticks without a new image before each frame.
  init(refreshRate: Double, missed: [Int], elapsed: Double? = nil) {
    self.init(
      refreshRate: refreshRate, frames: missed.count,
      hitches: missed.enumerated().filter { $0.element > 0 }
        .map { Hitch(frame: $0.offset, missedTicks: $0.element) },
      elapsed: elapsed)
  }

  package var missedTicks: Int { hitches.reduce(0) { $0 + $1.missedTicks } }
  package var hitchMilliseconds: Double { milliseconds(ofTicks: missedTicks) }

  /// 0 without a hitch.
  package var worstHitchMilliseconds: Double {
    milliseconds(ofTicks: hitches.map(\.missedTicks).max() ?? 0)
  }

  /// The hitch time ratio: late milliseconds per second of elapsed time, from 0 to below 1000.
  ///
  /// Unless it was measured, the elapsed time is that of all frames and missed ticks, so that the
  /// refresh rate cancels out:
  ///
  ///     1000 · missed / (frames + missed)
  package var hitchRatio: Double {
    elapsed.flatMap { $0 > 0 ? hitchMilliseconds / $0 : nil }
      ?? 1_000 * Double(missedTicks) / Double(frames + missedTicks)
  }

  package var hitchRating: HitchRating { HitchRating(hitchRatio: hitchRatio) }

  /// The name of ``hitchRatio`` in files.
  package static let hitchRatioColumn = "hitch_ratio_ms_per_s"

  private func milliseconds(ofTicks ticks: Int) -> Double {
    1_000 * Double(ticks) / refreshRate
  }
}

/// The rating of a hitch time ratio.
///
/// The thresholds are those of WWDC20 for the raw ratio. MetricKit and the Organizer weight hitches
/// by perception; their ratios are not comparable.
package enum HitchRating: String, Equatable, Sendable {
  /// Up to ``goodUpTo``: mostly unnoticed.
  case good
  /// Noticed as interruptions.
  case warning
  /// From ``criticalFrom``: annoying.
  case critical

  /// In ms/s.
  package static let (goodUpTo, criticalFrom): (Double, Double) = (5, 10)

  package init(hitchRatio: Double) {
    self =
      hitchRatio <= Self.goodUpTo ? .good : hitchRatio < Self.criticalFrom ? .warning : .critical
  }
}
