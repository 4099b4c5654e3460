import ScrollBench
import Testing

private struct Note: TableRow {
  var text: String

  var title: String { text }
  var accessory: RowAccessory { .disclosure }
  func height(for width: Double) -> Double? { width / 10 }
  func configure(_ content: inout RowContent) { content.titleColor = 0xC02020 }
}

@TableBuilder private func table(_ notes: [Note], isLong: Bool) -> [TableSection] {
  "Above"
  TableSection(header: "Notes", footer: "Two of them.") {
    for note in notes { note }
    if isLong { "One more" }
  }
}

@Suite("Rows of one's own, with the public API alone")
struct OwnRowsTests {
  @Test("are values of any type, in sections, with conditions and loops")
  func declared() {
    let notes = [Note(text: "a"), Note(text: "b")]
    let sections = table(notes, isLong: true)
    #expect(sections.map(\.header) == ["", "Notes"])
    #expect(sections.map { $0.rows.map(\.title) } == [["Above"], ["a", "b", "One more"]])
    #expect(table(notes, isLong: false)[1].rows.count == 2)
    #expect(sections[1].rows[0].height(for: 300) == 30)
    #expect(sections[1].rows[0].cellClass != sections[1].rows[2].cellClass)
  }

  @Test("go to the command, which then reads its arguments")
  func arguments() async {
    // These are the arguments of the test runner, which the command does not accept.
    await #expect(processExitsWith: .exitCode(64)) {
      scrollBenchMain {
        "One"
        TableSection(header: "More") { "Two" }
      }
    }
  }

  @Test("must be some: a program without any ends before the command is run")
  func none() async throws {
    let result = try await #require(processExitsWith: .failure) {
      scrollBenchMain { TableSection(header: "Empty") {} }
    }
    #expect(result.exitStatus != .exitCode(64))
  }
}
