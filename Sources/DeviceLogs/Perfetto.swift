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
          + " Perfetto's FrameTimeline are expected, as docs/frametimeline.sql selects them")
    }
    var table = try LogTable(file, header: header)
    table.endsAtEmptyLine = true
    let columns = try PerfettoColumns(table)
    var found: [PerfettoProcess.Key: PerfettoProcess] = [:]
    var displayFrames = 0
    while let row = try table.next(upTo: table.names.count - 1) {
      let token = try table.number(row, columns.token)
      guard token != nil || columns.token == nil else {
        displayFrames += 1
        continue
      }
      let key = PerfettoProcess.Key(
        name: columns.text(row, columns.process), number: columns.text(row, columns.processNumber))
      try found[key, default: PerfettoProcess(key: key, position: row.fields[0].lowerBound)]
        .add(row, columns, token: token)
    }
    guard table.ending != .cutOff else {
      throw InputError("\(file.path) ends within a line: the whole output of a query is expected")
    }
    let processes = found.values.sorted { $0.position < $1.position }
    let chosen = processes.filter { choice.process.map($0.key.isOf) ?? true }
    guard var best = chosen.max(by: { $0.frames.count < $1.frames.count }) else {
      throw InputError.missing(
        "process \(MessageText.name(choice.process ?? ""))", in: file.path,
        among: processes.map(\.key.text))
    }
    best.leaveOutStrayFrames()
    var samples = LogSamples(ending: table.ending)
    if columns.process == nil, columns.processNumber == nil {
      samples.caveats.append("no column names the process: all frames are taken for those of one")
    }
    samples.note(displayFrames, "of the display, not of a process, left out")
    samples.leaveOut(
      processes.filter { $0.key != best.key && !$0.frames.isEmpty }
        .map { ($0.key.text, $0.frames.count) },
      option: choice.process == nil ? "--process" : nil)
    return DeviceLog(
      format: perfetto.name, kind: "Perfetto FrameTimeline", file: file.path,
      series: [try best.series(in: file.path, samples, columns)],
      time: RecordingTime(of: best.spans))
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
