import Files
import RunData

extension LogFormat {
  /// A log of MangoHud: a table below one or two lines about the machine.
  ///
  /// Its frame times are microseconds in old versions, which the product with the frame rates shows.
  static let mangoHud: LogFormat = LogFormat(name: "mangohud", choices: [.column, .unit]) {
    !$0.isJSON
      && $0.line {
        $0.starts(with: ["fps", "frametime"]) || $0.starts(with: ["os", "cpu", "gpu"])
          || $0.first == "0.1% min fps"
      } != nil
  } read: { file, choice throws(InputError) in
    guard let header = file.line(where: { $0.contains("frametime") }) else {
      throw InputError(
        "\(file.path) is no MangoHud log with frame times: a line with fps and frametime is expected in"
          + " its first 100; its _summary.csv holds no frames")
    }
    // Any column can be judged like that of another table.
    return try frames(
      in: file, below: header, choice, column: choice.column ?? "frametime",
      kind: choice.column == nil ? "MangoHud" : nil)
  }

  /// Any other table with a column of times.
  ///
  /// The column's name ends with the unit, as in `frame_ns`, `frame time (ns)` and `frameTimeNs`.
  /// The last line feed is optional.
  static let csv: LogFormat = LogFormat(name: "csv", choices: [.column, .unit]) {
    !$0.isJSON
      && $0.header.contains { knownNames.contains($0.trimmed.lowercased()) }
  } read: { file, choice throws(InputError) in
    guard !file.isOwnTable else {
      throw InputError("\(file.path) was written by scrollbench: use compare, gate or export")
    }
    var scanner = CSVReader()
    scanner.detectSeparator(in: file.bytes.span)
    return try frames(in: file, below: scanner, choice, column: choice.column, kind: nil)
  }

  private static let knownNames: Set<String> = [
    "frame_time_ms", "frame_time", "frametime_ms", "frametime", "frame_ms", "msbetweenpresents",
    "frame_time_us", "frametime_us", "frame_us", "frame_time_ns", "frametime_ns", "frame_ns",
    "frame_time_s", "frametime_s", "interval_ms", "duration_ms",
  ]

  /// Reads the times in a column of all lines below a header.
  ///
  /// - Parameters:
  ///   - column: The name of the column; `nil` for one with a known name.
  ///   - kind: The name of the format; `nil` to name the column.
  private static func frames(
    in file: LogFile, below header: CSVReader, _ choice: LogChoice, column: String?, kind: String?
  ) throws(InputError) -> DeviceLog {
    let bytes = file.bytes.span
    var table = try LogTable(file.path, bytes, header: header)
    let found =
      if let column { try table.existingColumn(titled: column) } else {
        try table.column { knownNames.contains($0) }
      }
    guard let found else {
      throw InputError(
        file.path, line: header.line,
        "no known name of a frame time column among \(MessageText.names(table.titles)): use --column"
      )
    }
    let title = table.titles[found]
    let rates = try table.column("fps")
    let elapsed = try table.column("elapsed")
    var samples = LogSamples()
    var rows: [FrameTableRow] = []
    while let row = try table.next(bytes, upTo: found, ending: &samples.ending) {
      rows.append(
        FrameTableRow(
          line: row.line,
          value: try table.number(bytes, row, found),
          rate: try table.number(bytes, row, rates),
          elapsed: try table.number(bytes, row, elapsed)))
    }
    let name = MessageText.name(title)
    let (unit, reason) = try self.unit(of: title, rows, choice, in: file.path)
    var times = rows.map { $0.value.map { $0 * unit.milliseconds } }
    var definition =
      LoggedFrames.isWork(title) ? LoggedFrames.workByName(name) : LoggedFrames.fromFrameToFrame
    if let stamps = LoggedFrames.intervals(ofStamps: times) {
      times = stamps
      definition = "the differences of the time stamps in \(name)"
    } else if let index = LoggedFrames.stepBack(inStamps: times) {
      throw InputError(
        file.path, line: rows[index].line, column: name,
        "a time stamp that is not later than the one before it, as most are: stamps that grow, or"
          + " the times of frames are expected")
    }
    let possible = times.compactMap(LogSamples.time)
    samples.withoutTime = times.count - possible.count
    let steps = LoggedFrames.intervals(ofStamps: rows.map { $0.elapsed.map { $0 / 1e6 } }) ?? []
    if let step = steps.compactMap(\.self).median, let frame = possible.median, step > 3 * frame {
      samples.caveats.append(
        "the rows are samples, \(DecimalText.shortest(step, places: 1)) ms apart by elapsed, not all"
          + " frames: what lies between them is unknown")
    }
    let isWork = LoggedFrames.isWork(title)
    let series = try samples.series(
      in: file.path, by: "\(definition) (\(unit.rawValue), \(reason))",
      [
        LoggedIteration(
          isWork ? .work([.init(LoggedFrames.Stage.frame, possible)]) : .presents(possible))
      ])
    return DeviceLog(
      format: kind == nil ? csv.name : mangoHud.name, kind: kind ?? "CSV, column \(name)",
      file: file.path, series: [series])
  }

  /// Returns the unit of a column of times, and the reason for it.
  ///
  /// - Throws: ``InputError`` for a column of rates.
  private static func unit(
    of title: String, _ rows: [FrameTableRow], _ choice: LogChoice, in file: String
  ) throws(InputError) -> (TimeUnit, String) {
    if let unit = choice.unit { return (unit, "as given") }
    let words = title.lowercased().split { !$0.isLetter }
    guard words.allSatisfy({ !["fps", "hz", "rate"].contains($0) }) else {
      throw InputError(
        file, line: 1, column: MessageText.name(title),
        "rates are no times: a column of times is expected, or --unit if these are some")
    }
    if let unit = TimeUnit(nameOf: title) { return (unit, "by its name") }
    // A frame rate beside a time shows the unit: their product is one second.
    let products = rows.compactMap { row in
      row.rate.flatMap { rate in row.value.map { $0 * rate } }
    }
    if let product = products.filter({ $0 > 0 }).median,
      let unit = TimeUnit.allCases.first(where: {
        (0.8...1.25).contains(product * $0.milliseconds / 1_000)
      })
    {
      return (unit, "as fps says")
    }
    return (.ms, "assumed: its name has no unit; --unit gives another")
  }
}

/// A row of a table of frames; `nil` for what it does not say.
private struct FrameTableRow {
  let line: Int
  let value: Double?
  /// In frames per second.
  let rate: Double?
  /// In the unit of MangoHud: nanoseconds since the start.
  let elapsed: Double?
}

extension LoggedFrames {
  /// The definition of intervals without displayed times.
  static let fromFrameToFrame = "the time from frame to frame"

  /// The definition of intervals with displayed times.
  static let fromChangeToChange = "the time between changes of the display"

  /// The definition of the work in a column.
  static func workByName(_ column: String) -> String { "\(column), work by its name" }

  /// Returns whether a column has the work of frames rather than the time from one to the next.
  static func isWork(_ title: String) -> Bool {
    let name = title.lowercased()
    return name == "dur" || wordsOfWork.contains { name.contains($0) }
  }

  private static let wordsOfWork = [
    "cpu", "gpu", "busy", "work", "build", "raster", "render", "draw", "duration",
  ]

  /// Returns the differences of values that only grow, as time stamps do.
  ///
  /// - Returns: `nil` for other values: durations grow eight times in a row by chance once in 40,320
  ///   logs, and none is 0.
  static func intervals(ofStamps values: [Double?]) -> [Double?]? {
    let stamps = values.compactMap(\.self)
    guard stamps.count == values.count, stamps.count >= 8 || stamps.first == 0, stamps.count > 1,
      zip(stamps, stamps.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return zip(stamps, stamps.dropFirst()).map { $1 - $0 }
  }

  /// Returns the first value that is not greater than the one before it, although nine in ten are:
  /// durations grow as often as they fall.
  ///
  /// - Returns: `nil` for other values, and for fewer than 20.
  static func stepBack(inStamps values: [Double?]) -> Int? {
    let stamps = values.compactMap(\.self)
    guard stamps.count == values.count, stamps.count >= 20 else { return nil }
    let back = (1..<stamps.count).filter { stamps[$0] <= stamps[$0 - 1] }
    return 10 * back.count <= stamps.count ? back.first : nil
  }
}

extension Collection<Double> {
  /// The median; `nil` without values.
  var median: Double? {
    let sorted = sorted()
    return sorted.isEmpty ? nil : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
