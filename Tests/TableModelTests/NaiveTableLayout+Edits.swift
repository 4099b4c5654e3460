/// The edits of ``TableLayout`` on plain arrays.
extension NaiveTableLayout {
  @discardableResult
  package mutating func insertRow(
    rowID: Int, height: Double, at index: Int, inSection section: Int, isMeasured: Bool = true
  ) -> Int {
    edit {
      $0[section].insert(
        Row(rowID: rowID, height: height, isMeasured: isMeasured), at: index)
    }
    return number(ofIndex: index, inSection: section)
  }

  package mutating func removeRow(_ row: Int) {
    let (section, index) = place(ofRow: row)
    edit { $0[section].remove(at: index) }
  }

  @discardableResult
  package mutating func moveRow(
    _ row: Int, toIndex newIndex: Int, inSection newSection: Int
  ) -> Int {
    let (section, index) = place(ofRow: row)
    edit {
      let moved = $0[section].remove(at: index)
      $0[newSection].insert(moved, at: newIndex)
    }
    return number(ofIndex: newIndex, inSection: newSection)
  }

  package mutating func setHeight(_ height: Double, ofRow row: Int) {
    let (section, index) = place(ofRow: row)
    edit { $0[section][index].height = height }
  }

  package mutating func setMeasuredHeight(_ height: Double, ofRow row: Int) {
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
