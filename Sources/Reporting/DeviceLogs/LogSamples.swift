import Files
import RunData

/// The facts of a log that its frames do not contain, and the counts of what was left out.
struct LogSamples {
  var application: String?
  /// The application with what tells it from others in the file; the application if `nil`.
  var source: String?
  var statedRate: Double?
  var ending = LogTable.Ending.whole
  var caveats: [String] = []
  var withoutTime = 0
  var notShown = 0

  /// The plausible times of a frame in milliseconds: a nanosecond to eleven days.
  private static let sensible = 1e-6...1e9

  /// Returns a time that a frame can take.
  static func time(_ milliseconds: Double?) -> Double? {
    milliseconds.flatMap { sensible.contains($0) ? $0 : nil }
  }

  /// Returns an overrun that a frame can have: some logs have 9.2e18 ns where a deadline is missing.
  static func overrun(_ milliseconds: Double) -> Double? {
    abs(milliseconds) <= 10_000 ? milliseconds : nil
  }

  /// Returns the log of frames.
  ///
  /// - Parameters:
  ///   - definition: See ``DisplayLog/definition``.
  ///   - runs: The runs with frames; `nil` for a single one.
  /// - Throws: ``InputError`` if there is no frame to judge.
  func log(
    _ format: DisplayLog.Format, _ kind: String, _ file: String, _ frames: LoggedFrames,
    by definition: String, runs: [LoggedFrames]? = nil
  ) throws(InputError) -> DisplayLog {
    guard !frames.isUnjudgeable else {
      throw InputError(
        .malformed, "\(file) holds no frame with a time above 0: nothing can be judged")
    }
    var caveats = caveats
    if withoutTime > 0 {
      caveats.append(
        "\(TextFormatting.count(withoutTime, "frame")) without a time that a frame can take left out"
      )
    }
    if let runs, runs.count > 1 {
      caveats.append("frames of \(runs.count) runs, one after the other")
    }
    if notShown > 0 { caveats.append("\(TextFormatting.count(notShown, "frame")) never shown") }
    switch ending {
    case .whole: break
    case .cutOff: caveats.append("the last line is cut off and was left out")
    case .open:
      caveats.append("the last line does not end with a line feed, and was taken for whole")
    }
    return DisplayLog(
      format: format, kind: kind, file: file, application: application,
      source: source ?? application, definition: definition, frames: frames,
      runs: runs ?? [frames], statedRate: statedRate, caveats: caveats)
  }

  /// The first of some names, none of them shortened, so that each can be given as an option.
  static func choices(_ names: [String]) -> String {
    let shown = names.prefix(5).map(TextFormatting.oneLine)
    return TextFormatting.list(shown + (names.count > 5 ? ["\(names.count - 5) more"] : []))
  }

  /// Adds a note about frames of other sources in the same file.
  ///
  /// - Parameters:
  ///   - others: The names of the other sources and their frames.
  ///   - option: The option that chooses one; `nil` if it was given.
  mutating func leaveOut(_ others: [(name: String, frames: Int)], option: String?) {
    guard !others.isEmpty else { return }
    let frames = TextFormatting.count(others.reduce(0) { $0 + $1.frames }, "frame")
    caveats.append(
      "\(frames) of \(Self.choices(others.map(\.name))) left out"
        + (option.map { ": the one with most frames is judged, \($0) chooses another" } ?? ""))
  }
}

extension LoggedFrames {
  /// A Boolean value that indicates whether there is nothing to judge.
  fileprivate var isUnjudgeable: Bool {
    switch self {
    case .presents(let times), .work(let times): times.isEmpty
    case .displayChanges(let intervals, let times): intervals.isEmpty || times.isEmpty
    case .deadlines(let deadlines): deadlines.overruns.isEmpty
    }
  }
}
