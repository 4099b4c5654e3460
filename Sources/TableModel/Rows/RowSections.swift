import Geometry

/// The sections of a table from the top; the titles of synthetic and of cut rows are created on
/// access.
package struct RowSections: RandomAccessCollection, Sendable {
  indirect enum Source: Sendable {
    case kept([RowSection])
    /// Sections cut from other rows, with titles of the original sections, numbered.
    case cut(SeededRuns, titles: RowSections)
    case synthetic(SeededRuns, SyntheticRows)
  }

  private let source: Source

  init(_ source: Source) {
    self.source = source
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch source {
    case .kept(let sections): sections.count
    case .cut(let runs, _), .synthetic(let runs, _): runs.count
    }
  }

  package subscript(index: Int) -> RowSection {
    if case .kept(let sections) = source { return sections[index] }
    return RowSection(title: title(ofSection: index), rows: rows(inSection: index))
  }

  /// Returns the indices of a section's rows, without creating its title.
  package func rows(inSection index: Int) -> Range<Int> {
    switch source {
    case .kept(let sections): sections[index].rows
    case .cut(let runs, _), .synthetic(let runs, _): runs[index]
    }
  }

  /// - Complexity: O(*n*) in the number of sections; titles are not created.
  package var rowCounts: [Int] { indices.map { rows(inSection: $0).count } }

  /// - Complexity: O(log *n*) in the number of sections.
  package func section(ofRow row: Int) -> Int {
    switch source {
    case .cut(let runs, _), .synthetic(let runs, _): return runs.index(ofRow: row)
    case .kept(let sections):
      return sections.indices.dropFirst().partitionPoint { sections[$0].rows.lowerBound > row } - 1
    }
  }

  private func title(ofSection index: Int) -> String {
    switch source {
    case .kept(let sections): sections[index].title
    case .cut(let runs, let titles): Self.title(ofRun: index, in: runs, from: titles)
    case .synthetic(_, let rows): rows.title(ofSection: index)
    }
  }
}

extension RowSections {
  var uncut: RowSections {
    if case .cut(_, let titles) = source { titles } else { self }
  }

  /// Returns the title of the section that a run's first row was in, with a number from 2 on if
  /// another run began in that section before.
  private static func title(
    ofRun index: Int, in runs: SeededRuns, from titles: RowSections
  ) -> String {
    let section = titles.section(ofRow: runs[index].lowerBound)
    let start = titles.rows(inSection: section).lowerBound
    let run = runs.index(ofRow: start)
    let number = index - (runs[run].lowerBound < start ? run + 1 : run)
    let title = titles.title(ofSection: section)
    return number == 0 || title.isEmpty ? title : "\(title) \(number + 1)"
  }
}
