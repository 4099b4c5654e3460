import FileTesting
import Files
import TableModel
import Testing

@Suite("Rows that are read from the records of a file")
struct RowRecordsTests {
  private func table(_ text: String) throws -> RowTable {
    let bytes = try TextEncoding.utf8(of: Array(text.utf8), file: "rows.csv")
    return try RowTable(csv: bytes.span, name: "rows.csv")
  }

  /// The table that the naive parser's records make; `nil` if the file is to be refused.
  private func naive(_ text: String) -> RowTable? {
    guard var records = NaiveCSV.records(text), records.count > 1 else { return nil }
    let header = records.removeFirst().fields
    var rows: [Row] = []
    var sections: [RowSection] = []
    for record in records {
      guard record.fields.count == header.count else { return nil }
      func field(_ name: String) -> String {
        header.firstIndex(of: name).map { record.fields[$0] } ?? ""
      }
      rows.append(Row(title: field("title"), subtitle: field("subtitle"), body: field("body")))
      let name = field("section")
      let title = name.allSatisfy(\.isWhitespace) ? "" : name
      let first = sections.last?.title == title ? sections.removeLast().rows.lowerBound : nil
      sections.append(RowSection(title: title, rows: (first ?? rows.count - 1)..<rows.count))
    }
    return RowTable(rows: rows, sections: sections, source: "rows.csv")
  }

  @Test(
    "every small file is read, or refused, as by the naive parser",
    arguments: ["title\n", "section,title\n", "body,title\r\n", "title,\"x\",section\n"])
  func smallFiles(header: String) {
    for pieces in Combinations(of: ["a", ",", "\"", "\n", "\r\n", "é"], upTo: 5) {
      let text = header + pieces.joined()
      let found = try? table(text)
      let expected = naive(text)
      if found != expected {
        Issue.record("\(text.debugDescription): \(found as Any) instead of \(expected as Any)")
      }
    }
  }

  @Test("random files are read as by the naive parser", arguments: 0..<60 as Range<UInt64>)
  func randomFiles(seed: UInt64) throws {
    // The numbers of a table whose own rows are told by its seed.
    let choices = RowTable.synthetic(count: 1_000, seed: seed).rows
    var next = 0
    func number(below limit: Int) -> Int {
      next += 1
      return Int(choices.manualHeight(at: next - 1, for: 0)!) % limit
    }
    let pieces = ["a", "b c", "é", "日本", "\"\"", ",", "\n", "\r\n", "\u{FEFF}", " ", "e\u{301}"]
    func field() -> String {
      let isQuoted = number(below: 2) == 0
      let count = number(below: 4)
      let text = (0..<count).map { _ in pieces[number(below: pieces.count)] }.joined()
      return isQuoted ? "\"" + text + "\"" : text.filter { !"\",\n\r\n".contains($0) }
    }
    var text = ["", "\u{FEFF}"][number(below: 2)] + "body,section,title,x,subtitle\n"
    for _ in 0...number(below: 20) {
      let section = ["A", "B", "", " ", "\"A\"", "\"b\"\"c\""][number(below: 6)]
      let fields = [field(), section, field(), field(), field()]
      text += fields.joined(separator: ",") + ["\n", "\r\n"][number(below: 2)]
    }
    text += ["", "\n", "\r\n\n"][number(below: 3)]
    let naiveText = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let found = try table(text)
    let expected = try #require(naive(naiveText))
    #expect(found == expected, "seed \(seed): \(text.debugDescription)")
    #expect(found.sections.rowCounts == expected.sections.map(\.rows.count))
    let cut = found.cut(intoSectionsOf: 1...3, seed: seed)
    #expect(cut == expected.cut(intoSectionsOf: 1...3, seed: seed))
  }

  @Test("canonically equivalent names form one section")
  func alikeNames() throws {
    let found = try table("section,title\né,a\ne\u{301},b\n\" \",c\n\u{A0},d\n")
    #expect(
      Array(found.sections) == [
        RowSection(title: "é", rows: 0..<2), RowSection(title: "", rows: 2..<4),
      ])
    #expect((0..<4).map { found.sections.section(ofRow: $0) } == [0, 0, 1, 1])
  }

  @Test("a file of more rows than the limit is refused with it, at its line")
  func tooManyRows() throws {
    let text = "title\n" + String(repeating: "a\n", count: RowTable.mostFileRows + 1)
    let error = #expect(throws: InputError.self) { try table(text) }
    #expect(
      error?.description
        == "rows.csv, line 2000002: there are more than 2,000,000 rows, the most that are read")
  }
}
