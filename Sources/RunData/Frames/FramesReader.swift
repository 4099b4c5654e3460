import Files

/// Reads `frames.csv` line by line, from pieces of the file.
struct FramesReader {
  private let name: String
  private let isBlock: Bool
  /// Empty before the header is read.
  private var columns: [String] = []
  /// Apart from the names: a loop over both would count references to what it does not use.
  private var readings: [Reading] = []
  private(set) var absent: Set<String> = []
  private var scanner = CSVReader()
  /// The positions of the keys in the last line whose keys were read.
  private var heads: [Range<Int>]
  /// The number of key columns if all stand at the start of a line; else 0.
  private var leadingHeads = 0
  /// The bytes of those columns in the previous line, commas included; empty at the start of a piece,
  /// and if a line end is among them.
  private var leadingBytes = 0..<0
  private var sums: [Sum] = []
  private var places: [SeriesHead: Int] = [:]
  private var series: [FramePasses] = []
  /// The series of the previous line.
  private var current = 0
  private var count = 0
  private let expected: Int
  /// The number of frames for which memory may still be reserved: a line is longer than 64 bytes,
  /// so that no file reserves much more than its frames take.
  private var room: Int

  /// The destination of a field; trivial, so that a loop counts no references.
  private enum Reading {
    /// A key, by its position among the parts of a head.
    case head(Int)
    case integer(offset: Int)
    case decimal(offset: Int)
    /// By its position in `sums`.
    case sum(Int)
    /// An unknown column.
    case ignored
  }

  /// A column that others add up to.
  private struct Sum {
    let column: Int
    /// `nil` if some of the others are absent.
    let offsets: [Int]?
    var value = 0
  }

  init(_ name: String, byteCount: Int, expecting frames: Int, isBlock: Bool) {
    self.name = name
    self.isBlock = isBlock
    expected = max(0, frames)
    room = byteCount / 64
    heads = Array(repeating: 0..<0, count: SeriesHead.Part.allCases.count)
  }

  private mutating func readHeader(_ bytes: Span<UInt8>) throws(InputError) {
    scanner.skipMark(in: bytes)
    let all = FramesCSV.metrics.map(\.name)
    let names = try scanner.framesHeader(of: name, in: bytes, known: isBlock ? nil : all)
    columns = names
    absent = Set(all).subtracting(names)
      // Without its parts a sum can be neither checked nor kept.
      .union(
        Phase.allCases.allSatisfy { names.contains("\($0.rawValue)_bytes") }
          ? [] : ["allocated_bytes"])
    for (column, name) in names.enumerated() {
      if let part = SeriesHead.Part.allCases.firstIndex(where: { $0.rawValue == name }) {
        readings.append(.head(part))
        continue
      }
      switch Metric.ofFrames(named: name)?.storage {
      case .integer(let offset): readings.append(.integer(offset: offset))
      case .decimal(let offset): readings.append(.decimal(offset: offset))
      case .sum(let offsets):
        readings.append(.sum(sums.count))
        sums.append(Sum(column: column, offsets: absent.contains(name) ? nil : offsets))
      case nil: readings.append(.ignored)
      }
    }
    let areHeads = readings.map { if case .head = $0 { true } else { false } }
    let end = areHeads.lastIndex(of: true).map { $0 + 1 } ?? 0
    leadingHeads = areHeads[..<end].contains(false) ? 0 : end
  }

  /// Reads the lines of a piece, up to one that may go on in the next piece; returns the number of
  /// bytes that were read.
  mutating func read(_ bytes: Span<UInt8>, isLast: Bool) throws(InputError) -> Int {
    scanner.position = 0
    if columns.isEmpty {
      guard isLast || bytes.count > CSVReader.longestHeader || !scanner.isUnfinished(in: bytes)
      else { return 0 }
      try readHeader(bytes)
    }
    leadingBytes = 0..<0
    while !scanner.isAtEnd(of: bytes) {
      let start = scanner
      do throws(InputError) {
        try readFrame(bytes)
        try requireLine(scanner.position - start.position, start.line)
      } catch {
        guard !isLast, start.isUnfinished(in: bytes) else { throw error }
        try requireLine(bytes.count - start.position, start.line)
        scanner = start
        break
      }
    }
    return scanner.position
  }

  @inline(__always)
  private func requireLine(_ byteCount: Int, _ line: Int) throws(InputError) {
    guard byteCount <= CSVReader.longestLine else {
      throw InputError(
        name, line: line,
        "the line has more than \(DecimalText.grouped(CSVReader.longestLine)) bytes, the most that"
          + " are read")
    }
  }

  @inline(__always)
  private mutating func readFrame(_ bytes: Span<UInt8>) throws(InputError) {
    let line = scanner.line
    var sample = FrameSample()
    if let head = try readLine(bytes, into: &sample) {
      if let first = series.first { try requireRun(of: head, line: line, beside: first) }
      if let place = places[head] {
        current = place
      } else {
        current = series.count
        places[head] = current
        series.append(FramePasses(name, head, line: line, hasColdFrames: !isBlock))
        let reserved = min(max(expected, series[0].frames.count), room)
        series[current].frames.reserveCapacity(reserved)
        room -= reserved
      }
    }
    count += 1
    guard count <= FramesFile.mostFrames else {
      throw InputError(
        name, line: line,
        "there are more than \(DecimalText.grouped(FramesFile.mostFrames)) frames, the most that are"
          + " read")
    }
    try series[current].append(sample, line: line)
  }

  mutating func finished() throws(InputError) -> [FramesFile.Series] {
    guard !series.isEmpty else {
      throw InputError("\(name) holds no frame: a line a frame is expected")
    }
    var result: [FramesFile.Series] = []
    for index in series.indices { result.append(try series[index].finished()) }
    return result
  }

  private func requireRun(
    of head: SeriesHead, line: Int, beside other: FramePasses
  ) throws(InputError) {
    var twin = other.head
    (twin.key.strategy, twin.key.refreshRate) = (head.key.strategy, head.key.refreshRate)
    guard twin == head else {
      throw InputError(
        name, line: line,
        "another scenario, engine, reuse or run_id than on line \(other.line): a file holds one run"
      )
    }
  }

  /// - Returns: The head of the series that begins here, or `nil` if the one before goes on.
  private mutating func readLine(
    _ bytes: Span<UInt8>, into sample: inout FrameSample
  ) throws(InputError) -> SeriesHead? {
    // A local copy stays in registers.
    var reader = scanner
    defer { scanner = reader }
    let (start, line) = (reader.position, reader.line)
    // Nearly every line begins like the one before.
    let goesOn = !leadingBytes.isEmpty && reader.skip(leadingBytes, in: bytes)
    for index in (goesOn ? leadingHeads : 0)..<readings.count {
      switch readings[index] {
      case .integer(let offset):
        let value = try integer(&reader, bytes, index, line)
        guard value >= 0 else {
          throw fault(line, index, "\(value) is below 0, which none can be")
        }
        sample.set(value, at: offset)
      case .decimal(let offset):
        let range = reader.field(in: bytes)
        guard let value = CSVReader.decimal(bytes, range), value.magnitude < CSVReader.largest
        else {
          reader.position = range.lowerBound
          throw fault(reader, bytes, index, line, "a number is expected")
        }
        sample.set(value, at: offset)
      case .sum(let sum): sums[sum].value = try integer(&reader, bytes, index, line)
      case .ignored: _ = reader.field(in: bytes)
      case .head(let part): heads[part] = reader.field(in: bytes)
      }
      if index == columns.count - 1 || !reader.skipComma(in: bytes) {
        try endField(&reader, bytes, index, line)
      }
      if index == leadingHeads - 1 {
        leadingBytes = reader.line == line ? start..<reader.position : 0..<0
      }
    }
    try check(&sample, line)
    return goesOn ? nil : try head(bytes, line)
  }

  /// Checks sums against their parts, and the frame time.
  private func check(_ sample: inout FrameSample, _ line: Int) throws(InputError) {
    for sum in sums {
      guard let offsets = sum.offsets else { continue }
      let parts = sample.sumInPlace(at: offsets)
      guard parts != sum.value else { continue }
      throw fault(
        line, sum.column,
        "\(sum.value) is not the sum of its parts, which is \(parts): the line was edited")
    }
    let total = sample.phases.total
    guard total > 0, total < FramesFile.longestFrame else {
      throw InputError(
        name, line: line,
        "the phases of the frame take \(total) ns: 1 to \(DecimalText.grouped(Int(FramesFile.longestFrame) - 1))"
          + " are expected")
    }
  }

  @inline(__always)
  private func integer(
    _ reader: inout CSVReader, _ bytes: Span<UInt8>, _ index: Int, _ line: Int
  ) throws(InputError) -> Int {
    guard let value = reader.integer(in: bytes) else {
      throw fault(
        reader, bytes, index, line,
        "a whole number of at most \(CSVReader.mostDigits) digits is expected")
    }
    return value
  }

  /// Steps over what stands behind a field.
  @inline(never)
  private func endField(
    _ reader: inout CSVReader, _ bytes: Span<UInt8>, _ index: Int, _ line: Int
  ) throws(InputError) {
    let isLast = index == columns.count - 1
    switch reader.skipEnd(in: bytes) {
    case .separator where !isLast, .line where isLast: return
    case .separator:
      throw InputError(
        name, line: line, "more fields than the \(columns.count) columns of the header")
    case .line:
      throw InputError(
        name, line: line,
        "\(DecimalText.counted(index + 1, "field")), where the header has \(columns.count) columns")
    case .file:
      throw fault(line, index, "the file is cut off here: every line ends with a line feed")
    case .other:
      throw fault(
        reader, bytes, index, line, "a comma or the end of the line is expected behind it")
    }
  }

  @inline(never)
  private func fault(_ line: Int, _ index: Int, _ what: String) -> InputError {
    InputError(name, line: line, column: columns[index], what)
  }

  /// The fault of the field, or the rest of one, at which a reader stands.
  @inline(never)
  private func fault(
    _ reader: CSVReader, _ bytes: Span<UInt8>, _ index: Int, _ line: Int, _ expected: String
  ) -> InputError {
    var reader = reader
    let range = reader.field(in: bytes)
    if reader.isAtEnd(of: bytes) {
      return fault(line, index, "the file is cut off here: every line ends with a line feed")
    }
    let text = MessageText.name(CSVReader.text(bytes, range))
    return fault(
      line, index,
      text.isEmpty ? "the field is empty: \(expected)" : "\"\(text)\": \(expected)")
  }

  /// The key columns of the line just read.
  private func head(_ bytes: Span<UInt8>, _ line: Int) throws(InputError) -> SeriesHead {
    var head = SeriesHead(SeriesKey(), runID: nil)
    for (column, reading) in zip(columns, readings) {
      guard case .head(let part) = reading else { continue }
      let text = CSVReader.text(bytes, heads[part])
      switch SeriesHead.Part.allCases[part] {
      case .scenario: head.key.scenario = text
      case .engine: head.key.engine = text
      case .strategy: head.key.strategy = text
      case .runID: head.runID = text
      case .reuse: head.key.reuse = text
      case .schemaVersion:
        guard text == "\(FramesCSV.schemaVersion)" else {
          throw InputError(
            name, line: line, column: column,
            "\"\(MessageText.name(text))\" is \(MessageText.otherLayout(reading: FramesCSV.schemaVersion))"
          )
        }
      case .refreshRate:
        guard let rate = Int(text), (1...1_000_000).contains(rate) else {
          throw InputError(
            name, line: line, column: column,
            "\"\(MessageText.name(text))\": a whole number from 1 to 1,000,000 is expected")
        }
        head.key.refreshRate = rate
      }
    }
    return head
  }
}
