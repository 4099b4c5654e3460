import Files
import RunData

extension LogFormat {
  /// A table of Perfetto's FrameTimeline, as the trace processor prints it: one row per frame and
  /// layer of a process, in nanoseconds, and `"[NULL]"` for what is unknown.
  ///
  /// A frame is late if it ends after the expected end. Processes share the tokens of frames
  /// (perfetto.dev, "Android Jank detection with FrameTimeline"), so that a frame is known by both.
  static let perfetto: LogFormat = LogFormat(name: "perfetto", choices: [.process]) { file in
    !file.isJSON
      && file.table { names in
        names.isSuperset(of: ["frame_id", "overrun"])
          || names.isSuperset(of: ["ts", "dur"])
            && !names.isDisjoint(with: [
              "surface_frame_token", "overrun", "expected_ts", "app_token", "jank_type",
              "expected_frame_timeline_id",
            ])
      } != nil
  } read: { file, choice throws(InputError) in
    let header = file.table { names in
      names.isSuperset(of: ["ts", "dur", "overrun"])
        || names.isSuperset(of: ["ts", "dur", "expected_ts", "expected_dur"])
    }
    guard let header else {
      throw InputError(
        "\(file.path) has no table of frames with deadlines: the columns ts, dur,"
          + " surface_frame_token, process, and overrun or expected_ts and expected_dur, of"
          + " Perfetto's FrameTimeline are expected")
    }
    var table = try LogTable(file, header: header)
    table.endsAtEmptyLine = true
    var frames = PerfettoFrames(columns: try PerfettoColumns(table))
    while let row = try table.next(upTo: table.names.count - 1) {
      try frames.add(row)
    }
    var samples = LogSamples()
    samples.ending = table.ending
    guard samples.ending != .cutOff else {
      throw InputError("\(file.path) ends within a line: the whole output of a query is expected")
    }
    return try frames.log(of: choice.process, in: file.path, samples)
  }
}

extension LogFile {
  /// Returns a reader at the header of the first table whose columns are wanted.
  ///
  /// The trace processor prints a table for each statement, with an empty line between, and does not
  /// escape quotes, which names of layers may have.
  ///
  /// - Parameter isWanted: Receives the names of columns in lower case.
  fileprivate func table(where isWanted: (Set<String>) -> Bool) -> CSVReader? {
    let bytes = bytes.span
    var scanner = CSVReader()
    scanner.hasBareQuotes = true
    scanner.detectSeparator(in: bytes)
    var isBetween = true
    while !scanner.isAtEnd(of: bytes) {
      let isEmpty = bytes.hasEmptyLine(at: scanner.position)
      let start = scanner
      let fields = scanner.fields(in: bytes).0
      if isBetween, !isEmpty, fields.count <= CSVReader.mostColumns,
        isWanted(Set(fields.map { CSVReader.text(bytes, $0).trimmed.lowercased() }))
      {
        return start
      }
      isBetween = isEmpty
    }
    return nil
  }
}

private struct PerfettoFrames {
  let columns: PerfettoColumns
  private var processes: [PerfettoProcess] = []
  private var indices: [PerfettoProcess.Key: Int] = [:]
  private var displayFrames = 0

  init(columns: PerfettoColumns) { self.columns = columns }

  mutating func add(_ row: LogTable.Row) throws(InputError) {
    let token = try columns.table.number(row, columns.token)
    guard token != nil || columns.token == nil else {
      displayFrames += 1
      return
    }
    let key = PerfettoProcess.Key(
      name: columns.text(row, columns.process),
      number: columns.text(row, columns.processNumber))
    let index = indices[key] ?? processes.count
    if index == processes.count {
      indices[key] = index
      processes.append(PerfettoProcess(key: key))
    }
    try processes[index].add(row, columns, token: token)
  }

  /// Returns the log of a process, by default of the one with most frames.
  func log(
    of choice: String?, in file: String, _ samples: LogSamples
  ) throws(InputError) -> DeviceLog {
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
