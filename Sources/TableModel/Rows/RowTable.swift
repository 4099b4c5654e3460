/// Consecutive rows under one title.
package struct RowSection: Equatable, Sendable {
  /// The text of the section's header; empty for none.
  package var title: String
  /// The text of the section's footer; `nil` for the number of its rows.
  package var footer: String?
  /// The indices of the section's rows in `RowTable.rows`; never empty.
  package var rows: Range<Int>

  package init(title: String, footer: String? = nil, rows: Range<Int>) {
    self.title = title
    self.footer = footer
    self.rows = rows
  }
}

/// The data of a table: its rows in order, and their sections.
///
/// Synthetic rows and the titles of their sections are not in memory but generated on access.
package struct RowTable: Sendable {
  package let rows: RowList
  /// The sections from the top; each row is in exactly one, unless sections were left out.
  package let sections: RowSections
  /// The source of the rows: `embedded`, `synthetic:` and their number, or the path of their file,
  /// as given.
  package let source: String
  /// Indicates whether sections were left out, so that a row's number in the table is not its index
  /// in the data.
  package private(set) var isPartial = false

  init(rows: RowList, sections: RowSections, source: String) {
    self.rows = rows
    self.sections = sections
    self.source = source
  }

  package init(rows: [Row], sections: [RowSection], source: String) {
    var end = 0
    for section in sections {
      precondition(section.rows.lowerBound == end, "a section begins where the previous one ends")
      precondition(!section.rows.isEmpty, "a section has at least one row")
      end = section.rows.upperBound
    }
    precondition(end == rows.count, "every row is in a section")
    self.init(rows: RowList(.kept(rows)), sections: RowSections(.kept(sections)), source: source)
  }

  package var count: Int { rows.count }

  package subscript(index: Int) -> Row { rows[index] }
}

extension RowTable {
  /// Sections without rows are left out, with their headers and footers; footers state numbers of
  /// rows if none has a text.
  package init(declared sections: [TableSection], source: String) {
    var rows: [Row] = []
    var ranges: [RowSection] = []
    let hasFooters = sections.contains { !$0.footer.isEmpty }
    for section in sections where !section.rows.isEmpty {
      let start = rows.count
      for row in section.rows {
        rows.append(Row(RowDeclaration(row: row, sectionAction: section.onSelect)))
      }
      ranges.append(
        RowSection(
          title: section.header, footer: hasFooters ? section.footer : nil,
          rows: start..<rows.count))
    }
    self.init(rows: rows, sections: ranges, source: source)
  }

  /// Returns the same rows in new sections of random sizes, as on a settings screen.
  ///
  /// Sizes are uniformly distributed; the last section has the remaining rows, which may be fewer
  /// than the minimum. A new section has no footer and the title of the original section of its
  /// first row, with a number from 2 on.
  ///
  /// - Complexity: O(*n*) in the number of sections, each of which takes 8 bytes.
  package func cut(intoSectionsOf sizes: ClosedRange<Int>, seed: UInt64) -> RowTable {
    let runs = SeededRuns(rowCount: rows.count, sizes: sizes, seed: seed)
    return RowTable(
      rows: rows, sections: RowSections(.cut(runs, titles: sections.uncut)), source: source)
  }

  /// Returns some sections of the table, by their numbers from 0, in the given order; `nil` if it
  /// does not have them all.
  package func keeping(sections numbers: [Int]) -> RowTable? {
    guard numbers.allSatisfy(sections.indices.contains) else { return nil }
    var table = RowTable(
      rows: rows, sections: RowSections(.kept(numbers.map { sections[$0] })), source: source)
    table.isPartial = true
    return table
  }

  /// The indices of the rows in ``rows``, from the top of the table.
  package var rowIDs: [Int] { sections.flatMap(\.rows) }

  package static let greatestSyntheticCount = 100_000_000

  /// Returns a table of rows that are generated from a seed on access.
  ///
  /// Titles, subtitles, bodies of varying length and heights depend only on the seed and the row's
  /// index, and no row is stored. Sections have 50 to 150 rows and take 8 bytes each.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  package static func synthetic(count: Int, seed: UInt64) -> RowTable {
    precondition(
      (1...greatestSyntheticCount).contains(count), "the count is from 1 to 100,000,000")
    let rows = SyntheticRows(count: count, seed: seed)
    let runs = SeededRuns(rowCount: count, sizes: 50...150, seed: seed)
    return RowTable(
      rows: RowList(.synthetic(rows)), sections: RowSections(.synthetic(runs, rows)),
      source: "synthetic:\(count)")
  }
}
