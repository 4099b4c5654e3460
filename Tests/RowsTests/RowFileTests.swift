import Foundation
import Rows
import Testing

@Suite("A table from a file")
struct RowFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "RowFileTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Does something with the path of a file, then removes the file.
  private func withFile(_ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "rows.csv")
    try Data(bytes).write(to: file)
    try body(file.path)
  }

  private func complaint(_ path: String) -> String? {
    #expect(throws: RowFileError.self) { try RowTable(csvFile: path) }?.description
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

  @Test("a fault beyond the first chunk is told with its line")
  func lateFault() throws {
    try withFile(("title\n" + String(repeating: "abcdefg\n", count: 30_000) + "a,b\n").utf8) {
      path in
      #expect(
        complaint(path)
          == "\(path), line 30002: the row has 2 fields, but the header has 1 field")
    }
  }

  @Test("a path that leads to no file is refused")
  func noFile() throws {
    try withFile([]) { path in
      #expect(
        complaint(path) == "\(path): there is no header; the first line must name the columns")
      #expect(complaint(path + "/x") == "\(path)/x: there is no such file")
      #expect(complaint(path + "x") == "\(path)x: there is no such file")
      #expect(complaint("") == ": there is no such file")
      #expect(
        complaint(folder.path) == "\(folder.path): this is a folder; a CSV file is wanted")
    }
  }

  @Test("a file without permission to read is refused", .enabled(if: geteuid() != 0))
  func noPermission() throws {
    try withFile("title\na\n".utf8) { path in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      #expect(complaint(path) == "\(path): there is no permission to read the file")
    }
  }

  #if os(Linux)
    @Test("a file that fails while it is read is refused with the system's reason")
    func unreadable() {
      // Nothing is mapped at the start of a process's memory.
      #expect(
        complaint("/proc/self/mem")
          == "/proc/self/mem: the file cannot be read (Input/output error)")
    }
  #endif
}
