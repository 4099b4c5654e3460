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

  @Test("a column can bear another name, and its usual name is then one of the others")
  func mappedColumns() throws {
    let found = try table("name,body,long text\na,b,c\n", [.title: "name", .body: "long text"])
    #expect(Array(found.rows) == [Row(title: "a", body: "c")])
    let twice = try table("title\na\n", [.subtitle: "title"])
    #expect(Array(twice.rows) == [Row(title: "a", subtitle: "a")])
    // A name that is not wanted may occur twice.
    #expect(try Array(table("title,x,x\na,b,c\n").rows) == [Row(title: "a")])
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

  private static let noHeader = "there is no header; the first line must name the columns"
  private static let twoLines = "title,body\r\n\"a\nb\",c\r\n"
  private static func x(_ count: Int) -> String { String(repeating: "x", count: count) }
  /// Characters that make one with the one before.
  private static func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

  /// Files that are refused, with the words after the file's name.
  private static let refused: [(text: String, columns: [RowColumn: String], words: String)] = [
    // A line that states the separator counts as a line, and is no header.
    ("sep=;\ntitle;body\na\n", [:], ", line 3: the row has 1 field, but the header has 2 fields"),
    ("sep=;\n", [:], ": there is no header"), ("sep=;", [:], ": there is no header"),
    ("sep=;\ntitle,body\na,b\n", [:], "only \"title,body\""),
    ("", [:], ": \(noHeader)"), ("\r\n\n", [:], ": \(noHeader)"),
    ("\ntitle\na", [:], ", line 1: \(noHeader)"),
    ("title\r\n\n", [:], ": there is a header, but no row below it"),
    (
      "Title,name\na,b\n", [:],
      ", line 1: no column is called \"title\", only \"Title\", \"name\"; --rows FILE title=NAME says"
        + " which holds it"
    ), ((1...14).map { "c\($0)" }.joined(separator: ",") + "\n", [:], "\"c12\" and 2 more;"),
    ("\"\n\(x(99))\"\n", [:], "only \"\\u{A}\(x(34))…\";"),
    ("x\(marks(99))\n", [:], "only \"x\(marks(38))…\";"),
    (
      "section,title,other_names\na,b,c\n", [.body: "Other_nmes"],
      ", line 1: no column is called \"Other_nmes\", the name that --rows gives for body; the columns"
        + " are \"section\", \"title\", \"other_names\"; did you mean \"other_names\"?"
    ), ("a,b\n1,2\n", [.title: "heading"], "the columns are \"a\", \"b\""),
    ("a,b\n1,2\n", [.title: "B"], "did you mean \"b\"?"),
    (
      "title,x,title\na,b,c\n", [:],
      ", line 1: 2 columns are called \"title\"; only one may be"
    ),
    (
      "title,x,x\na,b,c\n", [.body: "x"],
      ", line 1: 2 columns are called \"x\"; only one may be"
    ),
    // A row is named by its first line.
    (twoLines + "\"d\ne\"\n", [:], ", line 4: the row has 1 field, but the header has 2 fields"),
    (twoLines + "d,e,f\n", [:], ", line 4: the row has 3 fields, but the header has 2 fields"),
    (twoLines + "\r\nd,e\n", [:], ", line 4: the row is empty, but the header has 2 fields"),
    ("title\na,b", [:], ", line 2: the row has 2 fields, but the header has 1 field"),
    ("title\na\n\"b\nc\n", [:], ", line 3: the quoted field that begins here is never closed"),
    (
      "title,body\n\"a\nb\",\"c\n", [:],
      ", line 3: the quoted field that begins here is never closed (the row starts on line 2)"
    ),
  ]

  @Test("a wrong file is refused with the line and what is expected", arguments: refused)
  func refusal(text: String, columns: [RowColumn: String], words: String) {
    let error = #expect(throws: InputError.self) { try table(text, columns) }
    let fault = error?.description ?? ""
    let isWhole = words.hasPrefix(",") || words.hasPrefix(": \(Self.noHeader)")
    #expect(isWhole ? fault == "rows.csv" + words : fault.contains(words), "\(fault)")
  }

  @Test("text that is not UTF-8 is refused with its line")
  func encoding() {
    let latin1: [UInt8] = Array("title\nM".utf8) + [0xFC] + Array("nchen\n".utf8)
    let error = #expect(throws: InputError.self) { try RowTable(csv: latin1.span, name: "m.csv") }
    #expect(error?.description == "m.csv, line 2: the text is not UTF-8")
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
