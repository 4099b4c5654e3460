import TableModel
import Testing

@Suite("Rows that a program declares")
struct DeclaredRowsTests {
  private struct Plain: TableRow {}

  private struct Note: TableRow {
    var text: String
    var isUrgent = false
    var title: String { text }
    var subtitle: String { "a note" }
    var body: String { text + text }
    var image: String? { "pen" }
    var accessory: RowAccessory { .disclosure }
    var insets: RowInsets { RowInsets(top: 1, left: 2, bottom: 3, right: 4) }
    func height(for width: Double) -> Double? { isUrgent ? width / 4 : nil }
    func configure(_ content: inout RowContent) {
      guard isUrgent else { return }
      content.subtitle = "urgent: " + content.subtitle
      content.accessory = .checkmark
      content.titleColor = 0x00FF00
      content.backgroundColor = 0xFFFF00
    }
  }

  private struct Shared: TableRow {
    var cellClass: CellClass { CellClass("Note", parts: [.image]) }
  }

  private func table(@TableBuilder _ sections: () -> [TableSection]) -> RowTable {
    RowTable(declared: sections(), source: "test")
  }

  /// Returns the titles by section, the section's title first.
  private func titles(_ table: RowTable) -> [[String]] {
    table.sections.map { [$0.title] + table.rows[$0.rows].map(\.content.title) }
  }

  @Test("a type without properties is an empty row with insets of 10 points and its own pool")
  func defaults() {
    let row = table { Plain() }.rows[0]
    #expect(row.content.title == "" && row.content.subtitle == "" && row.content.body == "")
    #expect(row.content.image == nil && row.content.accessory == .none)
    #expect(row.insets == RowInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(row.cellClass == CellClass("Plain", parts: .all))
    #expect(row.content.titleColor == nil && row.content.backgroundColor == nil)
    #expect(row.manualHeight(for: 375) == nil)
  }

  @Test("a row has the properties of its type, which `configure(_:)` receives and can override")
  func properties() {
    let row = table { Note(text: "ab") }.rows[0]
    #expect(
      row.content.title == "ab" && row.content.subtitle == "a note" && row.content.body == "abab")
    #expect(row.content.image == "pen" && row.content.accessory == .disclosure)
    #expect(row.insets == RowInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(row.cellClass == CellClass("Note"))
    let urgent = table { Note(text: "x", isUrgent: true) }.rows[0].content
    #expect(urgent.subtitle == "urgent: a note" && urgent.accessory == .checkmark)
    #expect(urgent.image == "pen")
    #expect(urgent.titleColor == 0x00FF00 && urgent.backgroundColor == 0xFFFF00)
  }

  @Test("a string is a row, and types may share a pool")
  func kinds() {
    let rows = table {
      "hello"
      Note(text: "a")
      Shared()
    }.rows
    #expect(rows[0].content.title == "hello" && rows[0].content.subtitle == "")
    #expect(rows.map(\.cellClass.name) == ["String", "Note", "Note"])
    #expect(rows.map(\.cellClass.parts) == [.all, .all, .image])
  }

  @Test("the declared height is computed for each width")
  func heights() {
    let row = table { Note(text: "a", isUrgent: true) }.rows[0]
    #expect(row.manualHeight(for: 400) == 100)
    #expect(row.manualHeight(for: 800) == 200)
    #expect(row.declaredHeight(for: 800) == 200)
    var generated = Row(title: "from a file")
    #expect(generated.manualHeight(for: 400) == nil)
    generated.height = 50
    #expect(generated.manualHeight(for: 400) == 50 && generated.declaredHeight(for: 400) == nil)
  }

  @Test("rows outside of sections form sections without title, and empty ones are left out")
  func bareRows() {
    let found = table {
      "a"
      "b"
      TableSection(header: "S", footer: "end") {
        "c"
        Note(text: "d")
      }
      "e"
      TableSection(header: "left out") {}
      TableSection { "f" }
      "g"
    }
    #expect(
      titles(found) == [["", "a", "b"], ["S", "c", "d"], ["", "e"], ["", "f"], ["", "g"]])
    #expect(found.sections.map(\.footer) == ["", "end", "", "", ""])
    #expect(table { "a" }.sections.map(\.footer) == [nil])
    #expect(table {}.rows.isEmpty)
    #expect(found.source == "test")
  }

  @Test("conditions, loops and arrays produce rows and sections", arguments: [true, false])
  func control(flag: Bool) {
    let others: [any TableRow] = ["x", Note(text: "y")]
    let sections = [TableSection(header: "A") { "a" }, TableSection(header: "B") { "b" }]
    let found = table {
      if flag { "yes" }
      if flag { "first" } else { Note(text: "second") }
      for index in 0..<3 { "\(index)" }
      others
      ["p", "q"]
      sections
      for name in ["M", "N"] {
        TableSection(header: name) {
          if flag { "in " + name }
          for index in 0..<2 {
            if index == 1 { "one" } else { "none" }
          }
          others
          ["r"]
        }
      }
    }
    let bare = (flag ? ["yes", "first"] : ["second"]) + ["0", "1", "2", "x", "y", "p", "q"]
    func inner(_ name: String) -> [String] {
      [name] + (flag ? ["in " + name] : []) + ["none", "one", "x", "y", "r"]
    }
    #expect(titles(found) == [[""] + bare, ["A", "a"], ["B", "b"], inner("M"), inner("N")])
  }

}

@Suite("The selection of a declared row")
struct RowSelectionTests {
  private final class Log: Sendable {
    nonisolated(unsafe) var lines: [String] = []
  }

  private struct Button: TableRow {
    let name: String
    let log: Log
    var deselects = false
    var title: String { name }
    var onSelect: (@Sendable (inout RowSelection) -> Void)? {
      { selection in
        log.lines.append("row \(selection.row.title) \(selection.section).\(selection.index)")
        if deselects { selection.deselect() }
      }
    }
  }

  @Test("goes to the row's action or else to its section's, which may deselect the row")
  func actions() {
    let log = Log()
    @TableBuilder var sections: [TableSection] {
      "bare"
      Button(name: "bare button", log: log)
      TableSection(onSelect: { log.lines.append("section \($0.row.title) \($0.index)") }) {
        "plain"
        Button(name: "button", log: log, deselects: true)
      }
      TableSection {
        $0.deselect()
      } rows: {
        "deselected"
      }
    }
    let table = RowTable(declared: sections, source: "test")
    let stay = table.rows.enumerated().map { $1.select(section: 10 + $0, index: 20 + $0) }
    #expect(stay == [false, true, true, false, false])
    #expect(log.lines == ["row bare button 11.21", "section plain 22", "row button 13.23"])
    // Without any action, as in a file, a row does not stay selected.
    #expect(!Row(title: "a").select(section: 0, index: 0))
  }
}
