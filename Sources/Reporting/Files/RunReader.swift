package import Analysis
package import Files
package import RunData

/// Reader of stored runs, for comparing and judging them.
package enum RunReader {
  /// The selected runs, and the strategy, if one was named.
  package struct Selection: Sendable {
    /// At least one run; more than one only from a `summary.csv` or a log of several runs.
    package let runs: [MeasuredRun]
    package let strategy: String?
  }

  /// Reads a run that is given on the command line.
  ///
  /// - Parameters:
  ///   - text: A run's folder, a `frames.csv` or a `summary.csv` by any name, optionally with
  ///     `:strategy`. If the whole text is an existing path, it is one.
  ///   - log: The options for a log that is no run; `nil` to refuse it.
  /// - Throws: ``InputError``.
  package static func selection(
    _ text: String, log: LogReading? = nil
  ) throws(InputError) -> Selection {
    try selections([text], log: log)[0]
  }

  /// Reads several runs like ``selection(_:log:)``, each path once.
  package static func selections(
    _ texts: [String], log: LogReading? = nil
  ) throws(InputError) -> [Selection] {
    var known: [String: [MeasuredRun]] = [:]
    var selections: [Selection] = []
    for text in texts {
      let (path, facts, strategy) = try place(in: text)
      if known[path] == nil { known[path] = try runs(at: path, facts, log) }
      selections.append(try selection(of: strategy, from: known[path] ?? [], at: path))
    }
    return selections
  }

  /// Splits a text into a path and a strategy.
  private static func place(
    in text: String
  ) throws(InputError) -> (path: String, facts: FileFacts, strategy: String?) {
    if let facts = try facts(of: text) { return (text, facts, nil) }
    guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
      let facts = try facts(of: String(text[..<colon]))
    else {
      throw InputError(
        .absent,
        "\(text) does not exist: a run's folder, frames.csv or summary.csv is expected,"
          + " :strategy behind it for one strategy")
    }
    return (String(text[..<colon]), facts, String(text[text.index(after: colon)...]))
  }

  private static func selection(
    of strategy: String?, from runs: [MeasuredRun], at path: String
  ) throws(InputError) -> Selection {
    guard let strategy else { return Selection(runs: runs, strategy: nil) }
    let known = Set(runs.flatMap(\.series).map(\.key.strategy)).sorted()
    guard known.contains(strategy) else {
      throw InputError(
        .absent,
        "\(path) has no strategy \(TextFormatting.name(strategy)): it has \(MessageText.names(known))"
      )
    }
    return Selection(runs: runs.compactMap { $0.only(strategy) }, strategy: strategy)
  }

  /// Reads the runs at a path; a log is refused.
  ///
  /// - Throws: ``InputError``.
  package static func runs(at path: String) throws(InputError) -> [MeasuredRun] {
    try runs(at: path, try existing(path), nil)
  }

  private static func runs(
    at path: String, _ facts: FileFacts, _ log: LogReading?
  ) throws(InputError) -> [MeasuredRun] {
    if facts.kind == .folder { return [try measured(folder: path)] }
    let names = try header(of: path)
    if let log, !names.contains("schema_version") { return try log.runs(at: path) }
    return isSummary(names)
      ? try SummaryFile(path).runs : [MeasuredRun(try FramesFile(contentsOf: path))]
  }

  /// Returns whether a path is that of a log of another tool rather than of a run.
  ///
  /// - Throws: ``InputError``.
  package static func isLog(_ path: String) throws(InputError) -> Bool {
    guard let facts = try facts(of: path), facts.kind != .folder else { return false }
    let start = try start(of: path)
    return DisplayLogReader.isLog(start.span)
  }

  /// Returns whether a header is that of `summary.csv`, not of `frames.csv` or a log.
  static func isSummary(_ header: Set<String>) -> Bool {
    header.contains("rounds") && !header.contains("round")
  }

  /// The first bytes of a file, among them its header.
  private static func start(of path: String) throws(InputError) -> [UInt8] {
    try InputFile.start(of: path, upTo: CSVReader.longestHeader + 1)
  }

  /// Returns the fields of the first line of a file; none if they are too many for a header.
  static func header(of path: String) throws(InputError) -> Set<String> {
    let start = try start(of: path)
    return header(start.span)
  }

  /// Returns the fields of the first line of bytes; none if they are too many for a header.
  static func header(_ bytes: Span<UInt8>) -> Set<String> {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    return Set((try? scanner.names(of: "", in: bytes).0) ?? [])
  }

  /// Returns the facts about a path at which a run is expected.
  ///
  /// - Throws: ``InputError``, of the kind `absent` if nothing exists there.
  static func existing(_ path: String) throws(InputError) -> FileFacts {
    guard let facts = try facts(of: path) else {
      throw InputError(
        .absent,
        "\(path) does not exist: a run's folder, frames.csv or summary.csv is expected")
    }
    return facts
  }

  /// Returns the facts about a path; `nil` if nothing exists there.
  static func facts(of path: String) throws(InputError) -> FileFacts? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    do {
      return try FileFacts(following: path)
    } catch {
      throw InputError(path, error)
    }
  }
}

extension RunReader {
  /// Reads a run with its record.
  ///
  /// - Parameter folder: A folder with `run.json` and `frames.csv`.
  /// - Throws: ``InputError``, also if the files are of different runs.
  package static func run(
    folder: String
  ) throws(InputError) -> (run: RecordedRun, absent: Set<String>) {
    let recordName = folder + "/run.json"
    let json = try InputFile.contents(of: recordName)
    let record = try RecordJSON.record(json, name: recordName)
    let framesName = folder + "/frames.csv"
    let expected =
      record.series.map { Double($0.framesPerRound) * Double(record.rounds + 1) }
      .max() ?? 0
    let frames = try FramesFile(
      contentsOf: framesName,
      expecting: Int(min(max(0, expected), Double(FramesFile.mostFrames))))
    let series = try frames.series(of: record, in: recordName)
    return (RecordedRun(record: record, series: series), frames.absent)
  }

  private static func measured(folder: String) throws(InputError) -> MeasuredRun {
    let (run, absent) = try run(folder: folder)
    return MeasuredRun(run, absent: absent)
  }
}

extension MeasuredRun {
  /// Creates a run from its frames alone.
  init(_ file: FramesFile) {
    let head = file.series[0].head
    var facts = RunEnvironment(
      runID: head.runID,
      [
        .scenario: head.scenario, .engine: head.engine,
        .rounds: "\(file.series[0].frames.rounds - 1)",
      ])
    facts.values[.reuse] = head.reuse
    let series = file.strategies.map { series in
      MeasuredSeries(SeriesKey(series.head), frames: series.frames, absent: file.absent)
    }
    self.init(facts: facts.with(framesOf: series), series: series)
  }

  /// The run with one strategy only; `nil` if it does not have it.
  func only(_ strategy: String) -> MeasuredRun? {
    let series = series.filter { $0.key.strategy == strategy }
    guard !series.isEmpty else { return nil }
    return MeasuredRun(
      facts: facts, series: series, proofs: proofs.filter { $0.strategy == strategy },
      controls: controls, injections: injections)
  }
}
