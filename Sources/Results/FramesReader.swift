import Files
import RunRecords

/// Reads `frames.csv` line by line.
struct FramesReader {
  private let name: String
  private let columns: [String]
  /// Apart from the names: a loop over both would count references to what it does not use.
  private let readings: [Reading]
  let absent: Set<String>
  private let isBlock: Bool
  private var scanner = CSVReader()
  /// The positions of the previous line's keys, which show changes without creating strings.
  private var heads: [Range<Int>]
  /// The columns of the line that others add up to, and what stands there.
  private var sums: [(column: Int, value: Int)] = []

  /// The destination of a field.
  private enum Reading {
    case head(Int, SeriesHead.Part)
    case frame(FrameMetric.Storage)
    /// An unknown column.
    case ignored
  }

  init(_ name: String, _ bytes: Span<UInt8>, isBlock: Bool) throws(InputError) {
    self.name = name
    self.isBlock = isBlock
    heads = Array(repeating: 0..<0, count: SeriesHead.Part.allCases.count)
    scanner.skipMark(in: bytes)
    let names = try scanner.header(
      of: name, in: bytes, known: isBlock ? nil : FramesCSV.metrics.map(\.name), kind: "frames.csv",
      required: FramesFile.required)
    let parts = Dictionary(
      uniqueKeysWithValues: SeriesHead.Part.allCases.enumerated().map { ($1.rawValue, ($0, $1)) })
    let frames = Dictionary(uniqueKeysWithValues: MetricCatalogue.frames.map { ($0.name, $0) })
    columns = names
    readings = names.map { name in
      parts[name].map { .head($0.0, $0.1) } ?? frames[name].map { .frame($0.storage) } ?? .ignored
    }
    absent = Set(FramesCSV.metrics.map(\.name)).subtracting(names)
      // Without its parts a sum can be neither checked nor kept.
      .union(
        Phase.allCases.allSatisfy { names.contains("\($0.rawValue)_bytes") }
          ? [] : ["allocated_bytes"])
  }

  mutating func readAll(
    _ bytes: Span<UInt8>, expecting frames: Int
  ) throws(InputError) -> [FramesFile.Series] {
    var series: [FramesFile.Series] = []
    var lines: [SeriesHead: Int] = [:]
    var passes: FramePasses?
    var count = 0
    while !scanner.isAtEnd(of: bytes) {
      let line = scanner.line
      var sample = FrameSample()
      if let head = try readLine(bytes, into: &sample) {
        if let passes { series.append(try passes.finished(before: line)) }
        if let first = series.first { try requireRun(of: head, line: line, beside: first) }
        guard lines[head] == nil else {
          throw InputError(
            name, line: line,
            "\(head.label) began on line \(lines[head] ?? 0) already: the lines of a series stand together"
          )
        }
        lines[head] = line
        passes = FramePasses(name, head, line: line, firstRound: isBlock ? 1 : 0)
        passes?.frames.reserveCapacity(series.last?.frames.frames.count ?? frames)
      }
      count += 1
      guard count <= FramesFile.mostFrames else {
        throw InputError(
          name, line: line,
          "there are more than \(DecimalText.grouped(FramesFile.mostFrames)) frames, the most that are"
            + " read")
      }
      try passes?.append(sample, line: line)
    }
    guard let passes else {
      throw InputError(.malformed, "\(name) holds no frame: a line a frame is expected")
    }
    series.append(try passes.finished(before: scanner.line))
    return series
  }

  /// - Throws: ``InputError`` if a series is of another run than another series.
  private func requireRun(
    of head: SeriesHead, line: Int, beside other: FramesFile.Series
  ) throws(InputError) {
    var twin = other.head
    (twin.strategy, twin.refreshRate) = (head.strategy, head.refreshRate)
    guard twin == head else {
      throw InputError(
        name, line: line,
        "another scenario, engine, reuse or run_id than on line \(other.line): a file holds one run"
      )
    }
  }

  /// Reads one line.
  ///
  /// - Returns: The head of the series that begins here, or `nil` if the one before goes on.
  private mutating func readLine(
    _ bytes: Span<UInt8>, into sample: inout FrameSample
  ) throws(InputError) -> SeriesHead? {
    let line = scanner.line
    var hasChanged = heads[0].isEmpty
    sums.removeAll(keepingCapacity: true)
    for index in readings.indices {
      switch readings[index] {
      case .frame(.integer(let offset)):
        let value = try integer(bytes, index, line)
        guard value >= 0 else {
          throw InputError(
            name, line: line, column: columns[index], "\(value) is below 0, which none can be")
        }
        sample.setInteger(value, at: offset)
      case .frame(.decimal(let offset, _)):
        guard let value = scanner.decimal(in: bytes), value.magnitude < CSVReader.largest else {
          throw fault(bytes, columns[index], line, "a number is expected")
        }
        sample.setDecimal(value, at: offset)
      case .frame(.sum):
        let value = try integer(bytes, index, line)
        sums.append((index, value))
      case .ignored: _ = scanner.field(in: bytes)
      case .head(let part, _):
        let range = scanner.field(in: bytes)
        if !bytes.hasEqualBytes(in: range, and: heads[part]) { hasChanged = true }
        heads[part] = range
      }
      try endField(bytes, index, line)
    }
    for (index, value) in sums {
      guard case .frame(.sum(let offsets)) = readings[index], sample.sum(at: offsets) != value,
        !absent.contains(columns[index])
      else { continue }
      throw InputError(
        name, line: line, column: columns[index],
        "\(value) is not the sum of its parts, which is \(sample.sum(at: offsets)): the line was edited"
      )
    }
    let total = sample.phases.total
    guard total > 0, total < FramesFile.longestFrame else {
      throw InputError(
        name, line: line,
        "the phases of the frame take \(total) ns: 1 to \(DecimalText.grouped(Int(FramesFile.longestFrame) - 1))"
          + " are expected")
    }
    return hasChanged ? try head(bytes, line) : nil
  }

  /// Steps over a whole number.
  @inline(__always)
  private mutating func integer(
    _ bytes: Span<UInt8>, _ index: Int, _ line: Int
  ) throws(InputError) -> Int {
    guard let value = scanner.integer(in: bytes) else {
      throw fault(
        bytes, columns[index], line,
        "a whole number of at most \(CSVReader.mostDigits) digits is expected")
    }
    return value
  }

  /// Steps over what stands behind a field.
  private mutating func endField(
    _ bytes: Span<UInt8>, _ index: Int, _ line: Int
  ) throws(InputError) {
    let isLast = index == columns.count - 1
    switch scanner.skipEnd(in: bytes) {
    case .comma where !isLast, .line where isLast: return
    case .comma:
      throw InputError(
        name, line: line, "more fields than the \(columns.count) columns of the header")
    case .line:
      throw InputError(
        name, line: line,
        "\(index + 1) fields, where the header has \(columns.count) columns")
    case .file:
      throw InputError(
        name, line: line, column: columns[index],
        "the file is cut off here: every line ends with a line feed")
    case .other:
      throw fault(
        bytes, columns[index], line, "a comma or the end of the line is expected behind it")
    }
  }

  private mutating func fault(
    _ bytes: Span<UInt8>, _ column: String, _ line: Int, _ expected: String
  ) -> InputError {
    let range = scanner.field(in: bytes)
    if scanner.isAtEnd(of: bytes) {
      return InputError(
        name, line: line, column: column,
        "the file is cut off here: every line ends with a line feed")
    }
    let text = MessageText.name(CSVReader.text(bytes, range))
    return InputError(
      name, line: line, column: column,
      text.isEmpty ? "the field is empty: \(expected)" : "\"\(text)\": \(expected)")
  }

  /// The texts of the heads of the line just read.
  private func head(_ bytes: Span<UInt8>, _ line: Int) throws(InputError) -> SeriesHead {
    var head = SeriesHead()
    for (column, reading) in zip(columns, readings) {
      guard case .head(let index, let part) = reading else { continue }
      let text = CSVReader.text(bytes, heads[index])
      switch part {
      case .scenario: head.scenario = text
      case .engine: head.engine = text
      case .strategy: head.strategy = text
      case .runID: head.runID = text
      case .reuse: head.reuse = text
      case .schemaVersion:
        guard RunRecord.readsVersion(text) else {
          throw InputError(
            name, line: line, column: column,
            "\"\(MessageText.name(text))\" is another layout: this build reads \(RunRecord.readableVersions.text)"
          )
        }
      case .refreshRate:
        guard let rate = Int(text), (1...1_000_000).contains(rate) else {
          throw InputError(
            name, line: line, column: column,
            "\"\(MessageText.name(text))\": a whole number from 1 to 1,000,000 is expected")
        }
        head.refreshRate = rate
      }
    }
    return head
  }
}
