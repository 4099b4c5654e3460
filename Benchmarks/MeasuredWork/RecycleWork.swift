import TableModel

/// Recycles and places cells while a layout of mixed heights scrolls; without layers.
package struct RecycleWork {
  /// A cell that stores its position only.
  private final class Cell {
    var top = 0.0
  }

  private let layout: TableLayout
  private var visibleRows = VisibleRows<Cell>(policy: .pool)
  private var offset: Double
  /// The change of the offset per frame, in points; negative while scrolling back.
  private var step: Double
  private let greatestOffset: Double

  /// In points.
  private static let displayHeight = 1_024.0

  /// A table at the middle of its content.
  ///
  /// - Parameter step: The scrolled distance per frame, in points.
  package init(rows: Int, sections: Int, step: Double) {
    layout = TableLayout(
      rowCounts: Array(repeating: rows / sections, count: sections),
      heights: LayoutWork.height, spaces: TableSpaces(headers: [38], footer: 18))
    greatestOffset = layout.contentHeight - Self.displayHeight
    offset = greatestOffset / 2
    self.step = step
  }

  /// Scrolls for a number of frames; reverses at the ends.
  package mutating func scroll(frames: Int) {
    let layout = layout
    for _ in 0..<frames {
      if offset + step < 0 || offset + step > greatestOffset { step = -step }
      offset += step
      visibleRows.update(
        to: layout.rows(intersecting: offset..<offset + Self.displayHeight),
        identifier: { layout.position(ofRow: $0).isCap ? "cap" : "middle" },
        rowID: { layout.rowID(ofRow: $0) },
        make: { _ in Cell() },
        remove: { $0.top = 0 })
      visibleRows.forEachToLayout { placed in
        let section = layout.section(ofRow: placed.row)
        placed.cell.top = layout.span(ofRow: placed.row, inSection: section).lowerBound
      }
    }
  }
}
