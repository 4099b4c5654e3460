import Files
import RunData

/// The positions of the columns of a section.
struct GfxinfoColumns {
  private let table: LogTable
  private let flags: Int
  private let intended: Int
  private let completed: Int
  private let gpuCompleted: Int?
  private let deadline: Int?
  /// `FrameInterval` and `FrameStartTime`, whose names Android 12 to 15 print in the wrong order.
  private let intervals: [Int?]

  /// - Throws: ``InputError`` if a column is missing or occurs twice.
  init(_ table: LogTable, line: Int) throws(InputError) {
    var missing: [String] = []
    func required(_ name: String) throws(InputError) -> Int {
      if let column = try table.column(name) { return column }
      missing.append(name)
      return 0
    }
    flags = try required("Flags")
    intended = try required("IntendedVsync")
    completed = try required("FrameCompleted")
    guard missing.isEmpty else {
      throw InputError(
        table.file, line: line, "the header of the section lacks \(MessageText.list(missing))")
    }
    self.table = table
    gpuCompleted = try table.column("GpuCompleted")
    deadline = try table.column("FrameDeadline")
    intervals = [try table.column("FrameInterval"), try table.column("FrameStartTime")]
  }

  func row(
    _ bytes: Span<UInt8>, _ fields: [Range<Int>], line: Int
  ) throws(InputError) -> GfxinfoRow {
    func integer(_ column: Int) throws(InputError) -> Int {
      let title = table.titles[column]
      guard column < fields.count else {
        throw InputError(
          table.file, line: line, column: title,
          "\(fields.count) fields, where the header has \(table.names.count) columns")
      }
      let text = CSVReader.text(bytes, fields[column]).trimmed
      guard let value = Int(text) else {
        throw InputError(
          table.file, line: line, column: title,
          "\"\(MessageText.name(text))\": a whole number is expected")
      }
      return value
    }
    func known(_ column: Int?) throws(InputError) -> Int? {
      guard let column else { return nil }
      let value = try integer(column)
      return value > 0 && value < .max ? value : nil
    }
    // A value of a second or more is a time stamp.
    var interval: Int?
    for column in intervals where interval == nil {
      interval = try known(column).flatMap { $0 < Self.longestInterval ? $0 : nil }
    }
    return GfxinfoRow(
      flags: try integer(flags), intended: try integer(intended),
      completed: try integer(completed), gpuCompleted: try known(gpuCompleted),
      deadline: try known(deadline), interval: interval)
  }

  /// A second, in nanoseconds.
  private static let longestInterval = 1_000_000_000
}

/// A frame of a section, in nanoseconds; `nil` for what is unknown.
struct GfxinfoRow {
  let flags: Int
  let intended: Int
  let completed: Int
  let gpuCompleted: Int?
  let deadline: Int?
  let interval: Int?

  /// The end that is compared with the deadline.
  var end: Int { gpuCompleted ?? completed }

  /// The time from the deadline to the end in milliseconds; `nil` without a deadline.
  ///
  /// An end at the deadline is late, so that the last nanosecond in time is the one before it.
  var overrun: Double? { deadline.map { Double(end - ($0 - 1)) / 1e6 } }

  /// The time until the frame was completed, in milliseconds; `nil` for one that cannot be right.
  ///
  /// A frame that was never completed ends at 0.
  var work: Double? {
    guard intended >= 0, completed > intended,
      overrun.map({ LogSamples.overrun($0) != nil }) ?? true
    else { return nil }
    return LogSamples.time(Double(completed - intended) / 1e6)
  }
}

/// The frames of a window.
struct GfxinfoWindow {
  let key: Key
  /// In milliseconds.
  private(set) var work: [Double] = []
  /// In milliseconds, of frames with a deadline.
  private(set) var overruns: [Double] = []
  /// In nanoseconds.
  private(set) var intervals: [Int] = []
  private(set) var flagged = 0
  private(set) var repeated = 0
  private(set) var unfinished = 0
  /// The beginnings and ends of frames so far: each dump repeats the last 120.
  private var seen: Set<[Int]> = []
  /// The frames with a time from start to end in nanoseconds, also those with flags.
  private(set) var spans: [ClosedRange<Double>] = []

  struct Key: Hashable {
    var process: String?
    var package: String?
    var window: String?
    /// The name of the window with a number that tells it from others of this name.
    var root: String?
  }

  init(key: Key) { self.key = key }

  mutating func add(_ row: GfxinfoRow) {
    guard seen.insert([row.intended, row.completed]).inserted else {
      repeated += row.flags == 0 ? 1 : 0
      return
    }
    let work = row.work
    if work != nil {
      spans.append(Double(row.intended)...Double(max(row.intended, row.end)))
    }
    guard row.flags == 0 else {
      flagged += 1
      return
    }
    guard let work else {
      unfinished += 1
      return
    }
    self.work.append(work)
    if let overrun = row.overrun { overruns.append(overrun) }
    if let interval = row.interval { intervals.append(interval) }
  }

  /// The median of the intervals in nanoseconds, and the number of those that differ; `nil` if they
  /// are unknown.
  var interval: (median: Double, others: Int)? {
    intervals.map(Double.init).middle.map { median in
      (median, intervals.count { abs(Double($0) / median - 1) > 0.1 })
    }
  }
}

extension GfxinfoWindow.Key {
  /// Returns whether this is of a window and a process; `nil` matches any.
  func isOf(window name: String?, process text: String?) -> Bool {
    (name == nil || name == window || name == root)
      && (text == nil || text == process || text == package)
  }

  /// `com.example/.Main (process 41)`.
  var text: String {
    let name = root ?? window ?? package ?? "a window without a name"
    return name + (process.map { " (process \($0))" } ?? "")
  }
}
