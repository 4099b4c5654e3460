import Analysis
import Files
import Results
import RunRecords
import Statistics

extension ExportFormat {
  /// A CSV file with one line per run and one column per metric, for Apache Otava and pandas.
  ///
  /// For Otava, `time` is the time column and the other columns before the metrics are attributes.
  /// Otava requires a number in every line of the metrics that it analyzes, so that a file accepts
  /// runs with the same metrics only.
  static let history = ExportFormat(
    name: "history", reader: "Apache Otava and pandas: one line per run, see --append",
    needsFrames: false, isHeld: HistoryLine.isFile, append: HistoryLine.append
  ) { run, stream in
    let line = try HistoryLine(run)
    stream.append(CSVText.file(line.columns, [line]))
  }
}

/// The line of a run in the file of a history.
private struct HistoryLine {
  /// The columns before those of the metrics.
  private static let attributes = [
    "schema_version", "time", "commit", "machine_id", "run_id", "scroll", "build", "compiler",
    "allocator", "fonts",
  ]

  private var values: [String: Field]
  /// The columns of the metrics that the run has, in their order.
  private var metrics: [String] = []

  /// - Throws: ``InputError`` for a run without a name, machine, commit or time, and for a run with
  ///   synthetic load.
  init(_ run: ExportedRun) throws(InputError) {
    let measured = run.measured()
    let facts = measured.facts.values
    guard measured.injections.isEmpty else {
      throw InputError(
        .malformed, "the run has work that was added on purpose, which tells nothing of a commit")
    }
    guard let machine = facts[.machine], !machine.isEmpty, let runID = run.runID, !runID.isEmpty
    else {
      throw InputError(
        .malformed,
        "the run has no name or no machine: a run's folder or its summary.csv is expected")
    }
    let commit = run.commit ?? facts[.commit] ?? ""
    guard !commit.isEmpty, commit != "unknown" else {
      throw InputError(.malformed, "the run \(runID) does not say its commit: give --commit")
    }
    guard let time = run.time ?? Self.time(ofRun: runID) else {
      throw InputError(
        .malformed, "the name of the run \(runID) does not begin with a time: give --time")
    }
    values = [
      "schema_version": .integer(1), "time": .text(time), "commit": .text(commit),
      "machine_id": .text(machine), "run_id": .text(runID), "build": .text(facts[.build] ?? ""),
      "compiler": .text(facts[.compiler] ?? ""), "allocator": .text(facts[.allocator] ?? ""),
      "fonts": .text(facts[.fonts] ?? ""),
    ]
    let scroll = RunEnvironment.Fact.ofScroll.sorted().compactMap { fact in
      facts[fact].map { "\(fact.rawValue)=\($0)" }
    }
    // The fingerprint of a part of the facts would differ from that of all of them.
    if scroll.count == RunEnvironment.Fact.ofScroll.count {
      values["scroll"] = .text(Fingerprint(scroll.joined(separator: "\n")).text)
    }
    let names =
      ExactMetric.all.map(\.name) + [TimeMetric.primary.name] + TimeMetric.phases.map(\.name)
    for series in measured.series {
      for name in names {
        guard let value = series.values[name] else { continue }
        let key = MetricKey(series.key, name).text
        values[key] = .optional(value)
        metrics.append(key)
      }
    }
  }

  /// The time with which the name of a run begins; `nil` if it begins with none.
  ///
  ///     time(ofRun: "20250102T030405Z-00ff")   // "2025-01-02T03:04:05Z"
  private static func time(ofRun name: String) -> String? {
    let time = /([0-9]{4})([0-9]{2})([0-9]{2})T([0-9]{2})([0-9]{2})([0-9]{2})Z/
    return name.prefixMatch(of: time).map {
      "\($0.1)-\($0.2)-\($0.3)T\($0.4):\($0.5):\($0.6)Z"
    }
  }

  /// The columns of a file that this line begins.
  var columns: [Column<HistoryLine>] { Self.columns(Self.attributes + metrics) }

  private static func columns(_ names: [String]) -> [Column<HistoryLine>] {
    names.map { name in .key(name, "") { $0.values[name] ?? .empty } }
  }

  /// Whether a file begins with the columns of a history.
  static func isFile(_ path: String) -> Bool {
    let opening = Array(attributes.joined(separator: ",").utf8)
    return (try? FileSystem.start(of: path, count: opening.count)) == opening
  }

  /// Appends a run to a file, which is created if it does not exist.
  ///
  /// - Parameter check: Called before the line is written, and while another process appends.
  /// - Throws: ``InputError`` for a file that is damaged, already has the run, or holds runs that
  ///   scrolled something else; ``OutputError`` if it cannot be written; what `check` throws.
  static func append(
    _ run: ExportedRun, to path: String, check: () throws -> Void
  ) throws {
    let line = try HistoryLine(run)
    do {
      try FileWriter.append(to: path, check: check) { bytes in
        guard !bytes.isEmpty else { return CSVText.file(line.columns, [line]) }
        return CSVText.lines(columns(try line.names(of: bytes, file: path)), [line])
      }
    } catch let error as SystemError {
      throw OutputError("\(path) cannot be appended to (\(error.reason))")
    }
  }

  /// Returns the names of the columns of a file to which the line can be appended.
  private func names(of content: [UInt8], file: String) throws(InputError) -> [String] {
    let bytes = content.span
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    let (header, end) = scanner.fields(in: bytes)
    let names = header.map { CSVReader.text(bytes, $0) }
    guard names.starts(with: Self.attributes) else {
      throw InputError(
        file, line: 1,
        "no history of scrollbench: its header begins with \(Self.attributes.joined(separator: ","))"
      )
    }
    guard case .line = end else {
      throw InputError(file, line: 1, "the file is cut off in its header")
    }
    let known = Set(names)
    let missing = names.filter { !Self.attributes.contains($0) && values[$0] == nil }
    let changes = [(metrics.filter { !known.contains($0) }, "new"), (missing, "missing")]
      .filter { !$0.0.isEmpty }
    guard changes.isEmpty, known.count == names.count else {
      let clauses = changes.map { keys, word in
        let rest = keys.count > 3 ? ["\(keys.count - 3) more"] : []
        return "\(keys.count) \(word) (\(TextFormatting.list(keys.prefix(3) + rest)))"
      }
      throw InputError(
        file, line: 1,
        "the columns are not those of the run: \(clauses.joined(separator: ", ")); name another file"
      )
    }
    while !scanner.isAtEnd(of: bytes) {
      try check(scanner.next(in: bytes, file: file, columns: names.count), file, bytes)
    }
    return names
  }

  /// Checks that a line of the file is one beside which this one can stand.
  private func check(
    _ line: (number: Int, fields: [Range<Int>]), _ file: String, _ bytes: Span<UInt8>
  ) throws(InputError) {
    let known = Dictionary(
      uniqueKeysWithValues: zip(Self.attributes, line.fields.map { CSVReader.text(bytes, $0) }))
    func isSame(_ column: String) -> Bool { values[column] == known[column].map(Field.text) }
    guard known["schema_version"] == "1" else {
      throw InputError(
        file, line: line.number, column: "schema_version",
        "\"\(TextFormatting.name(known["schema_version"] ?? ""))\" is another layout: this build reads 1"
      )
    }
    guard known["scroll"] == "" || values["scroll"] == nil || isSame("scroll") else {
      throw InputError(
        file, line: line.number, column: "scroll",
        "the runs of this file scrolled something else (another scenario, display, content, rows,"
          + " trace, seed or refresh rate): name another file")
    }
    if ["commit", "machine_id", "run_id"].allSatisfy(isSame) {
      throw InputError(file, line: line.number, "the run is already in the file")
    }
  }
}

extension CSVReader {
  /// Steps over a line that ends with a line feed and has a field for each column.
  fileprivate mutating func next(
    in bytes: Span<UInt8>, file: String, columns: Int
  ) throws(InputError) -> (number: Int, fields: [Range<Int>]) {
    let number = line
    let (fields, end) = fields(in: bytes)
    guard case .line = end else {
      throw InputError(
        file, line: number,
        "the file is cut off here: every line ends with a line feed; remove the line and append its"
          + " run again")
    }
    guard fields.count == columns else {
      throw InputError(
        file, line: number,
        "\(fields.count) fields, where the header has \(columns) columns")
    }
    return (number, fields)
  }
}
