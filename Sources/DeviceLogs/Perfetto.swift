import Files
import RunData

extension LogFormat {
  /// A table of Perfetto's FrameTimeline, as the trace processor prints it: one row per frame and
  /// layer of a process, in nanoseconds, and `"[NULL]"` for what is unknown.
  ///
  /// A frame is late if it ends after the expected end. Processes share the tokens of frames
  /// (perfetto.dev, "Android Jank detection with FrameTimeline"), so that a frame is known by both.
  static let perfetto: LogFormat = LogFormat(
    name: "perfetto", choices: [.process], readsPieces: true
  ) { file in
    var tables = PerfettoTables()
    let bytes = file.bytes.span
    var isFound = false
    while !file.isJSON, !isFound, let names = tables.nextNames(in: bytes, isLast: true) {
      isFound =
        names.isSuperset(of: ["frame_id", "overrun"])
        || names.isSuperset(of: ["ts", "dur"])
          && !names.isDisjoint(with: [
            "surface_frame_token", "overrun", "expected_ts", "app_token", "jank_type",
            "expected_frame_timeline_id",
          ])
    }
    return isFound
  } read: { file, choice throws(InputError) in
    var frames = PerfettoTable(file: file.path)
    try InputFile.readText(of: file.path, upTo: InputFile.mostTableBytes) {
      (bytes, isLast) throws(InputError) in
      try frames.read(bytes, isLast: isLast)
    }
    return try frames.log(of: choice.process)
  }
}

/// The tables that the trace processor prints: one for each statement since 2026, with an empty line
/// between.
private struct PerfettoTables {
  var scanner = CSVReader()
  private var isBetween = true

  /// Goes on to the next table.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether no bytes follow in the file.
  /// - Returns: The names of its columns in lower case, with the scanner in front of them; `nil` if
  ///   no whole header is left.
  mutating func nextNames(in bytes: Span<UInt8>, isLast: Bool) -> Set<String>? {
    while !scanner.isAtEnd(of: bytes), isLast || !scanner.isUnfinished(in: bytes) {
      let isEmpty = bytes.hasLineEnd(at: scanner.position)
      guard !isBetween || isEmpty else {
        isBetween = false
        if scanner.line == 1 {
          scanner.skipMark(in: bytes)
          scanner.detectSeparator(in: bytes)
        }
        var header = scanner
        let fields = header.fields(in: bytes).0
        guard fields.count <= CSVReader.mostColumns else { continue }
        return Set(fields.map { CSVReader.text(bytes, $0).trimmed.lowercased() })
      }
      isBetween = isEmpty
      _ = scanner.fields(in: bytes)
    }
    return nil
  }
}

/// The table of frames among the tables of a file.
private struct PerfettoTable {
  let file: String
  private var tables = PerfettoTables()
  private var table: LogTable?
  private var columns: PerfettoColumns?
  private var isAtEnd = false
  private var samples = LogSamples()
  private var processes: [PerfettoProcess] = []
  private var indices: [PerfettoProcess.Key: Int] = [:]
  private var displayFrames = 0

  init(file: String) { self.file = file }

  /// Reads a piece of the file.
  ///
  /// - Returns: The number of bytes that are not needed any more.
  mutating func read(_ bytes: Span<UInt8>, isLast: Bool) throws(InputError) -> Int {
    while table == nil, let names = tables.nextNames(in: bytes, isLast: isLast) {
      guard
        names.isSuperset(of: ["ts", "dur", "overrun"])
          || names.isSuperset(of: ["ts", "dur", "expected_ts", "expected_dur"])
      else { continue }
      let table = try LogTable(file, bytes, header: tables.scanner)
      (self.table, columns) = (table, try PerfettoColumns(table))
    }
    guard var table, let columns else {
      try requireShortLine(tables.scanner, bytes, isLast: isLast)
      return tables.scanner.consumePiece()
    }
    // While it is changed, there is one of it.
    self.table = nil
    defer { self.table = table }
    while !isAtEnd {
      // An empty line ends the table.
      isAtEnd = bytes.hasLineEnd(at: table.scanner.position)
      guard !isAtEnd,
        let row = try table.next(
          bytes, isLast: isLast, upTo: table.names.count - 1, ending: &samples.ending)
      else { break }
      try add(row, bytes, columns)
    }
    try requireShortLine(table.scanner, bytes, isLast: isLast)
    return isAtEnd ? bytes.count : table.scanner.consumePiece()
  }

  /// - Throws: ``InputError`` if a line goes on behind as many bytes as a line may have.
  private func requireShortLine(
    _ scanner: CSVReader, _ bytes: Span<UInt8>, isLast: Bool
  ) throws(InputError) {
    guard isLast || bytes.count - scanner.position <= CSVReader.longestLine else {
      throw InputError(
        file, line: scanner.line,
        "the line has more than \(DecimalText.grouped(CSVReader.longestLine)) bytes")
    }
  }

  private mutating func add(
    _ row: LogTable.Row, _ bytes: Span<UInt8>, _ columns: PerfettoColumns
  ) throws(InputError) {
    let token = try columns.table.number(bytes, row, columns.token)
    guard token != nil || columns.token == nil else {
      displayFrames += 1
      return
    }
    let key = PerfettoProcess.Key(
      name: columns.text(columns.process, bytes, row),
      number: columns.text(columns.processNumber, bytes, row))
    let index = indices[key] ?? processes.count
    if index == processes.count {
      indices[key] = index
      processes.append(PerfettoProcess(key: key))
    }
    try processes[index].add(row, bytes, columns, token: token)
  }

  /// Returns the log of a process, or of the one with most frames.
  func log(of choice: String?) throws(InputError) -> DeviceLog {
    guard let columns else {
      throw InputError(
        "\(file) has no table of frames with deadlines: the columns ts, dur,"
          + " surface_frame_token, process, and overrun or expected_ts and expected_dur, of"
          + " Perfetto's FrameTimeline are expected")
    }
    guard samples.ending != .cutOff else {
      throw InputError("\(file) ends within a line: the whole output of a query is expected")
    }
    let chosen = processes.filter { choice.map($0.key.isOf) ?? true }
    guard var best = chosen.max(by: { $0.frames.count < $1.frames.count }) else {
      let known = LogSamples.choices(processes.map(\.key.text))
      throw InputError(
        processes.isEmpty
          ? "\(file) holds no frame: nothing can be judged"
          : "\(file) has no process \(MessageText.name(choice ?? "")): it has \(known)")
    }
    best.leaveOutStrayFrames()
    var samples = samples
    if columns.process == nil, columns.processNumber == nil {
      samples.caveats.append("no column names the process: all frames are taken for those of one")
    }
    if displayFrames > 0 {
      samples.caveats.append(
        "\(DecimalText.counted(displayFrames, "frame")) of the display, not of a process, left out")
    }
    samples.leaveOut(
      processes.filter { $0.key != best.key && !$0.frames.isEmpty }
        .map { ($0.key.text, $0.frames.count) },
      option: choice == nil ? "--process" : nil)
    return DeviceLog(
      format: LogFormat.perfetto.name, kind: "Perfetto FrameTimeline", file: file,
      series: [try best.series(in: file, samples, columns)], time: RecordingTime(of: best.spans))
  }
}
