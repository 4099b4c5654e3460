import Files
import RunData

extension DisplayLogReader {
  /// Reads a log of MangoHud: a table below one or two lines about the machine.
  static func mangoHud(_ file: String, _ bytes: Span<UInt8>) throws(InputError) -> DisplayLog {
    guard let header = line(in: bytes, where: { $0.contains("frametime") }) else {
      throw InputError(
        .malformed,
        "\(file) is not a MangoHud log: a line with fps and frametime is expected in its first 100;"
          + " its _summary.csv holds no frames")
    }
    var table = try LogTable(file, bytes, header: header)
    guard let time = try table.column("frametime") else {
      preconditionFailure("the header was found by this column")
    }
    var samples = LogSamples()
    let times = try samples.times(of: &table, bytes, column: time)
    return try samples.log(
      .mangoHud, "MangoHud", file, .presents(times), by: LoggedFrames.fromFrameToFrame)
  }

  /// Reads any other CSV file.
  ///
  /// The column's name ends with the unit, as in `frame_ns`, `frame time (ns)` and `frameTimeNs`;
  /// without one, as in `durations`, it is milliseconds. The last line feed is optional.
  static func csv(
    _ file: String, _ bytes: Span<UInt8>, column: String?
  ) throws(InputError) -> DisplayLog {
    var scanner = CSVReader()
    scanner.detectSeparator(in: bytes)
    var table = try LogTable(file, bytes, header: scanner)
    if table.names.contains("schema_version") {
      throw InputError(
        .malformed, "\(file) was written by scrollbench: use compare, gate or export")
    }
    let found =
      if let column { try table.existingColumn(titled: column) } else {
        try table.column { knownNames.contains($0) }
      }
    guard let found else {
      throw InputError(
        file, line: scanner.line,
        "no known name of a frame time column among \(MessageText.names(table.titles)): use --column"
      )
    }
    let title = table.titles[found]
    var samples = LogSamples()
    let times = try samples.times(
      of: &table, bytes, column: found, by: .anybody(column: found),
      unit: millisecondsPerUnit(title))
    let name = TextFormatting.name(title)
    let isWork = isWork(title)
    return try samples.log(
      .csv, "CSV, column \(name)", file, isWork ? .work(times) : .presents(times),
      by: isWork ? LoggedFrames.workByName(name) : LoggedFrames.fromFrameToFrame)
  }

  /// Returns the fields of the first line of a file; none if they are too many for a header.
  static func header(_ bytes: Span<UInt8>) -> Set<String> {
    var scanner = CSVReader()
    scanner.detectSeparator(in: bytes)
    return Set((try? scanner.names(of: "", in: bytes).0) ?? [])
  }

  /// Returns whether a log is one by its head, not a file of scrollbench or any other table.
  static func isLog(_ bytes: Span<UInt8>) -> Bool {
    guard format(of: bytes) == .csv else { return true }
    let names = header(bytes)
    return names.isDisjoint(with: ["schema_version", "strategy"])
      && names.contains { knownNames.contains($0.trimmed.lowercased()) }
  }

  /// Returns whether a column has the work of frames rather than the time from one to the next.
  static func isWork(_ title: String) -> Bool {
    let name = title.lowercased()
    return name == "dur" || wordsOfWork.contains { name.contains($0) }
  }

  private static let wordsOfWork = [
    "cpu", "gpu", "busy", "work", "build", "raster", "render", "draw", "duration",
  ]

  private static let knownNames: Set<String> = [
    "frame_time_ms", "frame_time", "frametime_ms", "frametime", "frame_ms", "msbetweenpresents",
    "frame_time_us", "frametime_us", "frame_us", "frame_time_ns", "frametime_ns", "frame_ns",
    "frame_time_s", "frametime_s", "interval_ms", "duration_ms",
  ]

  private static let milliseconds = [
    ("ns", 1e-6), ("us", 1e-3), ("µs", 1e-3), ("ms", 1.0), ("s", 1_000),
  ]

  /// Returns the milliseconds per unit in a title such as `frame_ns`, `time (ns)` or `timeNs`.
  static func millisecondsPerUnit(_ title: String) -> Double {
    let isBracketed = title.hasSuffix(")") || title.hasSuffix("]")
    let name = isBracketed ? title.dropLast() : title[...]
    let unit = milliseconds.first { unit, _ in
      let (rest, end) = (name.dropLast(unit.count), name.suffix(unit.count))
      guard end.lowercased() == unit else { return false }
      guard let letter = rest.last, letter.isLetter else { return true }
      return letter.isLowercase && end.count > 1 && end.first?.isUppercase == true
    }
    return unit?.1 ?? 1
  }
}

extension LogSamples {
  /// Reads the times in a column of all lines below.
  ///
  /// - Parameter unit: The milliseconds per unit of the column.
  fileprivate mutating func times(
    of table: inout LogTable, _ bytes: Span<UInt8>, column: Int,
    by writer: LogTable.Writer = .program, unit: Double = 1
  ) throws(InputError) -> [Double] {
    var times: [Double] = []
    while let row = try table.next(bytes, of: writer, ending: &ending) {
      if let time = Self.time(try table.number(bytes, row, column).map({ $0 * unit })) {
        times.append(time)
      } else {
        withoutTime += 1
      }
    }
    return times
  }
}

extension LoggedFrames {
  /// The definition of intervals without displayed times.
  static let fromFrameToFrame = "the time from frame to frame, rounded to ticks"

  /// The definition of the work in a column.
  static func workByName(_ column: String) -> String { "\(column), work by its name" }
}
