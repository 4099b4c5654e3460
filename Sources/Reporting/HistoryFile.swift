package import Analysis

/// The file of a history: CSV with a line a run and a column a metric, to which lines are added.
///
/// Apache Otava reads it with `time_column: time` and the other columns of
/// ``Analysis/HistoryLine/Attribute`` as attributes; it wants a number in every line of the
/// metrics that it is told to look at. Every line ends with a line feed, so that one that was cut off
/// can be told.
package enum HistoryFile {
  /// The version of the layout.
  package static let schemaVersion = 1

  private static let version = "schema_version"

  /// The names of the columns before those of metrics.
  private static let leading = [version] + HistoryLine.Attribute.allCases.map(\.rawValue)

  /// All of a file.
  package static func bytes(of history: History) -> [UInt8] {
    CSVText.file(columns(of: history), history.lines)
  }

  /// What a line adds to the file of a history.
  ///
  /// - Precondition: The history has a column for each of its values.
  static func bytes(of line: HistoryLine, in history: History) -> [UInt8] {
    precondition(
      Set(line.values.keys).isSubset(of: history.columns), "a value of a line has no column")
    return CSVText.lines(columns(of: history), [line])
  }

  private static func columns(of history: History) -> [Column<HistoryLine>] {
    [.key(version, "The version of this layout.") { _ in .integer(schemaVersion) }]
      + HistoryLine.Attribute.allCases.map { attribute in
        .key(attribute.rawValue, "Of the run.") { .text($0[attribute]) }
      }
      + history.columns.map { key in
        .key(key.text, "A metric.") { .optional($0.values[key]) }
      }
  }
}

extension HistoryFile {
  /// Reads a history.
  ///
  /// - Throws: ``InputError``; of the kind `absent` if there is no such file.
  package static func history(at path: String) throws(InputError) -> History {
    try MappedFile(path).withBytes { bytes throws(InputError) in try history(path, bytes) }
  }

  private static func history(_ name: String, _ bytes: Span<UInt8>) throws(InputError) -> History {
    var scanner = CSVScanner()
    scanner.skipMark(in: bytes)
    var history = History(columns: try header(name, bytes, &scanner))
    while !scanner.isAtEnd(of: bytes) {
      let number = scanner.line
      let (ranges, end) = scanner.fields(in: bytes)
      guard case .line = end else {
        throw InputError(
          name, line: number,
          "the file is cut off here: every line ends with a line feed; remove the line and add its run again"
        )
      }
      guard ranges.count == leading.count + history.columns.count else {
        throw InputError(
          name, line: number,
          "\(ranges.count) fields, where the header has \(leading.count + history.columns.count) columns"
        )
      }
      history.lines.append(
        try line(
          ranges, LineSource(file: name, number: number, columns: history.columns), bytes))
    }
    return history
  }

  /// The metrics that a header names.
  private static func header(
    _ name: String, _ bytes: Span<UInt8>, _ scanner: inout CSVScanner
  ) throws(InputError) -> [MetricKey] {
    guard !scanner.isAtEnd(of: bytes) else {
      throw InputError(
        .malformed, "\(name) is empty: a history begins with the names of its columns")
    }
    let (ranges, end) = scanner.fields(in: bytes)
    let names = ranges.map { CSVScanner.text(bytes, $0) }
    guard names.starts(with: leading) else {
      throw InputError(
        name, line: 1,
        "no history of scrollbench: its header begins with \(leading.joined(separator: ","))")
    }
    guard case .line = end else {
      throw InputError(name, line: 1, "the file is cut off in its header")
    }
    var keys: [MetricKey] = []
    var known: Set<MetricKey> = []
    for column in names.dropFirst(leading.count) {
      guard let key = MetricKey(column) else {
        throw InputError(
          name, line: 1,
          "the column \(TextFormatting.name(column)) names no metric: scenario/engine/strategy/reuse/hz/metric is expected"
        )
      }
      guard known.insert(key).inserted else {
        throw InputError(
          name, line: 1, "the column \(TextFormatting.name(column)) stands there twice")
      }
      keys.append(key)
    }
    return keys
  }

  /// Where a line comes from.
  private struct LineSource {
    let file: String
    let number: Int
    let columns: [MetricKey]
  }

  private static func line(
    _ ranges: [Range<Int>], _ source: LineSource, _ bytes: Span<UInt8>
  ) throws(InputError) -> HistoryLine {
    func fault(_ column: String, _ sentence: String) -> InputError {
      InputError(source.file, line: source.number, column: column, sentence)
    }
    let found = CSVScanner.text(bytes, ranges[0])
    guard found == "\(schemaVersion)" else {
      throw fault(
        version,
        "\"\(TextFormatting.name(found))\" is another layout: this build reads \(schemaVersion)")
    }
    var line = HistoryLine([:], values: [:])
    for (attribute, range) in zip(HistoryLine.Attribute.allCases, ranges.dropFirst()) {
      let text = CSVScanner.text(bytes, range)
      line.attributes[attribute] = text.isEmpty ? nil : text
    }
    for needed in [HistoryLine.Attribute.time, .commit, .machine, .run]
    where line.attributes[needed] == nil {
      throw fault(needed.rawValue, "nothing stands there, which tells one line from another")
    }
    for (key, range) in zip(source.columns, ranges.dropFirst(leading.count))
    where !range.isEmpty {
      guard let value = CSVScanner.decimal(bytes, range), (0..<CSVScanner.largest).contains(value)
      else {
        let text = TextFormatting.name(CSVScanner.text(bytes, range))
        throw fault(key.text, "\"\(text)\": a number from 0 or nothing is expected")
      }
      line.values[key] = value
    }
    return line
  }
}
