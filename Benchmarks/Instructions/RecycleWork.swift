import TableModel

/// Recycles and places cells while a layout of mixed heights scrolls; without layers.
struct RecycleWork {
  /// A cell that stores its position only.
  private final class Cell {
    var top = 0.0
  }

  private let layout: TableLayout
  private var visibleRows = VisibleRows<Cell>(policy: .pool)
  private var offset: Double
  /// The change of the offset per frame, in points; negative while scrolling back.
  private var step = 18.5
  private let greatestOffset: Double

  /// In points.
  private static let displayHeight = 1_024.0

  /// A table of 40 sections of 100 rows at the middle of its content.
  init() {
    layout = TableLayout(
      rowCounts: Array(repeating: 100, count: 40),
      heights: LayoutWork.height, spaces: TableSpaces(headers: [38], footer: 18))
    greatestOffset = layout.contentHeight - Self.displayHeight
    offset = greatestOffset / 2
  }

  /// Scrolls for 100 frames; reverses at the ends.
  mutating func scroll() {
    let layout = layout
    for _ in 0..<100 {
      if offset + step < 0 || offset + step > greatestOffset { step = -step }
      offset += step
      visibleRows.update(
        to: layout.rows(intersecting: offset..<offset + Self.displayHeight),
        identifier: { row, _ in layout.position(ofRow: row).isCap ? "cap" : "middle" },
        rowID: { layout.rowID(ofRow: $0) },
        make: { _ in Cell() },
        remove: { $0.top = 0 })
      visibleRows.forEach(needing: .layout) { placed in
        let section = layout.section(ofRow: placed.row)
        placed.cell.top = layout.span(ofRow: placed.row, inSection: section).lowerBound
      }
    }
  }
}
