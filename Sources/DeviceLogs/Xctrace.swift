import Files
import RunData

extension LogFormat {
  /// The hitches of Instruments' template Animation Hitches, as `xctrace export` writes them: the
  /// table `hitches`, or `hitches-summary` of devices with iOS 18.
  ///
  /// `start` is when a frame was due and `duration` how late it was shown. The length of the recording
  /// is in the table of contents beside the file, and the pace of the frames in the table
  /// `hitches-frame-lifetimes`, if that is there too.
  static let xctrace: LogFormat = LogFormat(
    name: "xctrace", choices: [.process], readsPieces: true
  ) {
    guard $0.firstByte == UInt8(ascii: "<") else { return false }
    let start = String(decoding: $0.bytes.prefix(LogFile.headBytes), as: UTF8.self)
    return start.contains("<trace-query-result") || start.contains("<trace-toc")
  } read: { file, choice throws(InputError) in
    let table = try XctraceTable(file.path, schemas: ["hitches", "hitches-summary"])
    let isOfDisplay = table.schema == "hitches-summary"
    try table.require([.start, .duration] + (isOfDisplay ? [] : [.process]))
    let run = try XctraceRun(of: table)
    let app = isOfDisplay ? nil : try XctraceApp(choice.process, run, table)
    var hitches = XctraceHitches()
    for row in 0..<table.rowCount where app?.hasRow(row, of: table) ?? true {
      try hitches.add(row, of: table)
    }
    if isOfDisplay {
      hitches.caveats.append(
        "\(table.schema) names no process: the hitches are those of the display")
    } else if hitches.rows < table.rowCount {
      hitches.caveats.append(
        "\(XctraceHitches.rows(table.rowCount - hitches.rows)) of the system and of other processes"
          + " left out")
    }
    return DeviceLog(
      format: xctrace.name, kind: "xctrace \(table.schema)", file: file.path,
      conditions: run.contents.conditions,
      series: [try hitches.series(app?.name, of: table, in: run)], time: run.contents.time)
  }
}

/// The recording of a table, by the files beside it.
private struct XctraceRun {
  let contents: XctraceContents.Run
  /// The length of the recording.
  let seconds: Double

  init(of table: XctraceTable) throws(InputError) {
    let path = Self.path(of: "toc", beside: table)
    let read = { () throws(InputError) in try XctraceContents(path).runs }
    guard let runs = try Self.ifPresent(read) else {
      throw InputError(
        "\(table.file) needs the length of the recording beside it: xcrun xctrace export --input TRACE"
          + " --toc --output \(path)")
    }
    guard let contents = runs.first(where: { $0.number == table.run }) else {
      throw InputError("\(path) has no run \(table.run), which \(table.file) is of")
    }
    guard let seconds = Double(contents.duration), seconds > 0, seconds <= 1e6 else {
      throw InputError(
        "\(path) has no length of run \(table.run): seconds above 0 are expected in the duration of"
          + " its summary")
    }
    (self.contents, self.seconds) = (contents, seconds)
  }

  /// Returns what a file beside a table holds; `nil` if there is no such file.
  static func ifPresent<Content>(
    _ read: () throws(InputError) -> Content
  ) throws(InputError) -> Content? {
    do throws(InputError) {
      return try read()
    } catch {
      guard error.kind == .absent else { throw error }
      return nil
    }
  }

  /// Returns the path of another export of the trace: `1.toc.xml` beside `1.hitches.xml`.
  static func path(of name: String, beside table: XctraceTable) -> String {
    if let end = ["hitches-summary.xml", "hitches.xml"].first(where: table.file.hasSuffix) {
      return table.file.dropLast(end.count) + name + ".xml"
    }
    return table.file.dropLast(table.file.hasSuffix(".xml") ? 4 : 0) + ".\(name).xml"
  }
}

/// The program whose hitches are judged.
private struct XctraceApp {
  let name: String
  /// The values that name it in the table.
  private let values: Set<XctraceValues.Value>

  /// - Parameter choice: The name or number of a process; `nil` for the target of the recording.
  /// - Throws: ``InputError`` if the trace has no such process.
  init(_ choice: String?, _ run: XctraceRun, _ table: XctraceTable) throws(InputError) {
    let rows = Dictionary(
      uniqueKeysWithValues: Set((0..<table.rowCount).lazy.compactMap { table.value($0, .process) })
        .map { ($0, XctraceProcess(label: table.text($0))) })
    let all = [run.contents.target].compactMap(\.self) + run.contents.processes + rows.values
    let target =
      choice.map { choice in all.first { $0.isChosen(by: choice) } } ?? run.contents.target
    guard let target else {
      let names = Set(rows.values.map(\.name)).sorted()
      throw InputError(
        "\(table.file) has no process \(choice.map(MessageText.name) ?? "that was the target"):"
          + (names.isEmpty
            ? " it has none"
            : " it has hitches of \(LogSamples.choices(names)), of which --process chooses one"))
    }
    name = target.name
    let isChosen = { (process: XctraceProcess) in
      choice.map(process.isChosen) ?? process.isEqual(to: target)
    }
    values = Set(rows.filter { isChosen($0.value) }.keys)
  }

  /// Returns whether a row is of the program itself, not of the system.
  func hasRow(_ row: Int, of table: XctraceTable) -> Bool {
    (table.value(row, .process).map(values.contains) ?? false)
      && [0, nil].contains(table.value(row, .isSystem).map { $0.number ?? 1 })
  }
}

/// The hitches of the rows that are judged.
private struct XctraceHitches {
  var caveats: [String] = []
  private(set) var rows = 0
  private var hitches: [(start: Int, duration: Int)] = []
  private var refreshRates: Set<Double> = []

  mutating func add(_ row: Int, of table: XctraceTable) throws(InputError) {
    rows += 1
    if let interval = try table.time(row, .refreshInterval), interval > 0 {
      refreshRates.insert(DecimalText.rounded(1e9 / Double(interval), places: 1))
    }
    guard let start = try table.time(row, .start),
      let duration = try table.time(row, .duration)
    else { return }
    hitches.append((start, duration))
  }

  /// Returns the only series of a table.
  ///
  /// - Parameter process: The program; `nil` for a whole display.
  func series(
    _ process: String?, of table: XctraceTable, in run: XctraceRun
  ) throws(InputError) -> LoggedSeries {
    var caveats = caveats
    if table.rowCount == 0 {
      caveats.append("the table is empty: the run issues of the recording tell if it failed")
    }
    if run.contents.mode.hasPrefix("Windowed") {
      caveats.append(
        "the recording mode is \(MessageText.oneLine(run.contents.mode)): of a longer recording the earlier"
          + " hitches are missing, and the ratio is too low")
    }
    guard rows == 0 || !hitches.isEmpty else {
      throw InputError(
        "\(table.file) has no time in \(Self.rows(rows)): start and duration are expected")
    }
    if hitches.count < rows {
      caveats.append("\(Self.rows(rows - hitches.count)) without a time left out")
    }
    // Listed again for each level that contains them.
    let sorted = hitches.sorted(by: <)
    let different = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }
    if different.count < sorted.count {
      caveats.append(
        "\(Self.rows(sorted.count - different.count)) with the times of another counted once")
    }
    let durations = different.map { Double(sorted[$0].duration) }
    let worst = durations.max().map { $0 / 1e6 }
    guard worst ?? 0 <= 1_000 * run.seconds else {
      throw InputError(
        "\(table.file) has a hitch of \(DecimalText.shortest((worst ?? 0) / 1_000, places: 3)) s in a"
          + " recording of \(DecimalText.shortest(run.seconds, places: 3)) s: the table of contents"
          + " is of another trace")
    }
    let total = durations.reduce(0, +) / 1e6
    var figures = [
      LogFigure("rows", Double(table.rowCount)), LogFigure("hitches", Double(durations.count)),
      LogFigure("hitch_ms", total), LogFigure("seconds", run.seconds),
      LogFigure("hitch_ratio_ms_per_s", total / run.seconds),
    ]
    if let worst { figures.append(LogFigure("worst_hitch_ms", worst)) }
    let paces = try XctracePace.figures(beside: table)
    if !paces.isEmpty {
      caveats.append("frames and their intervals are those of the display, of all programs")
    }
    if refreshRates.count > 1 {
      let rates = refreshRates.sorted().map { DecimalText.shortest($0, places: 1) }
      caveats.append("the display refreshed at \(MessageText.list(rates)) Hz")
    }
    return LoggedSeries(
      process ?? "",
      by:
        "\(table.schema): a frame is late by the time from the refresh for which it was due to the"
        + " one that shows it; the ratio is that per second of the whole recording",
      refreshRate: refreshRates.count == 1 ? refreshRates.first : nil,
      iterations: [LoggedIteration(.counts(figures + paces))], caveats: caveats)
  }

  /// `1 row`, `2,000 rows`.
  static func rows(_ count: Int) -> String {
    "\(DecimalText.grouped(count)) \(count == 1 ? "row" : "rows")"
  }
}

/// The pace of the frames that were shown.
private enum XctracePace {
  /// The table with a row for each frame, from its beginning until it was shown.
  private static let schema = "hitches-frame-lifetimes"

  /// Returns the figures of the table beside another one; none without it.
  static func figures(beside hitches: XctraceTable) throws(InputError) -> [LogFigure] {
    let path = XctraceRun.path(of: schema, beside: hitches)
    let read = { () throws(InputError) in try XctraceTable(path, schemas: [schema]) }
    guard let table = try XctraceRun.ifPresent(read) else { return [] }
    try table.require([.start, .duration])
    var ends: [XctraceValues.Value?: [Int]] = [:]
    for row in 0..<table.rowCount {
      guard let start = try table.time(row, .start), let duration = try table.time(row, .duration)
      else { continue }
      ends[table.value(row, .display), default: []].append(start + duration)
    }
    let intervals = ends.values.flatMap { ends in
      let ends = ends.sorted()
      return zip(ends, ends.dropFirst()).map { Double($1 - $0) / 1e6 }
    }.sorted()
    let frames = ends.values.reduce(0) { $0 + $1.count }
    return (frames > 0 ? [LogFigure("frames", Double(frames))] : [])
      + [50.0, 95].compactMap { percent in
        percentile(percent, of: intervals).map {
          LogFigure("interval_p\(Int(percent))_ms", $0)
        }
      }
  }

  /// Returns a percentile by definition 7 of Hyndman and Fan; `nil` of nothing.
  private static func percentile(_ percent: Double, of sorted: [Double]) -> Double? {
    guard let last = sorted.indices.last else { return nil }
    let rank = Double(last) * percent / 100
    let lower = Int(rank)
    let upper = min(lower + 1, last)
    return sorted[lower] + (rank - Double(lower)) * (sorted[upper] - sorted[lower])
  }
}
