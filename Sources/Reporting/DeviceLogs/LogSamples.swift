import Files
import FrameStatistics

/// The times of a log read so far.
struct LogSamples {
  var application: String?
  var frameTimes: [Double] = []
  var shown: [Double] = []
  var ending = LogTable.Ending.whole
  var caveats: [String] = []
  private var runs: [Range<Int>] = []
  private var withoutTime = 0
  private var notShown = 0

  /// The plausible times of a frame in milliseconds: a nanosecond to eleven days.
  private static let sensible = 1e-6...1e9

  init(application: String? = nil) { self.application = application }

  var count: Int { frameTimes.count + withoutTime }

  mutating func add(frame milliseconds: Double?) {
    if let milliseconds, Self.sensible.contains(milliseconds) {
      frameTimes.append(milliseconds)
    } else {
      withoutTime += 1
    }
  }

  mutating func add(shown milliseconds: Double?) {
    if let milliseconds, Self.sensible.contains(milliseconds) {
      shown.append(milliseconds)
    } else {
      notShown += 1
    }
  }

  /// Ends a run, unless it has no frame.
  mutating func endRun() {
    let start = runs.last?.upperBound ?? 0
    if start < frameTimes.count { runs.append(start..<frameTimes.count) }
  }

  /// Returns the log, a single run unless ``endRun()`` was called.
  ///
  /// - Throws: ``InputError`` if there is no frame to judge.
  func log(
    _ format: DisplayLog.Format, _ kind: String, _ file: String, hasShown: Bool,
    basis: DisplayedFrames.Basis = .presents
  ) throws(InputError) -> DisplayLog {
    guard !frameTimes.isEmpty, !hasShown || !shown.isEmpty else {
      throw InputError(
        .malformed, "\(file) holds no frame with a time above 0: nothing can be judged")
    }
    var caveats = caveats
    if withoutTime > 0 {
      caveats.append(
        "\(TextFormatting.count(withoutTime, "frame")) without a time that a frame can take left out"
      )
    }
    if runs.count > 1 { caveats.append("frames of \(runs.count) runs, one after the other") }
    if notShown > 0 { caveats.append("\(TextFormatting.count(notShown, "frame")) never shown") }
    switch ending {
    case .whole: break
    case .cutOff: caveats.append("the last line is cut off and was left out")
    case .open:
      caveats.append("the last line does not end with a line feed, and was taken for whole")
    }
    return DisplayLog(
      format: format, kind: kind, file: file, application: application, frameTimes: frameTimes,
      intervals: hasShown ? shown : frameTimes, basis: hasShown ? .displayChanges : basis,
      runs: runs.isEmpty ? [0..<frameTimes.count] : runs, caveats: caveats)
  }
}
