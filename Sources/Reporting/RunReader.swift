package import Analysis
package import Files
import Results
package import RunRecords

/// Reads runs back that were written, to compare and to judge them without running anything.
package enum RunReader {
  /// What was asked for: runs, and the strategy that is meant, if one was named.
  package struct Selection: Sendable {
    /// At least one; more than one only of a `summary.csv` of several runs.
    package let runs: [MeasuredRun]
    package let strategy: String?
  }

  /// Reads what a text names.
  ///
  /// - Parameters:
  ///   - text: A run's folder, a `frames.csv` or a `summary.csv` under any name; with `:strategy`
  ///     behind it, one strategy of it. What exists under the whole text is taken for a path.
  ///   - log: How a file is read that is no run; `nil` to refuse it.
  /// - Throws: ``InputError``.
  package static func selection(
    _ text: String, log: LogReading? = nil
  ) throws(InputError) -> Selection {
    try selections([text], log: log)[0]
  }

  /// Reads what several texts ask for, as ``selection(_:log:)`` does, each path once.
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

  /// What of a text is a path, and what the strategy behind it.
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
        "\(path) has no strategy \(TextFormatting.name(strategy)): it has \(TextFormatting.list(known))"
      )
    }
    return Selection(runs: runs.compactMap { $0.only(strategy) }, strategy: strategy)
  }

  /// Reads the runs that a path holds.
  ///
  /// - Parameter log: How a file is read that is no run; `nil` to refuse it.
  /// - Throws: ``InputError``.
  package static func runs(
    at path: String, log: LogReading? = nil
  ) throws(InputError) -> [MeasuredRun] {
    try runs(at: path, try existing(path), log)
  }

  private static func runs(
    at path: String, _ facts: FileFacts, _ log: LogReading?
  ) throws(InputError) -> [MeasuredRun] {
    if facts.kind == .folder { return [try measured(folder: path)] }
    let file = try MappedFile(path)
    let names = try file.withBytes { bytes throws(InputError) in header(bytes) }
    if let log, !names.contains("schema_version") { return [try log.run(at: path)] }
    return try file.withBytes { bytes throws(InputError) in
      isSummary(names)
        ? try SummaryFile(path, bytes).runs : [MeasuredRun(try FramesFile(path, bytes))]
    }
  }

  /// Whether a file's header is that of `summary.csv` rather than of `frames.csv` or a log.
  static func isSummary(_ header: Set<String>) -> Bool {
    header.contains("rounds") && !header.contains("round")
  }

  /// The names in the first line of a file, which tell a `summary.csv` from a `frames.csv`, and
  /// either from a log.
  static func header(_ bytes: Span<UInt8>) -> Set<String> {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    return Set(scanner.fields(in: bytes).0.map { CSVReader.text(bytes, $0) })
  }

  /// What is at a path at which a run is expected.
  ///
  /// - Throws: ``InputError``, of the kind `absent` if there is nothing.
  static func existing(_ path: String) throws(InputError) -> FileFacts {
    guard let facts = try facts(of: path) else {
      throw InputError(
        .absent,
        "\(path) does not exist: a run's folder, frames.csv or summary.csv is expected")
    }
    return facts
  }

  /// What is at a path; `nil` if there is nothing.
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
  /// - Throws: ``InputError``, too if both are not of the same run.
  package static func run(
    folder: String
  ) throws(InputError) -> (run: RecordedRun, absent: Set<String>) {
    let recordName = folder + "/run.json"
    let json = try MappedFile.wholeFile(recordName)
    let reading = try RecordJSON.reading(json, name: recordName)
    let record = reading.record
    let framesName = folder + "/frames.csv"
    guard !(record.series.isEmpty && !record.claims.isEmpty) else {
      throw InputError(
        .malformed, "\(folder) is a run of claims, which keeps no frames to compare or judge")
    }
    let expected =
      record.series.map { Double($0.framesPerRound) * Double(record.rounds + 1) }
      .max() ?? 0
    let file = try MappedFile(framesName)
    let frames = try file.withBytes { bytes throws(InputError) in
      // No more room than the file can fill: the record may be wrong.
      try FramesFile(
        framesName, bytes, expecting: Int(min(max(0, expected), Double(bytes.count / 64))))
    }
    try frames.require(record, in: recordName)
    return (
      RecordedRun(record: record, series: frames.series.map(\.frames)),
      frames.absent.union(reading.absent)
    )
  }

  private static func measured(folder: String) throws(InputError) -> MeasuredRun {
    let (run, absent) = try run(folder: folder)
    return MeasuredRun(run, absent: absent)
  }
}
