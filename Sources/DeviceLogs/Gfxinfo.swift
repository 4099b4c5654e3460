import Files
import RunData

extension LogFormat {
  /// Android's `dumpsys gfxinfo PACKAGE framestats`, a section per window between two marks.
  ///
  /// Columns are found by name, since releases insert new ones, and rows whose `Flags` are not 0 do
  /// not count, according to the documentation. One window of one process is judged.
  static let gfxinfo: LogFormat = LogFormat(name: "gfxinfo", choices: [.column, .process]) {
    // Tables per process precede the sections.
    !$0.isJSON && $0.line(among: 5_000) { $0 == [profileMark.lowercased()] } != nil
  } read: { file, choice throws(InputError) in
    let bytes = file.bytes.span
    var scanner = CSVReader()
    var dump = GfxinfoDump(file: file.path)
    var section: CSVReader?
    var (begin, hasSections) = (0, false)
    while !scanner.isAtEnd(of: bytes) {
      let (end, line) = (scanner.position, scanner.line)
      let fields = scanner.fields(in: bytes).0
      let first = CSVReader.text(bytes, fields[0]).trimmed
      if fields.count > 1 || first != profileMark {
        if section == nil { dump.name(first) }
      } else if let start = section {
        if try dump.addSection(in: file, from: start, to: end) { hasSections = true }
        section = nil
      } else {
        (section, begin) = (scanner, line)
      }
    }
    if section != nil {
      throw InputError(
        file.path, line: begin,
        "the section that begins here is never closed: the file is cut off")
    }
    guard hasSections else {
      throw InputError(
        "\(file.path) has no \(profileMark) section with columns: the output of dumpsys gfxinfo PACKAGE"
          + " framestats is expected")
    }
    return try dump.log(choice)
  }

  /// The line before and after each section.
  private static let profileMark = "---PROFILEDATA---"
}

/// The windows of one or more dumps in a file.
private struct GfxinfoDump {
  let file: String
  private(set) var windows: [GfxinfoWindow.Key: GfxinfoWindow] = [:]
  /// The key of the next section.
  private(set) var key = GfxinfoWindow.Key()
  /// The frames that its window has drawn, or its process where only that is stated; `nil` if unknown.
  private(set) var total: Int?

  /// Takes the name of a process or a window, or the number of its frames, from a line outside of
  /// sections.
  mutating func name(_ line: String) {
    if line.hasPrefix(Self.totalMark) {
      total = UInt32(String(line.dropFirst(Self.totalMark.count)).trimmed).map(Int.init)
    } else if line.hasPrefix(Self.processMark) {
      total = nil
      let words = line.dropFirst(Self.processMark.count).split(separator: " ")
      key = GfxinfoWindow.Key(
        process: words.first.map(String.init),
        package: words.dropFirst().first.map { String($0.filter { !"[]".contains($0) }) })
    } else if line.hasPrefix("Window:") {
      // A total above a window is that of all of its process.
      total = nil
      key.window = String(line.dropFirst("Window:".count)).trimmed
    } else if let root = line.firstRange(of: Self.rootMark) {
      total = nil
      key.window = String(line[..<root.lowerBound])
      key.root = line.split(separator: " ").first.map(String.init)
    }
  }

  private static let totalMark = "Total frames rendered:"
  private static let processMark = "** Graphics info for pid "
  private static let rootMark = "/android.view.ViewRootImpl@"

  /// Adds the rows of a section, and returns whether it has columns.
  mutating func addSection(
    in log: LogFile, from start: CSVReader, to end: Int
  ) throws(InputError) -> Bool {
    // A name stands above a single section.
    defer { (key.window, key.root, total) = (nil, nil, nil) }
    var start = start
    let bytes = log.bytes.span.extracting(..<end)
    while bytes.hasEmptyLine(at: start.position) { _ = start.fields(in: bytes) }
    guard !start.isAtEnd(of: bytes) else { return false }
    var table = try LogTable(log, header: start, end: end)
    let required = ["Flags", "IntendedVsync", "FrameCompleted"]
    // Android 12 to 15 print the names of the last two in the wrong order.
    let names = required + ["GpuCompleted", "FrameDeadline", "FrameInterval", "FrameStartTime"]
    let columns = try names.map { name throws(InputError) in try table.column(name) }
    let missing = zip(required, columns).filter { $1 == nil }.map(\.0)
    guard missing.isEmpty else {
      throw InputError(
        file, line: start.line, "the header of the section lacks \(MessageText.list(missing))")
    }
    let last = columns.compactMap(\.self).max() ?? 0
    table.fewestFields = last + 1
    var rows: [[Int]] = []
    while let row = try table.next(upTo: last) {
      rows.append(
        try columns.map { column throws(InputError) in
          guard let column, let text = table.text(row, column) else { return 0 }
          guard let value = Int(text) else {
            throw InputError(
              file, line: row.line, column: table.titles[column],
              "\"\(MessageText.name(text))\": a whole number is expected")
          }
          return value
        })
    }
    // A section without rows is of no window that can be judged.
    if !rows.isEmpty {
      let key = key
      windows[key, default: GfxinfoWindow(key: key, position: end)].addSection(rows, total: total)
    }
    return true
  }

  /// Returns the log of the window with most frames among the chosen ones.
  func log(_ choice: LogChoice) throws(InputError) -> DeviceLog {
    let windows = windows.values.sorted { $0.position < $1.position }
    let chosen = windows.filter { $0.key.isOf(window: choice.column, process: choice.process) }
    guard let best = chosen.max(by: { $0.work.count < $1.work.count }) else {
      let wanted = [
        choice.column.map { "window \(MessageText.name($0))" },
        choice.process.map { "process \(MessageText.name($0))" },
      ].compactMap(\.self).joined(separator: " of ")
      throw InputError.missing(wanted, in: file, among: windows.map(\.key.text))
    }
    var samples = LogSamples()
    samples.withoutTime = best.unfinished.count
    samples.note(best.flagged, "with flags left out, as Android's documentation says")
    samples.note(best.repeated, "that an earlier dump shows counted once")
    let lost = best.lost.map { " (\(DecimalText.grouped($0)) by their totals)" } ?? ""
    samples.note(
      best.gaps,
      "without a frame of the dump before: frames between them\(lost) are unknown, and count as none",
      of: "dump")
    if best.key.window == nil, best.sections > 1 {
      samples.caveats.append(
        "\(best.sections) sections that name no window are taken for one window")
    }
    samples.leaveOut(
      windows.filter { $0.key != best.key && !$0.work.isEmpty }.map {
        ($0.key.text, $0.work.count)
      },
      option: windows.allSatisfy { $0.key.window == best.key.window }
        ? choice.process == nil ? "--process" : nil : choice.column == nil ? "--column" : nil)
    // One that frames have, also where half of them have another.
    let intervals = best.intervals.sorted()
    let interval = intervals.isEmpty ? nil : intervals[(intervals.count - 1) / 2]
    let others = best.intervals.count { abs($0 / (interval ?? 0) - 1) > 0.1 }
    if let interval, others * 10 > best.work.count {
      samples.caveats.append(
        "the refresh rate varies: \(DecimalText.counted(others, "frame")) with another"
          + " interval than \(DecimalText.shortest(interval / 1e6, places: 3)) ms, the median"
      )
    }
    let frames = samples.frames(overruns: best.overruns, work: best.work, best.spans)
    let name = best.key.window ?? best.key.package
    let series = try samples.series(
      name, source: name.map { _ in best.key.text }, in: file,
      by: best.overruns.isEmpty
        ? "the time from IntendedVsync to FrameCompleted"
        : "FrameDeadline: a frame is late unless GpuCompleted, or FrameCompleted without it, is"
          + " before it",
      refreshRate: interval.map { 1e9 / $0 },
      [LoggedIteration(frames)])
    return DeviceLog(
      format: LogFormat.gfxinfo.name, kind: "dumpsys gfxinfo framestats", file: file,
      series: [series], time: RecordingTime(of: best.spans))
  }
}

private struct GfxinfoWindow {
  /// The number of frames of a window that Android keeps for a dump; some vendors keep fewer.
  private static let keptFrames = 120
  /// The most frames in flight, whose rows and whose count may be of different dumps.
  private static let mostInFlight = 4

  let key: Key
  /// That of its first section in the file.
  let position: Int
  private(set) var sections = 0
  /// The sections that repeat no frame of an earlier one, and lack frames by their totals or, where
  /// these are unknown, may lack some because they are full.
  private(set) var gaps = 0
  /// The lost frames; `nil` if some totals are unknown.
  private(set) var lost: Int? = 0
  /// The frames drawn up to the last section; `nil` if unknown.
  private(set) var total: Int?
  /// In milliseconds.
  private(set) var work: [Double] = []
  /// In milliseconds, of frames with a deadline.
  private(set) var overruns: [Double] = []
  /// In nanoseconds.
  private(set) var intervals: [Double] = []
  private(set) var flagged = 0
  private(set) var repeated = 0
  private(set) var unfinished: Set<Int> = []
  /// The beginnings and ends of frames so far: each dump repeats the last 120.
  private(set) var seen: Set<[Int]> = []
  /// The frames with a time from start to end in nanoseconds, also those with flags.
  private(set) var spans: [ClosedRange<Double>] = []

  struct Key: Hashable {
    var process: String?
    var package: String?
    var window: String?
    /// The name of the window with a number that tells it from others of this name.
    var root: String?

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

  /// - Parameter total: The frames drawn up to its end; `nil` if unknown.
  mutating func addSection(_ rows: [[Int]], total: Int?) {
    let known = seen.count
    for row in rows { add(row) }
    sections += 1
    // A total that falls was reset.
    let drawn = total.flatMap { total in self.total.map { total - $0 } }
      .flatMap { $0 < 0 ? nil : $0 }
    self.total = total
    guard known > 0, seen.count - known == rows.count,
      drawn.map({ $0 > rows.count + Self.mostInFlight }) ?? (rows.count >= Self.keptFrames)
    else { return }
    gaps += 1
    lost = drawn.flatMap { drawn in lost.map { $0 + drawn - rows.count } }
  }

  /// - Parameter values: Its flags, and in nanoseconds the intended start, the end, the end on the GPU,
  ///   the deadline, and the interval or the start in either order.
  private mutating func add(_ values: [Int]) {
    let (isFlagged, intended, completed) = (values[0] != 0, values[1], values[2])
    guard seen.insert([intended, completed]).inserted else {
      repeated += isFlagged ? 0 : 1
      return
    }
    let known = values.map { $0 > 0 && $0 < .max ? $0 : nil }
    let end = known[3] ?? completed
    var (work, overrun): (Double?, Double?)
    // A frame that was never completed ends at 0.
    if intended >= 0, completed > intended {
      // An end at the deadline is late, so that the last nanosecond in time is the one before it.
      overrun = known[4].map { Double(end - ($0 - 1)) / 1e6 }
      work = LogSamples.time(Double(completed - intended) / 1e6)
      if let time = overrun, LogSamples.overrun(time) == nil { work = nil }
    }
    if work != nil { spans.append(Double(intended)...Double(max(intended, end))) }
    guard !isFlagged else {
      flagged += 1
      return
    }
    guard let work else {
      unfinished.insert(intended)
      return
    }
    // In flight in an earlier dump.
    unfinished.remove(intended)
    self.work.append(work)
    if let overrun { overruns.append(overrun) }
    // A value of a second or more is a time stamp.
    if let interval = known[5...].lazy.compactMap(\.self).first(where: { $0 < 1_000_000_000 }) {
      intervals.append(Double(interval))
    }
  }
}
