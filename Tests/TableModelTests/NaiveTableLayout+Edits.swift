import TableModel

extension NaiveTableLayout {
  /// Returns the sections that intersect a span, headers and footers included.
  func sections(intersecting span: Range<Double>) -> [Int] {
    let tops = headers.map(\.lowerBound) + [footers.last?.upperBound ?? 0]
    return headers.indices.filter {
      tops[$0] < span.upperBound && tops[$0 + 1] > span.lowerBound
    }
  }
}

/// The edits of a layout on plain arrays.
extension NaiveTableLayout {
  @discardableResult
  mutating func insertRow(
    rowID: Int, height: Double, at index: Int, inSection section: Int, isMeasured: Bool = true
  ) -> Int {
    edit {
      $0[section].insert(
        Row(rowID: rowID, height: height, isMeasured: isMeasured), at: index)
    }
    return number(ofIndex: index, inSection: section)
  }

  mutating func removeRow(_ row: Int) {
    let (section, index) = place(ofRow: row)
    edit { $0[section].remove(at: index) }
  }

  @discardableResult
  mutating func moveRow(
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
    let section = rows[row].section
    return (section, row - rows.firstIndex { $0.section == section }!)
  }

  private func number(ofIndex index: Int, inSection section: Int) -> Int {
    sections[..<section].reduce(0) { $0 + $1.count } + index
  }
}
