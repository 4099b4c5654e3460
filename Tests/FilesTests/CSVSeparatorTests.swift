import FileTesting
import Files
import SeededRandom
import Testing

@Suite("The separator of a CSV file")
struct CSVSeparatorTests {
  @Test(
    "is stated by a line above the header, or the one that the header has",
    arguments: [
      ("frame;frame_ms\n1;16,67\n", ";"), ("frame\tframe_ms\r\n1\t16,67\r\n", "\t"),
      ("frame,frame_ms\n1,16.67\n", ","), ("", ","), ("\n", ","), ("title", ","),
      ("title\na;b\n", ","), ("title;\na\n", ";"), ("a;b", ";"),
      // Quoted fields.
      ("\"a;b\"\nc;d\n", ","), ("\"a,b\";c\n1;2\n", ";"), ("\"a;b\",c;d\n1,2\n", ","),
      ("\"a;\n\";c\n1;2\n", ";"),
      // Headers with several of them: the next line decides.
      ("time (s, monotonic);frame_ms;fps\n1;16,7;60\n", ";"),
      ("title,a;b;c\nx,y\n", ","), ("a,b;c\n1;2\n", ","), ("a;b\tc\td\n1\t2\t3\n", "\t"),
      ("a;b\tc\n1;2\n", ";"), ("a, b; c; d", ","),
      // Lines that state it.
      ("sep=;\na;b\n", ";"), ("sep=,\na,b;c;d\n1;2;3\n", ","), ("sep=\t\r\na\tb\r\n", "\t"),
      ("SEP=|\na|b;c\n", "|"), ("\"sep=;\"\r\na,b\r\n", ";"), ("sep=;", ";"),
      ("sep=x\na;b\n", ","), ("sep=1\n", ","), ("sep=;;\n1;2\n", ";"), ("sep=\na;b\n", ","),
      ("sep=\"\n", ","), ("\"sep=;\"x\na\n", ","), ("sep=é\na;b\n", ","),
    ])
  func detection(text: String, separator: String) {
    let bytes = Array(text.utf8)
    var reader = CSVReader()
    reader.detectSeparator(in: bytes.span)
    #expect(String(decoding: [reader.separator], as: UTF8.self) == separator, "\(text)")
  }

  @Test("that is stated holds for all lines, and its line is counted")
  func stated() {
    let bytes = Array("sep=;\r\na,b,c\n1;2\n".utf8)
    var reader = CSVReader()
    for line in 2...3 {
      reader.detectSeparator(in: bytes.span)
      #expect(reader.line == line && reader.separator == UInt8(ascii: ";"))
      let fields = reader.fields(in: bytes.span).0
      #expect(fields.count == line - 1)
    }
    #expect(reader.position == bytes.count)
  }

  @Test("is read like a comma: a file with the two exchanged has the same fields")
  func exchanged() throws {
    var random = SeededGenerator(seed: 3)
    let pieces = ["a", ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "é", "1"]
    for separator in [";", "\t"] {
      for _ in 0..<5_000 {
        let body = (0..<random.number(in: 0...12)).map { _ in
          pieces[random.number(in: 0...pieces.count - 1)]
        }
        let exchanged = body.map { $0 == "," ? separator : $0 == separator ? "," : $0 }
        let commas = "sep=,\n" + body.joined()
        let others = "sep=\(separator)\n" + exchanged.joined()
        func swapped(_ text: String) -> String {
          String(text.map { $0 == "," ? Character(separator) : "\($0)" == separator ? "," : $0 })
        }
        let expected = try? csvRecords(Array(commas.utf8), findsSeparator: true)
        let found = try? csvRecords(Array(others.utf8), findsSeparator: true)
        let fields = found?.map { NaiveCSV.Record(line: $0.line, fields: $0.fields.map(swapped)) }
        if fields != expected { Issue.record("\(commas.debugDescription): \(fields as Any)") }
      }
    }
  }

  private func decimal(_ text: String, allowsComma: Bool) -> Double? {
    let bytes = Array(text.utf8)
    return CSVReader.decimal(bytes.span, bytes.indices, allowsComma: allowsComma)
  }

  @Test(
    "that is no comma leaves one comma to numbers, and none beside a point",
    arguments: [
      ("16,7", 16.7), ("-0,25", -0.25), (",5", 0.5), ("5,", 5), ("16.7", 16.7), ("1,2,3", nil),
      ("1.2,3", nil), ("1,234.5", nil), (",", nil),
    ] as [(String, Double?)])
  func decimalComma(text: String, value: Double?) {
    #expect(decimal(text, allowsComma: true) == value)
    #expect(decimal(text, allowsComma: false) == (text.contains(",") ? nil : value))
  }
}
