import TableModel
import Testing

@Suite("Synthetic rows")
struct SyntheticRowsTests {
  @Test("a row depends on the seed and its index, not on the number of rows or the order of access")
  func determinism() {
    let few = RowTable.synthetic(count: 300, seed: 3)
    let many = RowTable.synthetic(count: 100_000_000, seed: 3)
    #expect(Array(few.rows.reversed()) == Array(many.rows.prefix(300)).reversed())
    #expect(few == RowTable.synthetic(count: 300, seed: 3))
    let others = RowTable.synthetic(count: 300, seed: 4)
    #expect(few != others)
    #expect(!zip(few.rows, others.rows).contains { $0 == $1 })
  }

  @Test("the first row does not change between versions")
  func frozen() {
    let table = RowTable.synthetic(count: 1_000, seed: 1)
    #expect(table[0].content.title == "Sesen Ke Tanfu")
    #expect(table[0].content.subtitle == "Sume · no. 1")
    #expect(table[0].height == 78)
    #expect(table.sections[0] == RowSection(title: "Ta 1", rows: 0..<107))
  }

  @Test("rows have a title, a subtitle with their number, a body of any length, and a height")
  func contents() {
    let rows = Array(RowTable.synthetic(count: 2_000, seed: 1).rows)
    #expect(
      rows.allSatisfy {
        !$0.content.title.isEmpty && $0.content.body.isEmpty == !$0.content.body.hasSuffix(".")
      })
    #expect(rows.indices.allSatisfy { rows[$0].content.subtitle.hasSuffix(" · no. \($0 + 1)") })
    #expect(
      rows.contains { $0.content.body.isEmpty } && rows.contains { $0.content.body.count > 200 })
    #expect(Set(rows.map(\.content.title)).count > 1_000)
    #expect(Set(rows.map(\.height)) == Set((36...96).map(Double.init)))
  }

  @Test("a height without its row equals that of the row")
  func heights() {
    let table = RowTable.synthetic(count: 500, seed: 9)
    for index in 0..<500 {
      let height = table.rows.manualHeight(at: index, for: 320)
      #expect(height != nil && height == table[index].manualHeight(for: 320))
    }
    let kept = RowTable(
      rows: [Row(title: "a")], sections: [RowSection(title: "", rows: 0..<1)], source: "")
    #expect(kept.rows.manualHeight(at: 0, for: 320) == nil)
  }

  @Test(
    "all sections except the last have 50 to 150 rows, and every row is in one section",
    arguments: [1, 5_000])
  func sections(count: Int) {
    let sections = RowTable.synthetic(count: count, seed: 2).sections
    var end = 0
    for (index, section) in sections.enumerated() {
      #expect(section.rows.lowerBound == end)
      #expect((index < sections.count - 1 ? 50...150 : 1...150).contains(section.rows.count))
      #expect(section.title.hasSuffix(" \(index + 1)"))
      #expect(section.rows.allSatisfy { sections.section(ofRow: $0) == index })
      end = section.rows.upperBound
    }
    #expect(end == count)
    #expect(sections.rowCounts == sections.map(\.rows.count))
  }

  @Test("a table of a hundred million rows works and can be cut")
  func many() {
    let count = RowTable.greatestSyntheticCount
    let table = RowTable.synthetic(count: count, seed: 1)
    #expect(table.count == count && table.source == "synthetic:100000000")
    #expect(table[count - 1].content.subtitle.hasSuffix("100000000"))
    #expect(table.sections.last?.rows.upperBound == count)
    let cut = table.cut(intoSectionsOf: 400...600, seed: 1)
    let middle = cut.sections.section(ofRow: count / 2)
    let section = cut.sections[middle]
    #expect(section.rows.contains(count / 2))
    let origin = table.sections.section(ofRow: section.rows.lowerBound)
    #expect(section.title == table.sections[origin].title)
    #expect([0, count / 2, count - 1].allSatisfy { cut[$0] == table[$0] })
  }
}
