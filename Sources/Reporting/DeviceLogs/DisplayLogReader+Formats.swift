import Analysis
import Files
import Statistics

extension DisplayLogReader {
  /// Reads a log of PresentMon with `--v1_metrics`, `--v2_metrics` or default columns.
  static func presentMon(
    _ file: String, _ bytes: Span<UInt8>
  ) throws(InputError) -> DisplayLog {
    guard let header = line(in: bytes, where: isPresentMonHeader) else {
      throw InputError(
        .malformed,
        "\(file) is not a PresentMon log: a header with Application and MsBetweenPresents or"
          + " FrameTime is expected")
    }
    var table = try LogTable(file, bytes, header: header)
    guard let time = table.column("MsBetweenPresents", "FrameTime"),
      let application = table.column("Application")
    else { preconditionFailure("the header was found by these columns") }
    let shown = table.column("DisplayedTime", "MsBetweenDisplayChange")
    let dropped = table.column("Dropped")
    let chain = table.column("SwapChainAddress")
    var chains: [LogSamples] = []
    var indices: [String: Int] = [:]
    var ending = LogTable.Ending.whole
    while let row = try table.next(bytes, ending: &ending) {
      let program = CSVReader.text(bytes, row.fields[application])
      let address = chain.map { CSVReader.text(bytes, row.fields[$0]) } ?? ""
      let index = indices[program + "\n" + address] ?? chains.count
      if index == chains.count {
        indices[program + "\n" + address] = index
        chains.append(LogSamples(application: program))
      }
      chains[index].add(frame: try table.number(bytes, row, time))
      guard let shown else { continue }
      var isDropped = false
      if let dropped { isDropped = try table.number(bytes, row, dropped) == 1 }
      let interval = try table.number(bytes, row, shown)
      chains[index].add(shown: isDropped ? nil : interval)
    }
    // The first of equals, in the order of the file.
    let sorted = chains.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
    var best = sorted.first ?? LogSamples()
    best.ending = ending
    let others = sorted.dropFirst().reduce(0) { $0 + $1.count }
    if others > 0 {
      best.caveats.append(
        "\(TextFormatting.count(others, "frame")) of \(sorted.count - 1) other swap chains left out: the one"
          + " with most frames is judged")
    }
    let kind =
      dropped != nil
      ? "PresentMon, --v1_metrics"
      : table.column("MsBetweenPresents") == nil ? "PresentMon, --v2_metrics" : "PresentMon"
    return try best.log(.presentMon, kind, file, hasShown: shown != nil)
  }

  /// Reads a log of MangoHud: a table below one or two lines about the machine.
  static func mangoHud(_ file: String, _ bytes: Span<UInt8>) throws(InputError) -> DisplayLog {
    guard let header = line(in: bytes, where: { $0.contains("frametime") }) else {
      throw InputError(
        .malformed,
        "\(file) is not a MangoHud log: a line with fps and frametime is expected in its first 100;"
          + " its _summary.csv holds no frames")
    }
    var table = try LogTable(file, bytes, header: header)
    guard let time = table.column("frametime") else {
      preconditionFailure("the header was found by this column")
    }
    var samples = LogSamples()
    while let row = try table.next(bytes, ending: &samples.ending) {
      samples.add(frame: try table.number(bytes, row, time))
    }
    return try samples.log(.mangoHud, "MangoHud", file, hasShown: false)
  }

  /// Reads any other CSV file.
  ///
  /// The column's name ends with the unit, as in `frame_ns`, `frame time (ns)` and `frameTimeNs`;
  /// without one, as in `durations`, it is milliseconds. The last line feed is optional.
  static func csv(
    _ file: String, _ bytes: Span<UInt8>, column: String?
  ) throws(InputError) -> DisplayLog {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    var table = try LogTable(file, bytes, header: scanner)
    if table.names.contains("schema_version") {
      throw InputError(
        .malformed, "\(file) was written by scrollbench: use compare, gate or export")
    }
    let titles = MessageText.names(table.titles)
    let found =
      column.map { name in
        table.titles.firstIndex(of: name) ?? table.names.firstIndex(of: name.lowercased())
      } ?? table.names.firstIndex { knownNames.contains($0) }
    guard let found else {
      throw InputError(
        file, line: 1,
        column.map { "there is no column \(TextFormatting.name($0)); the columns are \(titles)" }
          ?? "no known name of a frame time column among \(titles): use --column")
    }
    let unit = millisecondsPerUnit(table.titles[found])
    var samples = LogSamples()
    while let row = try table.next(
      bytes, of: .anybody(column: found), ending: &samples.ending)
    {
      samples.add(frame: try table.number(bytes, row, found).map { $0 * unit })
    }
    return try samples.log(
      .csv, "CSV, column \(TextFormatting.name(table.titles[found]))", file, hasShown: false)
  }

  private static let knownNames: Set<String> = [
    "frame_time_ms", "frame_time", "frametime_ms", "frametime", "frame_ms", "msbetweenpresents",
    "frame_time_us", "frametime_us", "frame_us", "frame_time_ns", "frametime_ns", "frame_ns",
    "frame_time_s", "frametime_s", "interval_ms", "duration_ms",
  ]

  private static let milliseconds = [
    ("ns", 1e-6), ("us", 1e-3), ("µs", 1e-3), ("ms", 1.0), ("s", 1_000),
  ]

  /// Returns the milliseconds per unit in a title such as `frame_ns`, `time (ns)` or `timeNs`.
  private static func millisecondsPerUnit(_ title: String) -> Double {
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
