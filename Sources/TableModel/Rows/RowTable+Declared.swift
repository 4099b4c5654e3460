extension RowTable {
  /// Makes a table of declared sections.
  ///
  /// Sections without rows are left out, with their headers and footers.
  ///
  /// - Parameter source: What reports say the rows are from.
  /// - Complexity: O(*n*) in the number of rows; each is asked once for what it says.
  package init(declared sections: [TableSection], source: String) {
    var rows: [Row] = []
    var ranges: [RowSection] = []
    for section in sections where !section.rows.isEmpty {
      let start = rows.count
      for row in section.rows {
        rows.append(Row(RowDeclaration(row: row, sectionHandler: section.onSelect)))
      }
      ranges.append(
        RowSection(title: section.header, footer: section.footer, rows: start..<rows.count))
    }
    self.init(rows: rows, sections: ranges, source: source)
  }
}
