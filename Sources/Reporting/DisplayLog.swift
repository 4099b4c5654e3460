package import Analysis
import Statistics

/// A log of frames that another tool made, on any device.
package struct DisplayLog: Equatable, Sendable {
  /// The kinds of log that are read.
  package enum Format: String, CaseIterable, Sendable {
    case presentMon = "presentmon"
    case mangoHud = "mangohud"
    /// `adb shell dumpsys gfxinfo PACKAGE framestats`.
    case gfxinfo
    /// Any other CSV file with a column of frame times.
    case csv
  }

  package let format: Format
  /// The kind in words: `PresentMon, --v1_metrics`.
  package let kind: String
  /// The name of the file.
  package let file: String
  /// Which program the frames are of, where the log tells.
  package let application: String?
  /// From frame to frame, in milliseconds.
  package let frameTimes: [Double]
  /// What is held against the ticks of the display, in milliseconds.
  package let intervals: [Double]
  package let basis: DisplayedFrames.Basis
  /// What was left out and why, a sentence each.
  package let caveats: [String]

  /// Judges the log by a display of so many ticks a second.
  package func judged(refreshRate: Int) -> DisplayedFrames {
    DisplayedFrames(
      frameTimes: frameTimes, intervals: intervals, basis: basis, refreshRate: refreshRate)
  }

  /// The log as a run of one series and one round, to compare and to gate.
  ///
  /// It has times and no count, phase or frame to pair: what it does not know is missing, not 0. The
  /// file's name is no part of it, so that a log compares with one of another day.
  package func measured(refreshRate: Int) -> MeasuredRun {
    let frames = judged(refreshRate: refreshRate)
    let key = SeriesKey(
      scenario: "log", engine: format.rawValue, strategy: application ?? "log", reuse: "unknown",
      refreshRate: refreshRate)
    let values = [
      "frame_p50_ms": frames.frameTime.p50, "frame_p90_ms": frames.frameTime.p90,
      "frame_p95_ms": frames.frameTime.p95, "frame_p99_ms": frames.frameTime.p99,
      "frame_max_ms": frames.frameTime.maximum,
      "frames_over_budget": Double(frames.framesOverBudget),
      "hitches": Double(frames.hitches.count), "hitch_time_ms": frames.hitchMilliseconds,
      "hitch_ratio_ms_per_s": frames.hitchRatio, "worst_hitch_ms": frames.worstHitchMilliseconds,
    ]
    return MeasuredRun(
      facts: RunEnvironment([.scenario: key.scenario, .engine: key.engine]),
      series: [MeasuredSeries(key, rounds: 1, values: values)])
  }
}
