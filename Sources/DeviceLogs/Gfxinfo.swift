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
    var openLine = 0
    while !scanner.isAtEnd(of: bytes) {
      let start = scanner
      let fields = scanner.fields(in: bytes).0
      func first() -> String { CSVReader.text(bytes, fields[0]).trimmed }
      if fields.count == 1, first() == profileMark {
        openLine = start.line
        dump.toggleSection()
      } else if dump.isInSection {
        try dump.add(bytes, start, fields)
      } else {
        dump.name(first())
      }
    }
    guard openLine > 0 else {
      throw InputError(
        "\(file.path) has no \(profileMark) section: the output of dumpsys gfxinfo PACKAGE"
          + " framestats is expected")
    }
    guard !dump.isInSection else {
      throw InputError(
        file.path, line: openLine,
        "the section that begins here is never closed: the file is cut off")
    }
    return try dump.log(choice)
  }

  /// The line before and after each section.
  private static let profileMark = "---PROFILEDATA---"
}

/// The windows of one or more dumps in a file.
private struct GfxinfoDump {
  let file: String
  private(set) var isInSection = false
  private var key = GfxinfoWindow.Key()
  /// The position of the window with the open section; `nil` before its first row.
  private var index: Int?
  /// The columns of the open section; `nil` before its header.
  private var columns: GfxinfoColumns?
  private var windows: [GfxinfoWindow] = []
  private var indices: [GfxinfoWindow.Key: Int] = [:]
  private var sections: [GfxinfoWindow.Key: Int] = [:]

  init(file: String) { self.file = file }

  mutating func toggleSection() {
    isInSection.toggle()
    (columns, index) = (nil, nil)
    // A name stands above a single section.
    if !isInSection { (key.window, key.root) = (nil, nil) }
  }

  /// Takes the name of a process or a window from a line outside of sections.
  mutating func name(_ line: String) {
    if line.hasPrefix(Self.processMark) {
      let words = line.dropFirst(Self.processMark.count).split(separator: " ")
      key = GfxinfoWindow.Key(
        process: words.first.map(String.init),
        package: words.dropFirst().first.map { String($0.filter { !"[]".contains($0) }) })
    } else if line.hasPrefix("Window:") {
      key.window = String(line.dropFirst("Window:".count)).trimmed
    } else if let root = line.firstRange(of: Self.rootMark) {
      key.window = String(line[..<root.lowerBound])
      key.root = line.split(separator: " ").first.map(String.init)
    }
  }

  private static let processMark = "** Graphics info for pid "
  private static let rootMark = "/android.view.ViewRootImpl@"

  /// Adds a line of the open section.
  mutating func add(
    _ bytes: Span<UInt8>, _ start: CSVReader, _ fields: [Range<Int>]
  ) throws(InputError) {
    guard !(fields.count == 1 && fields[0].isEmpty) else { return }
    guard let columns else {
      columns = try GfxinfoColumns(try LogTable(file, bytes, header: start), line: start.line)
      sections[key, default: 0] += 1
      return
    }
    let row = try columns.row(bytes, fields, line: start.line)
    let index = index ?? indices[key] ?? windows.count
    if index == windows.count {
      indices[key] = index
      windows.append(GfxinfoWindow(key: key))
    }
    self.index = index
    windows[index].add(row)
  }

  /// Returns the log of the window with most frames among the chosen ones.
  func log(_ choice: LogChoice) throws(InputError) -> DeviceLog {
    let chosen = windows.filter { $0.key.isOf(window: choice.column, process: choice.process) }
    guard let best = chosen.max(by: { $0.work.count < $1.work.count }) else {
      guard !windows.isEmpty else {
        throw InputError("\(file) holds no frame: nothing can be judged")
      }
      let wanted = [
        choice.column.map { "window \(MessageText.name($0))" },
        choice.process.map { "process \(MessageText.name($0))" },
      ].compactMap(\.self).joined(separator: " of ")
      throw InputError(
        "\(file) has no \(wanted): it has \(LogSamples.choices(windows.map(\.key.text)))"
      )
    }
    var samples = LogSamples()
    samples.withoutTime = best.unfinished
    if best.flagged > 0 {
      samples.caveats.append(
        "\(DecimalText.counted(best.flagged, "frame")) with flags left out, as Android's"
          + " documentation says"
      )
    }
    if best.repeated > 0 {
      samples.caveats.append(
        "\(DecimalText.counted(best.repeated, "frame")) that an earlier dump shows counted once")
    }
    if best.key.window == nil, let sections = sections[best.key], sections > 1 {
      samples.caveats.append("\(sections) sections that name no window are taken for one window")
    }
    samples.leaveOut(
      windows.filter { $0.key != best.key && !$0.work.isEmpty }.map {
        ($0.key.text, $0.work.count)
      },
      option: choice.column == nil ? "--column" : nil)
    if let interval = best.interval, interval.others * 10 > best.work.count {
      samples.caveats.append(
        "the refresh rate varies: \(DecimalText.counted(interval.others, "frame")) with another"
          + " interval than \(DecimalText.shortest(interval.median / 1e6, places: 3)) ms, the median"
      )
    }
    let frames = samples.frames(overruns: best.overruns, work: best.work, best.spans)
    let isNamed = best.key.window != nil || best.key.package != nil
    let series = try samples.series(
      best.key.window ?? best.key.package, source: isNamed ? best.key.text : nil, in: file,
      by: best.overruns.isEmpty
        ? "the time from IntendedVsync to FrameCompleted"
        : "FrameDeadline: a frame is late unless GpuCompleted, or FrameCompleted without it, is"
          + " before it",
      refreshRate: best.interval.map { 1e9 / $0.median },
      [LoggedIteration(frames)])
    return DeviceLog(
      format: LogFormat.gfxinfo.name, kind: "dumpsys gfxinfo framestats", file: file,
      series: [series], time: RecordingTime(of: best.spans))
  }
}
