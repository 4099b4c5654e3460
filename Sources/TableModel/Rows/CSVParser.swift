/// A reader of RFC 4180 CSV that is fed a file chunk by chunk and hands out record by record.
///
///     var parser = CSVParser()
///     var position = 0
///     while try parser.readRecord(from: chunk, at: &position) { use(parser.record) }
///     // … the same for further chunks, then:
///     if try parser.readLastRecord() { use(parser.record) }
///
/// Lines end in LF or CRLF; the last one need not. A UTF-8 byte order mark at the start of the file
/// is skipped. An empty line is a record of one empty field, but empty lines at the end of the file
/// are none. Every character may stand in a field, NUL included. Records need not have equally many
/// fields: that is for the caller to judge.
///
/// - Complexity: O(1) a byte; a record is held in memory, the file is not.
package struct CSVParser: Sendable {
  /// The record read last; the memory of one serves the next.
  package private(set) var record = CSVRecord()

  private enum State {
    /// Nothing but the given number of bytes of a byte order mark has come.
    case fileStart(markBytes: Int)
    case recordStart
    case fieldStart
    case unquoted
    case quoted
    /// Behind a quote in a quoted field: the closing one, or the first of two.
    case quoteInQuoted
    /// Behind a carriage return outside quotes.
    case carriageReturn(lineIsEmpty: Bool)
  }

  private var state = State.fileStart(markBytes: 0)
  /// The line of the next byte.
  private var line = 1
  /// The line of the last opening quote.
  private var quoteLine = 1
  /// The number of empty lines before the next byte that are not handed out yet.
  private var emptyLines = 0
  /// Where in the file the first of them starts.
  private var emptyStart = 0
  /// The number of bytes of the chunks used up.
  private var consumed = 0

  package init() {}

  /// Reads on until a record is complete.
  ///
  /// - Parameters:
  ///   - chunk: The next bytes of the file, cut anywhere.
  ///   - position: The first byte of the chunk not read yet; moved on.
  /// - Returns: Whether `record` holds the next record; if not, the chunk is used up.
  /// - Throws: The first fault in the file. The parser is of no use after that.
  package mutating func readRecord(
    from chunk: Span<UInt8>, at position: inout Int
  ) throws(CSVFault) -> Bool {
    while position < chunk.count {
      let byte = chunk[position]
      switch state {
      case .fileStart(let markBytes):
        if byte == CSVByte.byteOrderMark[markBytes] {
          state = markBytes == 2 ? .recordStart : .fileStart(markBytes: markBytes + 1)
          position += 1
        } else {
          giveUpMark(markBytes)
        }
      case .recordStart:
        if byte == CSVByte.lineFeed {
          takeEmptyLine(start: consumed + position)
          position += 1
        } else if byte == CSVByte.carriageReturn {
          beginRecord(at: position)
          state = .carriageReturn(lineIsEmpty: true)
          position += 1
        } else if emptyLines > 0 {
          handOutEmptyLine()
          return true
        } else {
          beginRecord(at: position)
          state = .fieldStart
        }
      case .fieldStart:
        if byte == CSVByte.quote {
          quoteLine = line
          state = .quoted
          position += 1
        } else {
          state = .unquoted
        }
      case .unquoted:
        let end = chunk.endOfUnquotedText(from: position)
        append(chunk, position..<end)
        position = end
        guard position < chunk.count else { break }
        position += 1
        switch chunk[end] {
        case CSVByte.comma: nextField()
        case CSVByte.lineFeed: return try endRecord()
        case CSVByte.carriageReturn: state = .carriageReturn(lineIsEmpty: false)
        default: throw fault(.bareQuote)
        }
      case .quoted:
        let end = chunk.endOfQuotedText(from: position)
        line += chunk.lineFeeds(in: position..<end)
        append(chunk, position..<end)
        position = end
        guard position < chunk.count else { break }
        position += 1
        state = .quoteInQuoted
      case .quoteInQuoted:
        position += 1
        switch byte {
        case CSVByte.quote:
          record.bytes.append(byte)
          state = .quoted
        case CSVByte.comma: nextField()
        case CSVByte.lineFeed: return try endRecord()
        case CSVByte.carriageReturn: state = .carriageReturn(lineIsEmpty: false)
        default: throw fault(.textAfterQuote)
        }
      case .carriageReturn(let lineIsEmpty):
        guard byte == CSVByte.lineFeed else { throw fault(.bareCarriageReturn) }
        position += 1
        if lineIsEmpty {
          takeEmptyLine(start: record.start)
          state = .recordStart
        } else {
          return try endRecord()
        }
      }
    }
    consumed += chunk.count
    return false
  }

  /// Ends the file.
  ///
  /// - Returns: Whether `record` holds a last record, one without a line end.
  /// - Throws: The fault of a file that must not end here.
  package mutating func readLastRecord() throws(CSVFault) -> Bool {
    switch state {
    case .fileStart(markBytes: 0), .recordStart:
      return false
    case .fileStart(let markBytes):
      giveUpMark(markBytes)
      return try endRecord()
    case .fieldStart, .unquoted, .quoteInQuoted:
      return try endRecord()
    case .quoted:
      throw fault(.unterminatedQuote)
    case .carriageReturn:
      throw fault(.bareCarriageReturn)
    }
  }
}

// Steps from state to state.
extension CSVParser {
  /// Takes bytes that looked like a byte order mark for what they are.
  private mutating func giveUpMark(_ count: Int) {
    guard count > 0 else {
      state = .recordStart
      return
    }
    beginRecord(at: -consumed)
    for index in 0..<count { record.bytes.append(CSVByte.byteOrderMark[index]) }
    state = .unquoted
  }

  /// - Parameter position: The record's first byte, counted from the start of the chunk.
  private mutating func beginRecord(at position: Int) {
    record.clear()
    record.line = line
    record.start = consumed + position
  }

  private mutating func takeEmptyLine(start: Int) {
    if emptyLines == 0 { emptyStart = start }
    emptyLines += 1
    line += 1
  }

  /// Makes the first empty line not handed out yet the record.
  private mutating func handOutEmptyLine() {
    record.clear()
    record.line = line - emptyLines
    record.start = emptyStart
    record.endField()
    emptyLines -= 1
  }

  private mutating func nextField() {
    record.endField()
    state = .fieldStart
  }

  private mutating func endRecord() throws(CSVFault) -> Bool {
    if let fault = faultOfEncoding { throw fault }
    record.endField()
    line += 1
    state = .recordStart
    return true
  }

  /// The fault of the given kind at this place, unless what came before it is not even text.
  private func fault(_ kind: CSVFault.Kind) -> CSVFault {
    faultOfEncoding
      ?? CSVFault(
        kind: kind, line: kind == .unterminatedQuote ? quoteLine : line, recordLine: record.line)
  }

  private var faultOfEncoding: CSVFault? {
    record.firstLineNotUTF8.map {
      CSVFault(kind: .notUTF8, line: $0, recordLine: record.line)
    }
  }
}

// Runs of bytes that mean nothing but themselves.
extension CSVParser {
  private mutating func append(_ chunk: Span<UInt8>, _ range: Range<Int>) {
    // Safe: the array copies the bytes before the closure returns, while the span is alive.
    unsafe chunk.extracting(range).withUnsafeBufferPointer { bytes in
      unsafe record.bytes.append(contentsOf: bytes)
    }
  }
}
