extension RowTable {
  /// How many synthetic rows a table can have.
  package static let greatestSyntheticCount = 100_000_000

  /// Makes a table of rows that are made up from a seed when they are asked for.
  ///
  /// Titles, subtitles, bodies of very different length and heights are a matter of the seed and the
  /// row's index alone, and no row is stored. Sections hold 50 to 150 rows; a quarter of a byte a
  /// section is stored.
  ///
  ///     RowTable.synthetic(count: 10_000_000, seed: 1).rows[9_999_999].title
  ///
  /// - Precondition: the count lies in 1…100,000,000.
  /// - Complexity: O(*n*) in the number of sections.
  package static func synthetic(count: Int, seed: UInt64) -> RowTable {
    precondition(
      (1...greatestSyntheticCount).contains(count), "there are 1 to 100,000,000 synthetic rows")
    let rows = SyntheticRows(count: count, seed: seed)
    let runs = SeededRuns(rowCount: count, sizes: 50...150, seed: seed)
    return RowTable(
      rows: RowList(.synthetic(rows)), sections: RowSections(.synthetic(runs, rows)),
      source: "synthetic:\(count)")
  }
}
