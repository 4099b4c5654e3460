import TableModel

/// A table on plain arrays that is laid out anew after every edit.
struct NaiveTable {
  struct Row {
    /// The index of the row in the data.
    let rowID: Int
    var height: Double
    var isMeasured: Bool
  }

  private var sections: [[Row]]
  private let spaces: TableSpaces
  private(set) var layout: NaiveTableLayout

  init(rowCounts: [Int], heights: (Int) -> Double, areMeasured: Bool = true, spaces: TableSpaces) {
    var rowsAbove = 0
    sections = rowCounts.map { count in
      defer { rowsAbove += count }
      return (rowsAbove..<rowsAbove + count).map {
        Row(rowID: $0, height: heights($0), isMeasured: areMeasured)
      }
    }
    self.spaces = spaces
    layout = NaiveTableLayout(rowCounts: rowCounts, heights: heights, spaces: spaces)
  }

  var rows: [Row] { sections.flatMap(\.self) }

  private mutating func edit(_ change: (inout [[Row]]) -> Void) {
    change(&sections)
    let rows = rows
    layout = NaiveTableLayout(
      rowCounts: sections.map(\.count), heights: { rows[$0].height }, spaces: spaces)
  }

  @discardableResult mutating func insertRow(
    rowID: Int, height: Double, at index: Int, inSection section: Int, isMeasured: Bool = true
  ) -> Int {
    edit {
      $0[section].insert(Row(rowID: rowID, height: height, isMeasured: isMeasured), at: index)
    }
    return number(ofIndex: index, inSection: section)
  }

  mutating func removeRow(_ row: Int) {
    let (section, index) = place(ofRow: row)
    edit { $0[section].remove(at: index) }
  }

  @discardableResult mutating func moveRow(
    _ row: Int, toIndex newIndex: Int, inSection newSection: Int
  ) -> Int {
    let (section, index) = place(ofRow: row)
    edit {
      let moved = $0[section].remove(at: index)
      $0[newSection].insert(moved, at: newIndex)
    }
    return number(ofIndex: newIndex, inSection: newSection)
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    let (section, index) = place(ofRow: row)
    edit { $0[section][index].height = height }
  }

  mutating func setMeasuredHeight(_ height: Double, ofRow row: Int) {
    let (section, index) = place(ofRow: row)
    edit {
      $0[section][index].height = height
      $0[section][index].isMeasured = true
    }
  }

  private func place(ofRow row: Int) -> (section: Int, index: Int) {
    let section = layout.rows[row].section
    return (section, row - layout.rows.firstIndex { $0.section == section }!)
  }

  private func number(ofIndex index: Int, inSection section: Int) -> Int {
    sections[..<section].reduce(0) { $0 + $1.count } + index
  }
}

extension NaiveTableLayout {
  /// Returns the sections that intersect a span, headers and footers included.
  func sections(intersecting span: Range<Double>) -> [Int] {
    let tops = headers.map(\.lowerBound) + [footers.last?.upperBound ?? 0]
    return headers.indices.filter {
      tops[$0] < span.upperBound && tops[$0 + 1] > span.lowerBound
    }
  }
}
