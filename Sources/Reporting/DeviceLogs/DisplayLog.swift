package import Analysis
import Files
package import RunData

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
  /// What drew the frames, by the name that it also has in other logs: a program, a window or a
  /// benchmark; `nil` if unknown.
  package let application: String?
  /// The same with what tells it from others in this file, such as the number of the process.
  package let source: String?
  /// The time that is judged, and the source's definition of a late frame if there is one.
  package let definition: String
  /// The frames of all runs.
  package let frames: LoggedFrames
  /// The frames of each run, such as an iteration; the whole log is one unless its format tells.
  package let runs: [LoggedFrames]
  /// The refresh rate in Hz that the log states; `nil` if it states none.
  package let statedRate: Double?
  /// The parts that were skipped, with reasons.
  package let caveats: [String]

  /// Judges the log for a display of a refresh rate in Hz.
  package func judged(refreshRate: Int) -> DisplayedFrames {
    DisplayedFrames(frames, refreshRate: refreshRate)
  }

  /// Returns each run of the log as a result of one series, for comparisons.
  ///
  /// They do not contain the file's name, so that logs of different days compare.
  package func results(refreshRate: Int) -> [RunResult] {
    runs.map {
      RunResult(
        of: $0, drawnBy: application ?? "log", refreshRate: refreshRate,
        LogOrigin(format: format.rawValue))
    }
  }
}

/// The options for reading a log where a run is expected.
package struct LogReading: Equatable, Sendable {
  /// The refresh rate in Hz.
  package let refreshRate: Int
  package let choice: LogChoice

  package init(refreshRate: Int, choice: LogChoice = LogChoice()) {
    precondition(refreshRate > 0, "a display has at least one tick a second")
    self.refreshRate = refreshRate
    self.choice = choice
  }

  /// Reads the runs of a log, each of one round.
  ///
  /// - Throws: ``InputError``.
  func runs(at path: String) throws(InputError) -> [MeasuredRun] {
    try DisplayLogReader.log(at: path, choice).results(refreshRate: refreshRate).map {
      MeasuredRun($0)
    }
  }
}

/// The choice of what is read of a log; each part is found by itself if it is `nil`.
package struct LogChoice: Equatable, Sendable {
  package let format: DisplayLog.Format?
  /// The column of times in a table of frames, the benchmark of a Macrobenchmark, or the
  /// window of a gfxinfo dump.
  package let column: String?
  /// The name or number of a process in a log of PresentMon or a gfxinfo dump.
  package let process: String?

  package init(
    format: DisplayLog.Format? = nil, column: String? = nil, process: String? = nil
  ) {
    self.format = format
    self.column = column
    self.process = process
  }
}
