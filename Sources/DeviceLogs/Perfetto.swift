import Files
import RunData

extension LogFormat {
  /// A table of Perfetto's FrameTimeline, as the trace processor prints it: one row per frame and
  /// layer of a process, in nanoseconds, and `"[NULL]"` for what is unknown.
  ///
  /// A frame is late if it ends after the expected end. Processes share the tokens of frames
  /// (perfetto.dev, "Android Jank detection with FrameTimeline"), so that a frame is known by both.
  static let perfetto: LogFormat = LogFormat(name: "perfetto", namesProcesses: true) {
    !$0.isJSON
      && $0.firstTable {
        $0.isSuperset(of: ["ts", "dur"])
          && !$0.isDisjoint(with: ["surface_frame_token", "overrun", "expected_ts"])
      } != nil
  } read: { file, choice throws(InputError) in
    let bytes = file.bytes.span
    let header = file.firstTable {
      $0.isSuperset(of: ["ts", "dur", "overrun"])
        || $0.isSuperset(of: ["ts", "dur", "expected_ts", "expected_dur"])
    }
    guard let header else {
      throw InputError(
        .malformed,
        "\(file.path) has no table of frames with deadlines: the columns ts, dur,"
          + " surface_frame_token, process, and overrun or expected_ts and expected_dur, of"
          + " Perfetto's FrameTimeline are expected")
    }
    var table = try LogTable(file.path, bytes, header: header)
    let columns = try PerfettoColumns(table)
    var samples = LogSamples()
    var processes: [PerfettoProcess] = []
    var indices: [PerfettoProcess.Key: Int] = [:]
    var displayFrames = 0
    // An empty line ends the table.
    while !bytes.hasLineEnd(at: table.scanner.position),
      let row = try table.next(
        bytes, upTo: table.names.count - 1, ending: &samples.ending)
    {
      let token = try columns.number(columns.token, bytes, row)
      guard token != nil || columns.token == nil else {
        displayFrames += 1
        continue
      }
      let key = PerfettoProcess.Key(
        name: columns.text(columns.process, bytes, row),
        number: columns.text(columns.processNumber, bytes, row))
      let index = indices[key] ?? processes.count
      if index == processes.count {
        indices[key] = index
        processes.append(PerfettoProcess(key: key))
      }
      processes[index].add(try columns.layer(bytes, row), token: token)
    }
    guard samples.ending != .cutOff else {
      throw InputError(
        .malformed, "\(file.path) ends within a line: the whole output of a query is expected")
    }
    let chosen = processes.filter { choice.process.map($0.key.isOf) ?? true }
    guard let best = chosen.max(by: { $0.frames.count < $1.frames.count }) else {
      let known = LogSamples.choices(processes.map(\.key.text))
      throw InputError(
        .malformed,
        processes.isEmpty
          ? "\(file.path) holds no frame: nothing can be judged"
          : "\(file.path) has no process \(MessageText.name(choice.process ?? "")): it has \(known)"
      )
    }
    if displayFrames > 0 {
      samples.caveats.append(
        "\(LogSamples.frames(displayFrames)) of the display, not of a process, left out")
    }
    samples.leaveOut(
      processes.filter { $0.key != best.key && !$0.frames.isEmpty }
        .map { ($0.key.text, $0.frames.count) },
      option: choice.process == nil ? "--process" : nil)
    return DeviceLog(
      format: perfetto.name, kind: "Perfetto FrameTimeline", file: file.path,
      series: [try best.series(in: file.path, samples, columns)])
  }
}

extension LogFile {
  /// Returns a reader at the header of the first table whose columns, in lower case, are accepted.
  ///
  /// The trace processor prints a table for each statement since 2026, with an empty line between.
  fileprivate func firstTable(where isAccepted: (Set<String>) -> Bool) -> CSVReader? {
    let bytes = bytes.span
    var scanner = CSVReader()
    scanner.detectSeparator(in: bytes)
    while !scanner.isAtEnd(of: bytes) {
      let start = scanner
      let fields = scanner.fields(in: bytes).0
      if fields.count <= CSVReader.mostColumns {
        let names = fields.map { CSVReader.text(bytes, $0).trimmed.lowercased() }
        if isAccepted(Set(names)) { return start }
      }
      scanner = start
      scanner.skipLines(in: bytes, areEmpty: false)
      scanner.skipLines(in: bytes, areEmpty: true)
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Returns whether a line ends at a position.
  fileprivate func hasLineEnd(at position: Int) -> Bool {
    guard position < count else { return false }
    let next = position + 1
    return self[position] == 0x0A || self[position] == 0x0D && next < count && self[next] == 0x0A
  }
}

extension CSVReader {
  /// Skips lines up to the first one that is empty, or that is not.
  fileprivate mutating func skipLines(in bytes: Span<UInt8>, areEmpty: Bool) {
    while position < bytes.count, bytes.hasLineEnd(at: position) == areEmpty {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      position = min(position + 1, bytes.count)
      line += 1
    }
  }
}
