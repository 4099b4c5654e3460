/// An element of an ``ItemTree``: the start of a section, or a row.
struct TableItem: Sendable {
  /// The height of a row in units, negated for an estimate; 0 for the start of a section.
  private var mark: Int32
  /// The index of a row in the data.
  let rowID: UInt32

  static let sectionStart = TableItem(mark: 0, rowID: 0)

  static func row(rowID: UInt32, units: Int32, isMeasured: Bool) -> TableItem {
    precondition(units > 0, "the height of a row is positive")
    return TableItem(mark: isMeasured ? units : -units, rowID: rowID)
  }

  var isSectionStart: Bool { mark == 0 }
  var isMeasured: Bool { mark > 0 }
  var units: Int { abs(Int(mark)) }

  var sum: ItemSum {
    let start: Int32 = isSectionStart ? 1 : 0
    return ItemSum(units: units, rows: 1 - start, sections: start)
  }
}

struct ItemSum: Sendable {
  var units = 0
  var rows: Int32 = 0
  var sections: Int32 = 0

  var items: Int { Int(rows) + Int(sections) }

  /// Adds with wrapping arithmetic for speed; the number of items is bounded on creation.
  static func + (a: ItemSum, b: ItemSum) -> ItemSum {
    ItemSum(
      units: a.units &+ b.units, rows: a.rows &+ b.rows, sections: a.sections &+ b.sections)
  }

  static func - (a: ItemSum, b: ItemSum) -> ItemSum {
    ItemSum(units: a.units - b.units, rows: a.rows - b.rows, sections: a.sections - b.sections)
  }

  static func += (a: inout ItemSum, b: ItemSum) { a = a + b }
}
