import FileTesting
import Files
import SeededRandom
import Testing

@Suite("The CSV reader")
struct CSVReaderTests {
  /// All texts of at most so many of the pieces.
  private func texts(of pieces: [String], upTo length: Int) -> [String] {
    var longest = [""]
    var all = longest
    for _ in 0..<length {
      longest = longest.flatMap { text in pieces.map { text + $0 } }
      all += longest
    }
    return all
  }

  @Test(
    "every small text, and long runs of quotes, commas and CRLF, are read as by the naive parser",
    arguments: [
      (["a", ",", "\"", "\n", "\r", "é"], 6), (["a", "\"", ",\"", "\r\n"], 7),
    ])
  func smallTexts(pieces: [String], length: Int) {
    for text in texts(of: pieces, upTo: length) {
      let found = try? csvRecords(Array(text.utf8))
      let expected = NaiveCSV.records(text)
      if found != expected {
        Issue.record("\(text.debugDescription): \(found as Any) instead of \(expected as Any)")
      }
    }
  }

  @Test("a byte order mark is skipped at the start of the file, and nowhere else")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try csvRecords(mark) == [])
    #expect(try csvRecords(mark + Array("\"a\",b".utf8)) == [.init(line: 1, fields: ["a", "b"])])
    #expect(try csvRecords(mark + mark) == [.init(line: 1, fields: ["\u{FEFF}"])])
    #expect(
      try csvRecords(Array("a\n".utf8) + mark) == [
        .init(line: 1, fields: ["a"]), .init(line: 2, fields: ["\u{FEFF}"]),
      ])
    // U+FEC0 shares two of its three bytes with the mark.
    #expect(try csvRecords(Array("\u{FEC0}".utf8)) == [.init(line: 1, fields: ["\u{FEC0}"])])
  }

  @Test(
    "a fault names its line and that on which the record starts",
    arguments: [
      ("a\n\"b\n", "never closed", 2, 2),
      ("a\n\"b\nc\",\"\n\n", "never closed", 3, 2),
      ("a\r\n\"b\"c\r\n", "text follows the closing quote", 2, 2),
      ("\"a\n\n\" ,b", "text follows the closing quote", 3, 1),
      ("a\n\nb\"c\"", "a quote stands in a field", 3, 3),
      ("\"\n\",b\"", "a quote stands in a field", 2, 1),
      ("a\nb\rc", "a carriage return stands", 2, 2),
      ("a\n\"\n\"\r", "a carriage return stands", 3, 2),
      ("a\n\r", "a carriage return stands", 2, 2),
    ])
  func faults(text: String, words: String, line: Int, recordLine: Int) {
    expectFault(Array(text.utf8), words, line, recordLine)
  }

  private func expectFault(_ bytes: [UInt8], _ words: String, _ line: Int, _ recordLine: Int) {
    let text = inputFault { try csvRecords(bytes) }
    #expect(text.hasPrefix("x.csv, line \(line): ") && text.contains(words), "\(text)")
    #expect(text.hasSuffix(" (the row starts on line \(recordLine))") == (line != recordLine))
  }

  @Test(
    "text that is not UTF-8 is refused with the line of the first such byte",
    arguments: [
      ([0xFF], 1, 1),
      ([0x61, 0x0A, 0x61, 0x2C, 0xC3], 2, 2),
      ([0x61, 0x0A, 0x22, 0x0A, 0x0A, 0xC3, 0x0A, 0x22], 4, 2),
      // The two halves of a character, one in each of two fields.
      ([0xC3, 0x2C, 0xA9], 1, 1),
      // A surrogate, an overlong form, and a fault of CSV behind text that is none.
      ([0xED, 0xA0, 0x80], 1, 1),
      ([0xC0, 0xAF], 1, 1),
      ([0x0A, 0x80, 0x22], 2, 2),
      ([0xEF, 0xBB], 1, 1),
      // UTF-16 with its mark: a\n
      ([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00], 1, 1),
    ] as [([UInt8], Int, Int)])
  func notUTF8(bytes: [UInt8], line: Int, recordLine: Int) {
    expectFault(bytes, "the text is not UTF-8", line, recordLine)
  }

  @Test("outside of records a quote inside a field is text, and a lone carriage return as well")
  func lenient() {
    let bytes = Array("a \"b\",c\rd\n\"e\"\"f\",".utf8)
    var reader = CSVReader()
    for (expected, end) in [(["a \"b\"", "c\rd"], "line"), (["e\"f", ""], "file")] {
      let (fields, found) = reader.fields(in: bytes.span)
      #expect(fields.map { CSVReader.text(bytes.span, $0) } == expected && "\(found)" == end)
    }
    #expect(reader.line == 2 && reader.isAtEnd(of: bytes.span))
  }

  /// The number at the start of a text, and its length in bytes.
  private func integer(
    of text: [UInt8], _ read: (inout CSVReader, Span<UInt8>) -> Int?
  ) -> [Int?] {
    var reader = CSVReader()
    let value = read(&reader, text.span)
    return [value, reader.position]
  }

  @Test("every small text holds the same whole number read at once and digit by digit")
  func smallIntegers() {
    for start in texts(of: ["0", "7", "9", "-", ",", "/", ":", "ÿ"], upTo: 5) {
      for end in ["", ",", ",,,,,,,,", "\n00000000", "ÿÿÿÿÿÿÿÿ", "34567890"] {
        let text = Array((start + end).utf8)
        let found = integer(of: text) { $0.integer(in: $1) }
        let expected = integer(of: text) { $0.integerByDigit(in: $1) }
        if found != expected { Issue.record("\(start + end): \(found), not \(expected)") }
      }
    }
  }

  @Test("whole numbers of all lengths are read as they are written, before any byte")
  func integers() {
    var random = SeededGenerator(seed: 7)
    for trial in 0..<100_000 {
      let digits = trial % 13 + 1
      let value = random.number(in: 0...(0..<digits).reduce(0) { nines, _ in nines * 10 + 9 })
      let written = String(value)
      let byte = UInt8(random.number(in: 0...255))
      let behind = 0x30...0x39 ~= byte ? UInt8(ascii: ",") : byte
      let rest = (0..<8).map { _ in UInt8(random.number(in: 0...255)) }
      let text = Array(written.utf8) + [behind] + rest.prefix(trial % 9)
      let isRead = written.utf8.count <= CSVReader.mostDigits
      let expected = isRead ? [value, written.utf8.count] : [nil, 0]
      #expect(integer(of: text) { $0.integer(in: $1) } == expected, "\(text)")
    }
  }
}
