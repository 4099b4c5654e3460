import Files
import TableModel
import Testing

@Suite("A table from CSV")
struct RowTableCSVTests {
  private func table(
    _ text: String, _ columns: [RowColumn: String] = [:]
  ) throws -> RowTable {
    let bytes = Array(text.utf8)
    return try RowTable(csv: bytes.span, name: "rows.csv", columns: columns)
  }

  private func complaint(_ text: String, _ columns: [RowColumn: String] = [:]) -> String? {
    #expect(throws: InputError.self) { try table(text, columns) }?.description
  }

  @Test("a column can bear another name, and its usual name is then one of the others")
  func mappedColumns() throws {
    let found = try table(
      "name,body,long text\na,b,c\n", [.title: "name", .body: "long text"])
    #expect(Array(found.rows) == [Row(title: "a", body: "c")])
    let twice = try table("title\na\n", [.subtitle: "title"])
    #expect(Array(twice.rows) == [Row(title: "a", subtitle: "a")])
  }

  @Test(
    "every script and every character comes through",
    arguments: [
      "مرحبا بالعالم", "नमस्ते दुनिया", "👩‍👩‍👧‍👦🏳️‍🌈", "日本語", "e\u{301}", "\u{200F}אב\u{200E}", "\u{1}\u{7}",
      "\u{10FFFF}",
    ])
  func scripts(text: String) throws {
    for field in [text, "\"\(text)\"", "\"\(text),\"\"\(text)\"\"\r\n\"\(text)"] {
      let quoted =
        "\""
        + field.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
      let row = try table("title,subtitle\r\n\(text),\(quoted)\r\n").rows[0]
      #expect(Array(row.content.title.utf8) == Array(text.utf8))
      #expect(Array(row.content.subtitle.utf8) == Array(field.utf8))
    }
  }

  @Test("a line that states the separator counts as a line, and is no header")
  func separatorLine() {
    #expect(
      complaint("sep=;\ntitle;body\na\n")
        == "rows.csv, line 3: the row has 1 field, but the header has 2 fields")
    #expect(complaint("sep=;\n")?.hasPrefix("rows.csv: there is no header") == true)
    #expect(complaint("sep=;")?.hasPrefix("rows.csv: there is no header") == true)
    #expect(complaint("sep=;\ntitle,body\na,b\n")?.contains("only \"title,body\"") == true)
  }

  @Test("a file without header or without rows is refused")
  func nothing() {
    let noHeader = "there is no header; the first line must name the columns"
    #expect(complaint("") == "rows.csv: \(noHeader)")
    #expect(complaint("\r\n\n") == "rows.csv: \(noHeader)")
    #expect(complaint("\ntitle\na") == "rows.csv, line 1: \(noHeader)")
    #expect(complaint("title\r\n\n") == "rows.csv: there is a header, but no row below it")
  }

  @Test("a file without the column title is refused with the columns it has")
  func noTitle() {
    #expect(
      complaint("Title,name\na,b\n")
        == "rows.csv, line 1: no column is called \"title\", only \"Title\", \"name\"; "
        + "--rows FILE title=NAME says which holds it")
    let many = (1...14).map { "c\($0)" }
    #expect(
      complaint(many.joined(separator: ",") + "\n")?.contains("\"c12\" and 2 more;") == true)
    #expect(
      complaint("\"\n" + String(repeating: "x", count: 99) + "\"\n")?
        .contains("only \"\\u{A}\(String(repeating: "x", count: 34))…\";") == true)
    // One character of 100 scalars.
    let marks = { String(repeating: "\u{301}", count: $0) }
    #expect(complaint("x\(marks(99))\n")?.contains("only \"x\(marks(38))…\";") == true)
  }

  @Test("a name that the header does not have is refused with the nearest that it has")
  func unknownName() {
    #expect(
      complaint("section,title,other_names\na,b,c\n", [.body: "Other_nmes"])
        == "rows.csv, line 1: no column is called \"Other_nmes\", the name that --rows gives for "
        + "body; the columns are \"section\", \"title\", \"other_names\"; did you mean \"other_names\"?"
    )
    #expect(
      complaint("a,b\n1,2\n", [.title: "heading"])?.hasSuffix("the columns are \"a\", \"b\"")
        == true)
    #expect(complaint("a,b\n1,2\n", [.title: "B"])?.hasSuffix("did you mean \"b\"?") == true)
  }

  @Test("a header that names a wanted column twice is refused, an ignored one not")
  func duplicateColumn() throws {
    #expect(
      complaint("title,x,title\na,b,c\n")
        == "rows.csv, line 1: 2 columns are called \"title\"; only one may be")
    #expect(
      complaint("title,x,x\na,b,c\n", [.body: "x"])
        == "rows.csv, line 1: 2 columns are called \"x\"; only one may be")
    #expect(try Array(table("title,x,x\na,b,c\n").rows) == [Row(title: "a")])
  }

  @Test("a row with more or fewer fields than the header is refused with its first line")
  func ragged() {
    let text = "title,body\r\n\"a\nb\",c\r\n"
    #expect(
      complaint(text + "\"d\ne\"\n")
        == "rows.csv, line 4: the row has 1 field, but the header has 2 fields")
    #expect(
      complaint(text + "d,e,f\n")
        == "rows.csv, line 4: the row has 3 fields, but the header has 2 fields")
    #expect(
      complaint(text + "\r\nd,e\n")
        == "rows.csv, line 4: the row is empty, but the header has 2 fields")
    #expect(
      complaint("title\na,b")
        == "rows.csv, line 2: the row has 2 fields, but the header has 1 field")
  }

  @Test("a fault of CSV is told with its line, and the row's if that is another")
  func faults() {
    #expect(
      complaint("title\na\n\"b\nc\n")
        == "rows.csv, line 3: the quoted field that begins here is never closed")
    #expect(
      complaint("title,body\n\"a\nb\",\"c\n")
        == "rows.csv, line 3: the quoted field that begins here is never closed "
        + "(the row starts on line 2)"
    )
    let latin1: [UInt8] = Array("title\nM".utf8) + [0xFC] + Array("nchen\n".utf8)
    #expect(
      #expect(throws: InputError.self) { try RowTable(csv: latin1.span, name: "m.csv") }?
        .description == "m.csv, line 2: the text is not UTF-8")
  }
}

/// All sequences of at most so many of the elements, the empty one first.
struct Combinations<Element>: Sequence {
  private let all: [[Element]]

  init(of elements: [Element], upTo length: Int) {
    var longest: [[Element]] = [[]]
    var all = longest
    for _ in 0..<length {
      longest = longest.flatMap { sequence in elements.map { sequence + [$0] } }
      all += longest
    }
    self.all = all
  }

  func makeIterator() -> [[Element]].Iterator { all.makeIterator() }
}
