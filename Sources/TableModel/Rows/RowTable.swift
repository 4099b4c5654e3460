/// Rows that follow each other under one title.
package struct RowSection: Equatable, Sendable {
  /// The text of the section's header; empty: a section without title.
  package var title: String
  /// The text of the section's footer; empty: none.
  package var footer: String
  /// The indices of the section's rows in `RowTable.rows`; never empty.
  package var rows: Range<Int>

  package init(title: String, footer: String = "", rows: Range<Int>) {
    self.title = title
    self.footer = footer
    self.rows = rows
  }
}

/// All that a list says: its rows in order, and the sections that hold them.
///
/// Neither rows nor sections need be in memory: those of a large file are read, and synthetic ones
/// made, when they are asked for.
package struct RowTable: Equatable, Sendable {
  package let rows: RowList
  /// The sections from the top: each row lies in exactly one.
  package let sections: RowSections
  /// Where the rows came from: `embedded`, `synthetic:` and their number, or the path of their file
  /// as it was given.
  package let source: String

  init(rows: RowList, sections: RowSections, source: String) {
    self.rows = rows
    self.sections = sections
    self.source = source
  }

  /// - Precondition: the sections hold every row once, in order, and none of them is empty.
  package init(rows: [Row], sections: [RowSection], source: String) {
    var end = 0
    for section in sections {
      precondition(section.rows.lowerBound == end, "a section begins where the one before it ends")
      precondition(!section.rows.isEmpty, "a section has at least one row")
      end = section.rows.upperBound
    }
    precondition(end == rows.count, "every row lies in a section")
    self.init(rows: RowList(.kept(rows)), sections: RowSections(.kept(sections)), source: source)
  }

  /// The number of rows.
  package var count: Int { rows.count }

  /// A row.
  package subscript(index: Int) -> Row { rows[index] }
}
