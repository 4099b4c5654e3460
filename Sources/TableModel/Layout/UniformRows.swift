import Geometry

/// The layout of a table with rows of equal height.
///
/// Positions are a closed formula of the number of rows and sections above. The only storage is a
/// prefix sum of row counts, one word per section. Distances are multiples of whole units and
/// therefore equal the sums of the same heights in the varied representation.
struct UniformRows: Sendable {
  private let row: Int
  let spaces: TableSpaceUnits
  /// The number of rows before each section, followed by the total number of rows.
  private let rowsBefore: [Int]

  init(rowCounts: [Int], rowHeight: Double, spaces: TableSpaceUnits) {
    row = Int(LayoutUnit.rowUnits(rowHeight))
    self.spaces = spaces
    var sums = [0]
    sums.reserveCapacity(rowCounts.count + 1)
    for count in rowCounts {
      precondition(count >= 0, "the number of rows of a section is not negative")
      sums.append(sums[sums.count - 1] + count)
    }
    rowsBefore = sums
  }

  var rowHeight: Double { LayoutUnit.points(row) }
  var sectionCount: Int { rowsBefore.count - 1 }
  var rowCount: Int { rowsBefore[sectionCount] }
  var rowCounts: [Int] { (0..<sectionCount).map { rows(inSection: $0).count } }

  func rows(inSection section: Int) -> Range<Int> {
    rowsBefore[section]..<rowsBefore[section + 1]
  }

  func section(ofRow row: Int) -> Int {
    precondition((0..<rowCount).contains(row), "row \(row) is not in the table")
    return (0..<sectionCount).partitionPoint { rowsBefore[$0 + 1] > row }
  }

  func unitTop(ofSection section: Int) -> Int {
    spaces.tableHeader + rowsBefore[section] * row + spaces.gaps(before: section)
  }

  func span(ofRow row: Int, inSection section: Int) -> Range<Double> {
    edge(row, section)..<edge(row + 1, section)
  }

  func rows(intersecting span: Range<Double>) -> Range<Int> {
    let all = 0..<sectionCount
    let first = all.partitionPoint { edge(rowsBefore[$0 + 1], $0) > span.lowerBound }
    let end = all.partitionPoint { edge(rowsBefore[$0], $0) >= span.upperBound }
    guard first < end else { return 0..<0 }
    let lower = rows(inSection: first).partitionPoint { edge($0 + 1, first) > span.lowerBound }
    let upper = rows(inSection: end - 1).partitionPoint { edge($0, end - 1) >= span.upperBound }
    return lower..<max(lower, upper)
  }

  func sections(intersecting span: Range<Double>) -> Range<Int> {
    let all = 0..<sectionCount
    let lower = all.partitionPoint { top($0 + 1) > span.lowerBound }
    let upper = all.partitionPoint { top($0) >= span.upperBound }
    return lower..<max(lower, upper)
  }

  private func top(_ section: Int) -> Double { LayoutUnit.points(unitTop(ofSection: section)) }

  /// Returns the upper edge of a row, which is the lower edge of the row before in the section.
  private func edge(_ index: Int, _ section: Int) -> Double {
    LayoutUnit.points(
      spaces.tableHeader + index * row + spaces.gaps(before: section)
        + spaces.header(ofSection: section))
  }
}
