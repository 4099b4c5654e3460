extension RowTable {
  /// The same rows in new sections, each of a size drawn from a range, as in a screen of settings.
  ///
  /// The table's own sections are not looked at but for their titles: a cut section bears the title
  /// of the section that its first row came from, and no footer. The last section takes what is
  /// left, which may be fewer rows than the least size.
  ///
  ///     RowTable.embedded().cut(intoSectionsOf: 1...8, seed: 1)
  ///
  /// - Parameters:
  ///   - sizes: The least and the greatest number of rows of a section, each size as likely as any
  ///     other.
  ///   - seed: One seed cuts the same rows alike on every machine.
  /// - Precondition: the least size is at least 1.
  /// - Complexity: O(*n*) in the number of sections, of which a quarter of a byte each is stored.
  package func cut(intoSectionsOf sizes: ClosedRange<Int>, seed: UInt64) -> RowTable {
    let runs = SeededRuns(rowCount: rows.count, sizes: sizes, seed: seed)
    return RowTable(
      rows: rows, sections: RowSections(.cut(runs, titles: sections)), source: source)
  }
}
