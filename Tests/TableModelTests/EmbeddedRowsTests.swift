import TableModel
import Testing

@Suite("The embedded rows")
struct EmbeddedRowsTests {
  @Test("they are 4,028 cities in 166 countries, the first and the last as in the source")
  func cities() {
    let table = RowTable.embedded()
    #expect(table.rows.count == 4_028)
    #expect(table.sections.count == 166)
    #expect(Set(table.sections.map(\.title)).count == 166)
    #expect(table.source == "embedded")
    #expect(table.sections.first == RowSection(title: "Afghanistan", rows: 0..<6))
    #expect(table.rows[0].content.title == "Kabul")
    #expect(table.rows[0].content.subtitle == "4,434,550 · Asia/Kabul")
    #expect(table.rows[0].content.body.hasPrefix("Cabool · Cabul · Cabúl · KBL"))
    #expect(table.rows[0].content.body.hasSuffix("カーブル · 喀布爾"))
    #expect(table.sections.last?.title == "Zimbabwe")
    #expect(table.rows.last?.content.title == "Gweru")
    #expect(table.rows.last?.content.subtitle == "158,200 · Africa/Harare")
    // A title, a population of 150,000 or more, and a time zone.
    for row in table.rows {
      #expect(!row.content.title.isEmpty)
      let parts = row.content.subtitle.split(separator: " · ")
      #expect(parts.count == 2)
      #expect(Int(parts[0].filter { $0 != "," }) ?? 0 >= 150_000)
      #expect(parts[1].contains("/"))
    }
  }
}
