package import Analysis
import Files
package import FrameStatistics

/// A log of frames from another tool, on any device.
package struct DisplayLog: Equatable, Sendable {
  /// A format that is read.
  package enum Format: String, CaseIterable, Sendable {
    case presentMon = "presentmon"
    case mangoHud = "mangohud"
    /// `adb shell dumpsys gfxinfo PACKAGE framestats`.
    case gfxinfo
    /// The JSON file of Android's Macrobenchmark.
    case macrobenchmark
    /// Any other CSV file with a column of frame times.
    case csv
  }

  package let format: Format
  /// The variant of the format, such as `PresentMon, --v1_metrics`.
  package let kind: String
  /// The name of the file.
  package let file: String
  /// The program that drew the frames; `nil` if unknown.
  package let application: String?
  /// The times from frame to frame, in milliseconds.
  package let frameTimes: [Double]
  /// The times compared with the ticks of the display, in milliseconds.
  package let intervals: [Double]
  package let basis: DisplayedFrames.Basis
  /// The indices in `frameTimes` of each run; the whole log is one unless its format tells.
  package let runs: [Range<Int>]
  /// The parts that were skipped, with reasons.
  package let caveats: [String]

  /// Judges the log for a display of a refresh rate in Hz.
  package func judged(refreshRate: Int) -> DisplayedFrames {
    DisplayedFrames(
      frameTimes: frameTimes, intervals: intervals, basis: basis, refreshRate: refreshRate)
  }

  /// Returns each run of the log as one of one series and one round, for comparisons and gates.
  ///
  /// They have times only; counts, phases and frames are missing, not 0. They do not contain the
  /// file's name, so that logs of different days compare.
  package func measured(refreshRate: Int) -> [MeasuredRun] {
    guard runs.count > 1 else { return [measured(judged(refreshRate: refreshRate))] }
    return runs.map { run in
      let times = Array(frameTimes[run])
      return measured(
        DisplayedFrames(
          frameTimes: times, intervals: times, basis: basis, refreshRate: refreshRate))
    }
  }

  private func measured(_ frames: DisplayedFrames) -> MeasuredRun {
    let refreshRate = frames.refreshRate
    let playback = frames.playback
    let key = SeriesKey(
      scenario: "log", engine: format.rawValue, strategy: application ?? "log", reuse: "unknown",
      refreshRate: refreshRate)
    let values = [
      "frame_p50_ms": frames.frameTime.p50, "frame_p90_ms": frames.frameTime.p90,
      "frame_p95_ms": frames.frameTime.p95, "frame_p99_ms": frames.frameTime.p99,
      "frame_max_ms": frames.frameTime.maximum,
      "hitches": Double(playback.hitches.count), "hitch_time_ms": playback.hitchMilliseconds,
      "hitch_ratio_ms_per_s": playback.hitchRatio,
      "worst_hitch_ms": playback.worstHitchMilliseconds,
    ]
    return MeasuredRun(
      facts: RunEnvironment([.scenario: key.scenario, .engine: key.engine]),
      series: [MeasuredSeries(key, rounds: 1, values: values)])
  }
}

/// The options for reading a log where a run is expected.
package struct LogReading: Equatable, Sendable {
  /// The refresh rate in Hz, which no log contains.
  package var refreshRate: Int
  /// The format; `nil` to detect it from the header.
  package var format: DisplayLog.Format?
  /// The column of frame times in a plain CSV file, or the benchmark of a Macrobenchmark; `nil` to
  /// find it.
  package var column: String?

  package init(refreshRate: Int, format: DisplayLog.Format? = nil, column: String? = nil) {
    precondition(refreshRate > 0, "a display has at least one tick a second")
    self.refreshRate = refreshRate
    self.format = format
    self.column = column
  }

  /// Reads the runs of a log, each of one round.
  ///
  /// - Throws: ``InputError``.
  func runs(at path: String) throws(InputError) -> [MeasuredRun] {
    try DisplayLogReader.log(at: path, format: format, column: column)
      .measured(refreshRate: refreshRate)
  }
}
