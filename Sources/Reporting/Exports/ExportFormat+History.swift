import Analysis
import Files
import FoundationEssentials
import RunData

extension ExportFormat {
  /// A CSV file with one line per run and one column per metric, for Apache Otava and pandas.
  ///
  /// For Otava, `time` is the time column and the other columns before the metrics are attributes.
  /// Otava requires a number in every line of the metrics that it analyzes, so that a file accepts
  /// runs with the same metrics only.
  static let history = ExportFormat(
    name: "history", reader: "Apache Otava and pandas: one line per run, see --append",
    opening: HistoryLine.opening, appending: HistoryLine.appending
  ) { result, stream in
    stream.append(try HistoryLine(result).file)
  }
}

extension ExportFormat {
  /// Indicates whether a text begins with a date of the calendar and a time of the day, in ISO
  /// 8601.
  package static func isTime(_ text: String) -> Bool {
    let time = text.prefix(19) + "Z"
    return (try? Date(String(time), strategy: .iso8601))?.formatted(.iso8601) == String(time)
  }
}

private struct HistoryLine {
  private static let attributes = [
    "schema_version", "time", "commit", "machine_id", "run_id", "scroll", "build", "compiler",
    "allocator", "fonts",
  ]

  static let opening = attributes.joined(separator: ",")

  private var values: [String: Field]
  private var metrics: [String] = []

  init(_ result: ExportedResult) throws(InputError) {
    let source: String
    var names: [String]?
    var texts: [String: String]
    switch result {
    case .run(let run):
      source = "the run \(run.facts.id)"
      // Runs of other numbers of rounds have other totals.
      names =
        Metric.counts.filter { !$0.growsWithRounds }.map(\.name) + [Metric.frameTime.name]
        + Metric.phaseTimes.map(\.name)
      texts = try Self.attributes(of: run)
    case .log(let log, _):
      source = log.file
      texts = log.conditions.filter { ["commit", "time"].contains($0.key) }
      texts["machine_id"] = log.conditions["device"]
    }
    for (column, name) in [("commit", "commit"), ("time", "time"), ("machine_id", "device")]
    where texts[column] == nil {
      throw InputError("\(source) does not say its \(name): give --\(name)")
    }
    values = texts.mapValues(Field.text)
    values["schema_version"] = .integer(1)
    var content = Fingerprint()
    for series in result.series {
      let chosen = names?.compactMap { name in series.values.first { $0.metric.name == name } }
      for value in chosen ?? series.values {
        let column = "\(series.name)/\(value.metric.name)"
        guard values.updateValue(.optional(value.value), forKey: column) == nil else {
          throw InputError("\(source) has several series \(series.name)")
        }
        metrics.append(column)
        content.add("\(column) \(DecimalText.rounded(value.value, places: 6))\n".utf8)
      }
    }
    // A log has no identifier.
    values["run_id"] = values["run_id"] ?? .text(content.text)
  }

  private static func attributes(of result: RunResult) throws(InputError) -> [String: String] {
    guard case .run(let run) = result.facts.origin, !result.facts.id.isEmpty else {
      throw InputError(
        "frames alone do not say when and where they were measured: a run's folder is"
          + " expected")
    }
    guard run.spec.loads.isEmpty else {
      throw InputError("the run has synthetic load, so that it says nothing about a commit")
    }
    let facts = RunEnvironment(of: result.facts).values
    var texts = ["machine_id": run.machine.machineID, "run_id": result.facts.id]
    texts["commit"] = ["", "unknown"].contains(run.tool.commit) ? nil : run.tool.commit
    texts["time"] = ExportFormat.isTime(run.began) ? run.began : nil
    for fact in [.build, .compiler, .allocator, .fonts] as [RunEnvironment.Fact] {
      texts[fact.rawValue] = facts[fact]
    }
    var scroll = RunEnvironment.Fact.allCases.filter(RunEnvironment.Fact.ofScroll.contains)
      .map { "\($0.rawValue)=\(facts[$0] ?? "")" }
    // The text of other rows follows from their names.
    if run.spec.rows.source == .file, let text = facts[.rowText] {
      scroll.append("\(RunEnvironment.Fact.rowText.rawValue)=\(text)")
    }
    texts["scroll"] = Fingerprint(scroll.joined(separator: "\n")).text
    return texts
  }

  var file: [UInt8] { CSVText.file(Self.columns(Self.attributes + metrics), [self]) }

  private static func columns(_ names: [String]) -> [Column<HistoryLine>] {
    names.map { name in .key(name, "") { $0.values[name] ?? .empty } }
  }

  /// The content with the line of a result behind it, and with a header if it was empty.
  static func appending(
    _ result: ExportedResult, to content: [UInt8], of path: String
  ) throws(InputError) -> [UInt8] {
    let line = try HistoryLine(result)
    guard !content.isEmpty else { return line.file }
    let columns = columns(try line.names(of: content, file: path))
    return content + CSVText.line(columns, line) + [UInt8(ascii: "\n")]
  }

  /// The columns of a file, once it is checked that the line can be appended.
  private func names(of content: [UInt8], file: String) throws(InputError) -> [String] {
    let bytes = content.span
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    let (names, end) = try scanner.names(of: file, in: bytes)
    guard names.starts(with: Self.attributes) else {
      throw InputError(
        file, line: 1,
        "no history of scrollbench: its header begins with \(Self.opening)"
      )
    }
    guard case .line = end else {
      throw InputError(file, line: 1, "the file is cut off in its header")
    }
    try CSVReader.requireDistinct(names, of: file)
    let known = Set(names)
    let missing = names.filter { !Self.attributes.contains($0) && values[$0] == nil }
    let changes = [(metrics.filter { !known.contains($0) }, "new"), (missing, "missing")]
      .filter { !$0.0.isEmpty }
    guard changes.isEmpty else {
      let clauses = changes.map { keys, word in
        let rest = keys.count > 3 ? ["\(keys.count - 3) more"] : []
        return "\(keys.count) \(word) (\(MessageText.list(keys.prefix(3) + rest)))"
      }
      throw InputError(
        file, line: 1,
        "the columns are not those of the run: \(clauses.joined(separator: ", ")); name another file"
      )
    }
    while !scanner.isAtEnd(of: bytes) {
      let number = scanner.line
      let (ranges, end) = scanner.fields(in: bytes)
      guard case .line = end else {
        throw InputError(
          file, line: number,
          "the file is cut off here: every line ends with a line feed; remove the line and append its"
            + " run again")
      }
      guard ranges.count == names.count else {
        throw InputError(
          file, line: number, "\(ranges.count) fields, where the header has \(names.count) columns")
      }
      let fields = zip(names, ranges).map { ($0, CSVReader.text(bytes, $1)) }
      try check(Dictionary(uniqueKeysWithValues: fields), file: file, number)
    }
    return names
  }

  private func check(_ fields: [String: String], file: String, _ line: Int) throws(InputError) {
    func isSame(_ column: String) -> Bool {
      (values[column] ?? .text("")) == fields[column].map(Field.text)
    }
    guard fields["schema_version"] == "1" else {
      throw InputError(
        file, line: line, column: "schema_version",
        "\"\(MessageText.name(fields["schema_version"] ?? ""))\" is another layout: this build reads 1"
      )
    }
    guard isSame("scroll") else {
      throw InputError(
        file, line: line, column: "scroll",
        "the runs of this file scrolled something else (another scenario, display, content, rows,"
          + " trace, seed or refresh rate): name another file")
    }
    if ["commit", "machine_id", "run_id"].allSatisfy(isSame) {
      throw InputError(file, line: line, "the run is already in the file")
    }
  }
}
