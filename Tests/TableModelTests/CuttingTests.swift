import TableModel
import Testing

@Suite("Rows cut into sections")
struct CuttingTests {
  private func table(_ sizes: [Int]) -> RowTable {
    var end = 0
    let sections = sizes.enumerated().map { index, size in
      end += size
      return RowSection(title: "S\(index)", rows: end - size..<end)
    }
    return RowTable(
      rows: (0..<end).map { Row(title: "\($0)") }, sections: sections, source: "test")
  }

  @Test("all sizes except the last are in the range, and no row is lost")
  func sizes() {
    for rows in 0...12 {
      for least in 1...4 {
        for most in least...5 {
          for seed in 0..<5 as Range<UInt64> {
            let whole = table(Array(repeating: 1, count: rows))
            let cut = whole.cut(intoSectionsOf: least...most, seed: seed)
            let counts = cut.sections.map(\.rows.count)
            #expect(counts.reduce(0, +) == rows)
            #expect(counts.dropLast().allSatisfy((least...most).contains))
            #expect(counts.last.map { (1...most).contains($0) } ?? true)
            #expect(Array(cut.rows) == Array(whole.rows))
            #expect(cut.source == whole.source)
          }
        }
      }
    }
  }

  /// The titles that sections of a table should have, cut from another one.
  private func titles(_ cut: RowTable, from whole: RowTable) -> [String] {
    var counts: [String: Int] = [:]
    return cut.sections.map { section in
      let origin = whole.sections.first { $0.rows.contains(section.rows.lowerBound) }!.title
      counts[origin, default: 0] += 1
      return counts[origin] == 1 ? origin : "\(origin) \(counts[origin]!)"
    }
  }

  @Test("a section has the title of the original section of its first row, numbered from 2 on")
  func titles() {
    for sizes in Combinations(of: [1, 2, 3], upTo: 4) {
      let whole = table(sizes)
      for size in 1...4 {
        let cut = whole.cut(intoSectionsOf: size...size, seed: 7)
        #expect(cut.sections.map(\.title) == titles(cut, from: whole))
        #expect(Set(cut.sections.map(\.title)).count == cut.sections.count)
      }
    }
  }

  @Test("a table can be cut repeatedly, and its sections are found by row")
  func again() {
    let whole = table(Array(repeating: 7, count: 40))
    for seed in 0..<20 as Range<UInt64> {
      let first = whole.cut(intoSectionsOf: 2...5, seed: seed)
      let second = first.cut(intoSectionsOf: 1...9, seed: seed + 1)
      #expect(second.sections.rowCounts == second.sections.map(\.rows.count))
      #expect(second.sections.map(\.title) == titles(second, from: whole))
      for (index, section) in second.sections.enumerated() {
        #expect(section.rows.allSatisfy { second.sections.section(ofRow: $0) == index })
      }
    }
  }

  @Test(
    "every size of 1...8 occurs about equally often, two rows in five are caps, and the seed matters"
  )
  func settings() {
    let table = RowTable.embedded()
    let cut = table.cut(intoSectionsOf: 1...8, seed: 1)
    #expect(cut != table.cut(intoSectionsOf: 1...8, seed: 2))
    let sections = Dictionary(grouping: cut.sections, by: \.rows.count).mapValues(\.count)
    let caps = cut.sections.map { min($0.rows.count, 2) }.reduce(0, +)
    #expect(sections.keys.sorted() == Array(1...8))
    #expect(sections.values.allSatisfy { (80...150).contains($0) })
    #expect(cut.sections.count == 928)
    #expect(caps == 1_727)
  }
}
