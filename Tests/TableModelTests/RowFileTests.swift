import FileTesting
import Files
import Foundation
import TableModel
import Testing

@Suite("A table from a file")
struct RowFileTests {
  private func withFile(_ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
    try withTestFolder { folder in
      let path = folder + "/rows.csv"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      try body(path)
    }
  }

  private func complaint(_ path: String) -> String? {
    #expect(throws: InputError.self) { try RowTable(csvFile: path) }?.description
  }

  @Test("a file of many chunks gives the same table as its bytes at once")
  func chunks() throws {
    let text = (0..<20_000).map { "S\($0 / 7),\"Zeile \($0)\n\",\"Übung „\"\"\($0)\"\"“\"\r\n" }
    let bytes = Array(("section,title,text\r\n" + text.joined()).utf8)
    try withFile(bytes) { path in
      let table = try RowTable(csvFile: path, columns: [.body: "text"])
      #expect(table.source == path)
      #expect(table.rows.count == 20_000)
      #expect(table == (try RowTable(csv: bytes.span, name: path, columns: [.body: "text"])))
    }
  }

  /// A file of somewhat more than 9 MiB, each of its rows some 100 KB.
  private var longText: String {
    "title,body\n"
      + (0..<94).map { "\($0),\"" + String(repeating: "\($0), ", count: 25_000) + "\"\n" }.joined()
  }

  @Test("the progress of a long file is reported, and its rows are those of its bytes")
  func long() throws {
    try withFile(longText.utf8) { path in
      var fractions: [Double] = []
      let table = try RowTable(csvFile: path) { fractions.append($0) }
      #expect(fractions.count == 2 && fractions == fractions.sorted())
      #expect(fractions.allSatisfy { (0.3..<1).contains($0) })
      #expect(table.count == 94)
      for (index, row) in table.rows.enumerated() {
        #expect(row.content.title == "\(index)")
        #expect(row.content.body == String(repeating: "\(index), ", count: 25_000))
      }
    }
  }

  @Test(
    "a file of a spreadsheet is read in its encoding and with its separator",
    arguments: [
      ("\u{FEFF}title;subtitle\r\nMüller, Anna;Ärztin\r\n", "Müller, Anna", "Ärztin"),
      ("title\tsubtitle\nAda\tEng\n", "Ada", "Eng"),
      ("sep=,\ntitle,subtitle\nAda,Eng\n", "Ada", "Eng"),
      ("\u{FEFF}sep=;\r\ntitle;subtitle\r\nAda;Eng\r\n", "Ada", "Eng"),
      ("\u{FEFF}\"title\",subtitle\n日本,👩‍👩‍👧\n", "日本", "👩‍👩‍👧"),
    ])
  func spreadsheets(text: String, title: String, subtitle: String) throws {
    let units = Array(text.utf16)
    let forms = [
      Array(text.utf8), units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ]
    for bytes in forms {
      try withFile(bytes) { path in
        let table = try RowTable(csvFile: path)
        #expect(Array(table.rows) == [Row(title: title, subtitle: subtitle)], "\(bytes)")
      }
    }
  }

  @Test("a fault is told with its line, also beyond the first chunk, and the name that is given")
  func faults() throws {
    try withFile(("title\n" + String(repeating: "abcdefg\n", count: 30_000) + "a,b\n").utf8) {
      path in
      #expect(
        complaint(path)
          == "\(path), line 30002: the row has 2 fields, but the header has 1 field")
    }
    try withFile("title\nAda\0\n".utf8) { path in
      let error = #expect(throws: InputError.self) {
        try RowTable(csvFile: path, named: "people.csv")
      }
      #expect(error?.description.hasPrefix("people.csv, line 2: a NUL character") == true)
    }
    try withFile("title\na\n".utf8) { path in
      // The file has no blocks on the device.
      #expect(truncate(path, RowTable.mostFileBytes + 1) == 0)
      #expect(complaint(path) == "\(path) is too long: at most 268,435,456 bytes are read")
    }
  }

  @Test("a path that leads to no file is refused")
  func noFile() throws {
    try withFile([]) { path in
      #expect(
        complaint(path) == "\(path): there is no header; the first line must name the columns")
      #expect(complaint(path + "/x") == "\(path)/x cannot be read (Not a directory)")
      #expect(complaint(path + "x") == "\(path)x cannot be read (No such file or directory)")
      #expect(complaint("") == " cannot be read (No such file or directory)")
    }
    try withTestFolder { folder in
      #expect(complaint(folder) == "\(folder) is a folder: a regular file is expected")
    }
  }

  @Test("a file without permission to read is refused", .enabled(if: geteuid() != 0))
  func noPermission() throws {
    try withFile("title\na\n".utf8) { path in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      #expect(complaint(path) == "\(path) cannot be read (Permission denied)")
    }
  }
}
