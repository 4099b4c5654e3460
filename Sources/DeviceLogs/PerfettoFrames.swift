import Files
import RunData

struct PerfettoColumns {
  let table: LogTable
  let start: Int
  let duration: Int
  let expectedStart: Int?
  let expectedDuration: Int?
  let overrun: Int?
  let token: Int?
  let jank: Int?
  let present: Int?
  let process: Int?
  let processNumber: Int?

  init(_ table: LogTable) throws(InputError) {
    self.table = table
    start = try table.existingColumn(titled: "ts")
    duration = try table.existingColumn(titled: "dur")
    expectedStart = try table.column("expected_ts")
    expectedDuration = try table.column("expected_dur")
    overrun = try table.column("overrun")
    token = try table.column("surface_frame_token", "frame_id")
    jank = try table.column("jank_type")
    present = try table.column("present_type")
    process = try table.column("process", "process_name")
    processNumber = try table.column("pid", "upid")
  }

  func text(_ row: LogTable.Row, _ column: Int?) -> String? {
    table.text(row, column).flatMap { Self.unknown.contains($0) ? nil : $0 }
  }

  /// The words for no text: of the trace processor, of the user interface, and of pandas.
  private static let unknown: Set<String> = ["[NULL]", "NULL", "null", ""]

  /// The reasons of the jank, which a comma separates.
  func janks(_ row: LogTable.Row) -> Set<String> {
    guard let text = text(row, jank), text != "None" else { return [] }
    return Set(text.split(separator: ",").map { String($0).trimmed })
  }
}

/// A frame on one or more layers, in nanoseconds; `nil` for what is unknown.
struct PerfettoFrame {
  var start: Double
  var end: Double
  var expectedStart: Double?
  var overrun: Double?
  /// Indicates whether the program caused the jank, according to the trace processor.
  var isAppJank: Bool
  /// Indicates whether all layers were shown on time or early, which those of stuffed buffers are
  /// after their deadlines too.
  var isOnTime: Bool

  mutating func add(_ layer: PerfettoFrame) {
    start = min(start, layer.start)
    end = max(end, layer.end)
    expectedStart = [expectedStart, layer.expectedStart].compactMap(\.self).min()
    overrun = [overrun, layer.overrun].compactMap(\.self).max()
    isAppJank = isAppJank || layer.isAppJank
    isOnTime = isOnTime && layer.isOnTime
  }
}

struct PerfettoProcess {
  let key: Key
  /// That of its first row in the file.
  let position: Int
  private(set) var frames: [PerfettoFrame] = []
  /// The positions of the frames by their tokens.
  private(set) var indices: [Double: UInt32] = [:]
  private(set) var rows = 0
  /// Those of frames that were replaced before they were shown.
  private(set) var dropped = 0
  /// Those of frames during which the trace ends.
  private(set) var unfinished = 0
  private(set) var impossible = 0

  struct Key: Hashable {
    let name: String?
    /// The number of the process in the system or in the trace.
    let number: String?

    func isOf(_ text: String) -> Bool { text == number || text == name }

    /// `com.example (process 41)`.
    var text: String {
      (name ?? "a process without a name") + (number.map { " (process \($0))" } ?? "")
    }
  }

  /// Adds a row, which is a layer of a frame.
  ///
  /// - Parameter token: The same for all layers of a frame; `nil` if each row is a frame.
  mutating func add(
    _ row: LogTable.Row, _ columns: PerfettoColumns, token: Double?
  ) throws(InputError) {
    rows += 1
    let janks = columns.janks(row)
    let start = try columns.table.number(row, columns.start)
    let duration = try columns.table.number(row, columns.duration)
    let expectedStart = try columns.table.number(row, columns.expectedStart)
    var overrun = try columns.table.number(row, columns.overrun)
    // Computed where that is possible: a column of this name may be in another unit. A slice that the
    // trace does not close has a negative length, and the frame no deadline.
    if let start, let duration, let expectedStart,
      let expected = try columns.table.number(row, columns.expectedDuration)
    {
      overrun = expected < 0 ? nil : (start - expectedStart) + (duration - expected)
    }
    if let duration, duration < 0 { return unfinished += 1 }
    let present = columns.text(row, columns.present)
    // The duration of a dropped frame has no meaning.
    if janks.contains("Dropped Frame") || present == "Dropped Frame" { return dropped += 1 }
    guard let start, let duration, LogSamples.time(duration / 1e6) != nil,
      overrun.map({ LogSamples.overrun($0 / 1e6) != nil }) ?? true,
      expectedStart.map({ LogSamples.overrun((start - $0) / 1e6) != nil }) ?? true
    else { return impossible += 1 }
    let frame = PerfettoFrame(
      start: start, end: start + duration, expectedStart: overrun == nil ? nil : expectedStart,
      overrun: overrun,
      isAppJank: !janks.isDisjoint(with: ["App Deadline Missed", "App Resynced Jitter"]),
      isOnTime: present == "On-time Present" || present == "Early Present")
    guard let token, let index = indices[token] else {
      if let token { indices[token] = UInt32(frames.count) }
      return frames.append(frame)
    }
    frames[Int(index)].add(frame)
  }

  /// Leaves frames out that begin more than a day from the median one.
  mutating func leaveOutStrayFrames() {
    let (middle, count) = (frames.map(\.start).middle ?? 0, frames.count)
    frames.removeAll { abs($0.start - middle) >= Self.longestTrace }
    impossible += count - frames.count
  }

  /// The frames from start to end, in nanoseconds.
  var spans: [ClosedRange<Double>] { frames.map { $0.start...$0.end } }

  func series(
    in file: String, _ samples: LogSamples, _ columns: PerfettoColumns
  ) throws(InputError) -> LoggedSeries {
    var samples = samples
    samples.withoutTime = impossible
    let durations = frames.map { ($0.end - $0.start) / 1e6 }
    let judged = frames.compactMap { frame in
      frame.overrun.map { (overrun: $0 / 1e6, isOnTime: frame.isOnTime) }
    }
    let overruns = judged.map(\.overrun)
    let onTime = judged.indices.filter { judged[$0].isOnTime && judged[$0].overrun > 0 }
    samples.note(
      onTime.count, "late for the deadline and shown on time (present_type): no hitches")
    let ticks = Self.ticks(between: frames.compactMap(\.expectedStart).sorted(), &samples)
    for (times, milliseconds, least) in [
      ("frames of", durations.middle, 0.05), ("frames every", ticks, 1),
      ("overruns of at most", overruns.map(abs).max(), 0.001),
    ] {
      guard let milliseconds, milliseconds < least else { continue }
      throw InputError(
        "\(file): times of one process in nanoseconds are expected: \(times)"
          + " \(DecimalText.shortest(milliseconds, places: 6)) ms are impossible")
    }
    let logged = samples.frames(
      overruns: overruns, work: durations, spans,
      from: frames.compactMap(\.expectedStart).min(), onTime: Set(onTime))
    let counts: [(String, Double?)] = [
      ("rows", Double(rows)), ("unfinished", Double(unfinished)),
      ("dropped", columns.jank == nil && columns.present == nil ? nil : Double(dropped)),
      ("without_deadline", Double(frames.count - overruns.count)),
      ("app_jank", columns.jank.map { _ in Double(frames.count(where: \.isAppJank)) }),
      ("refresh_interval_ms", ticks),
    ]
    return try samples.series(
      key.name, source: key.text, in: file,
      by: overruns.isEmpty
        ? "dur, the time from the frame's start to the end of its last layer"
        : "overrun: late above 0, if the frame's last layer ends after the expected end",
      refreshRate: ticks.map { 1_000 / $0 },
      [
        LoggedIteration(
          logged, counts: counts.compactMap { name, value in value.map { LogFigure(name, $0) } })
      ])
  }

  /// A day, in nanoseconds.
  private static let longestTrace = 86_400e9

  /// Returns the time between two ticks in milliseconds: the median of the steps from frame to frame
  /// up to 1.2 times their 10th percentile, since frames that take longer than a tick skip ticks.
  ///
  /// - Parameter starts: The expected starts in nanoseconds, sorted.
  /// - Returns: `nil` if no frame follows another within a tenth of a second.
  private static func ticks(
    between starts: [Double], _ samples: inout LogSamples
  ) -> Double? {
    let steps = zip(starts, starts.dropFirst()).map { ($1 - $0) / 1e6 }
      .filter { 0 < $0 && $0 < 100 }.sorted()
    guard !steps.isEmpty else { return nil }
    let short = steps.filter { $0 < 1.2 * steps[steps.count / 10] }
    let tick = short[short.count / 2]
    let others = steps.count { abs($0 / tick - max(1, ($0 / tick).rounded())) > 0.2 }
    if others * 10 > steps.count {
      samples.caveats.append(
        "the refresh rate varies: \(others) of \(steps.count) steps from frame to frame are no whole"
          + " ticks of \(DecimalText.shortest(tick, places: 3)) ms, the shortest frequent ones")
    }
    return tick
  }
}
