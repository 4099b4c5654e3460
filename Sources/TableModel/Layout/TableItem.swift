/// What an ``ItemTree`` holds in order from the top: the start of a section, or a row.
struct TableItem: Sendable {
  /// The height of a row in units; negative while it is an estimate; 0 for the start of a section.
  private var mark: Int32
  /// The index of a row's content in the data.
  let content: UInt32

  static let sectionStart = TableItem(mark: 0, content: 0)

  /// - Precondition: `units` is positive.
  static func row(content: UInt32, units: Int32, isMeasured: Bool) -> TableItem {
    precondition(units > 0, "a row has a height")
    return TableItem(mark: isMeasured ? units : -units, content: content)
  }

  var isSectionStart: Bool { mark == 0 }
  var isMeasured: Bool { mark > 0 }
  var units: Int { abs(Int(mark)) }
}

/// What the items of a part of a table add up to.
struct ItemSum: Sendable {
  var units = 0
  var rows: Int32 = 0
  var sections: Int32 = 0

  var items: Int { Int(rows) + Int(sections) }

  /// Wraps rather than traps, to be quick: the number of items is bounded where they are made.
  static func += (sum: inout ItemSum, other: ItemSum) {
    sum.units &+= other.units
    sum.rows &+= other.rows
    sum.sections &+= other.sections
  }

  static func += (sum: inout ItemSum, item: TableItem) {
    let start: Int32 = item.isSectionStart ? 1 : 0
    sum.units &+= item.units
    sum.sections &+= start
    sum.rows &+= 1 &- start
  }

  static func -= (sum: inout ItemSum, item: TableItem) {
    sum.units -= item.units
    if item.isSectionStart { sum.sections -= 1 } else { sum.rows -= 1 }
  }
}
