import Files
import RunData

/// The checks of single values, and the counts of what was left out.
struct LogSamples {
  var ending = LogTable.Ending.whole
  var caveats: [String] = []
  var withoutTime = 0
  var notShown = 0
  /// The number of frames that were shown, and of which no present is logged.
  var generated = 0

  /// The times of a frame in milliseconds that are possible: a nanosecond to a minute.
  private static let possible = 1e-6...60_000

  /// `nil` for a time that no frame takes.
  static func time(_ milliseconds: Double?) -> Double? {
    milliseconds.flatMap { possible.contains($0) ? $0 : nil }
  }

  /// `nil` for an impossible overrun: some logs have 9.2e18 ns where a deadline is missing.
  static func overrun(_ milliseconds: Double) -> Double? {
    abs(milliseconds) <= 10_000 ? milliseconds : nil
  }

  /// Returns a series of some iterations, without those that have no frame.
  func series(
    _ name: String? = nil, source: String? = nil, in file: String, by definition: String,
    refreshRate: Double? = nil, _ iterations: [LoggedIteration]
  ) throws(InputError) -> LoggedSeries {
    let known = iterations.indices.filter { iterations[$0].frames.count > 0 }
    guard !known.isEmpty else {
      throw InputError(
        withoutTime > 0
          ? "\(file) has \(DecimalText.counted(withoutTime, "frame")), none with a time that a frame can"
            + " take, above 0 and at most a minute: is the unit right?"
          : "\(file) holds no frame with a time above 0: nothing can be judged")
    }
    var samples = self
    samples.note(withoutTime, "without a time that a frame can take left out")
    if known.count < iterations.count {
      let empty = iterations.indices.filter { !known.contains($0) }.map { "\($0 + 1)" }
      samples.caveats.append(
        "iteration \(MessageText.names(empty)) of \(iterations.count) "
          + (empty.count == 1 ? "has" : "have") + " no frame")
    }
    samples.note(notShown, "never shown")
    samples.note(
      generated,
      "without a present, as of frame generation: among the displayed times alone")
    switch ending {
    case .whole: break
    case .cutOff: samples.caveats.append("the last line is cut off and was left out")
    case .open:
      samples.caveats.append(
        "the last line does not end with a line feed, and was taken for whole")
    }
    return LoggedSeries(
      name ?? "", source: source, by: definition, refreshRate: refreshRate,
      iterations: known.map { iterations[$0] }, caveats: samples.caveats)
  }

  /// Adds a caveat about some frames or other things, if there are any.
  mutating func note(_ count: Int, _ fault: String, of noun: String = "frame") {
    if count > 0 { caveats.append("\(DecimalText.counted(count, noun)) \(fault)") }
  }

  /// The first of some names, none of them shortened, so that each can be given as an option.
  static func choices(_ names: [String]) -> String {
    let shown = names.prefix(5).map(MessageText.oneLine)
    return MessageText.list(shown + (names.count > 5 ? ["\(names.count - 5) more"] : []))
  }

  /// Returns frames of which at least one has a deadline, or else their work.
  ///
  /// - Parameters:
  ///   - overruns: In milliseconds, like the work, of frames with a deadline.
  ///   - spans: The frames from start to end, in nanoseconds.
  ///   - start: The intended start of the first frame; `nil` for its start.
  ///   - onTime: The positions of late frames that were shown on time.
  mutating func frames(
    overruns: [Double], work: [Double], _ spans: [ClosedRange<Double>], from start: Double? = nil,
    onTime: Set<Int> = []
  ) -> LoggedFrames {
    let stage = LoggedFrames.Stage("duration", work)
    let spans = spans.sorted { $0.lowerBound < $1.lowerBound }
    guard !overruns.isEmpty, let first = spans.first, let last = spans.last else {
      return .work([stage])
    }
    note(work.count - overruns.count, "without a deadline not judged")
    var (end, idle) = (first.upperBound, 0.0)
    for span in spans {
      let gap = span.lowerBound - end
      if gap > Self.shortestIdleTime * 1e9 { idle += gap }
      end = max(end, span.upperBound)
    }
    noteIdleTime(idle, of: end - first.lowerBound)
    let span = last.lowerBound - first.lowerBound
    let clock = LoggedFrames.Clock(
      seconds: (end - (start ?? first.lowerBound)) / 1e9,
      rate: span > 0 ? Double(spans.count - 1) * 1e9 / span : nil)
    return .deadlines(.init(overruns: overruns, work: stage, clock: clock, onTime: onTime))
  }

  /// Adds a caveat if a tenth of the time or more has no frame.
  ///
  /// - Parameter figures: Those that include it.
  mutating func noteIdleTime(
    _ idle: Double, of elapsed: Double, in figures: String = "ratios and rates"
  ) {
    // In steps, so that the caveats of several sessions agree.
    guard let share = [90, 50, 10].first(where: { idle * 100 > elapsed * $0 }) else { return }
    caveats.append(
      "more than \(DecimalText.shortest(share, places: 0)) % of the time has no frame, and \(figures)"
        + " include it")
  }

  /// The shortest time without a frame that counts as idle, in seconds.
  static let shortestIdleTime = 0.1

  /// Adds a caveat about frames of other sources in the same file.
  ///
  /// - Parameter option: The option that chooses a source; `nil` if it was given.
  mutating func leaveOut(_ others: [(name: String, frames: Int)], option: String?) {
    note(
      others.reduce(0) { $0 + $1.frames },
      "of \(Self.choices(others.map(\.name))) left out"
        + (option.map { ": the one with most frames is judged, \($0) chooses another" } ?? ""))
  }
}

extension InputError {
  /// The refusal of a choice that a log does not have, and of a log without frames.
  ///
  /// - Parameters:
  ///   - part: The part that was chosen, such as `process 7`.
  ///   - known: The names of those that the file has.
  static func missing(_ part: String, in file: String, among known: [String]) -> InputError {
    InputError(
      known.isEmpty
        ? "\(file) holds no frame: nothing can be judged"
        : "\(file) has no \(part): it has \(LogSamples.choices(known))")
  }
}

extension RecordingTime {
  /// - Parameter spans: Frames from start to end, in nanoseconds since the start of the device.
  init?(of spans: [ClosedRange<Double>]) {
    guard let start = spans.lazy.map(\.lowerBound).min(),
      let end = spans.lazy.map(\.upperBound).max()
    else { return nil }
    self.init(.device, from: start / 1e9, to: end / 1e9)
  }
}
