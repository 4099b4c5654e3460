import Geometry
import TableModel

extension TableState {
  var measuresHeights: Bool { style.settings.heights.source == .measured }

  /// Returns the height of a row, in points: its own if it has one, or else that of the settings, or
  /// of its content and, unless it is plain, the margin below the background; never less than two
  /// corners.
  ///
  /// - Parameters:
  ///   - isPlain: `true` for a row in a plain section, whose measured height has no margin.
  ///   - measurer: `nil` if heights are not measured.
  package func height(
    ofRowID rowID: Int, isPlain: Bool = false, by measurer: HeightMeasurer?
  ) -> Double {
    guard let measurer else {
      return (rows.rows.areDeclared ? geometry.declaredHeight(of: rows.rows[rowID]) : nil)
        ?? settings.rowHeight
    }
    let width = geometry.scale.points(geometry.columnWidth)
    if let height = rows.rows.manualHeight(at: rowID, for: width) {
      return geometry.rowHeight(geometry.scale.pixels(height))
    }
    let row = rows.rows[rowID]
    let own = settings.ownContent(of: row)
    let type = own.map { CellClass(content: $0.id) } ?? CellClass(row.cellClass.name)
    let measured = measurer.height(
      rowID: rowID, isPlain: isPlain, cellType: type, width: geometry.columnWidth,
      make: { own?.make() ?? StandardContent() },
      measure: {
        let height = $0.measure(
          ContentRow(row, index: rowID), width: $1, in: context(isPlain: isPlain))
        require(
          own == nil || (0...geometry.scale.pixels(10_000)).contains(height),
          "the cell content \(type.name) is 0 to 10,000 points high, not \(height) px")
        return height
      })
    return geometry.rowHeight(measured + (isPlain ? 0 : geometry.margins.bottom))
  }

  /// Returns the height of a row before it is measured, in points.
  func heightBeforeMeasuring(ofRowID rowID: Int) -> Double {
    measuresHeights ? settings.heights.estimate : height(ofRowID: rowID, by: nil)
  }

  /// Sets the heights that rows declare for the current width and radius, unless rows are measured.
  ///
  /// - Complexity: O(*n* log *n*) in the number of declared rows; O(1) for other rows.
  mutating func renewDeclaredHeights() {
    guard !measuresHeights, rows.rows.areDeclared else { return }
    for row in 0..<geometry.layout.rowCount {
      let rowID = geometry.layout.rowID(ofRow: row)
      guard let height = geometry.declaredHeight(of: rows.rows[rowID]) else { continue }
      geometry.layout.setMeasuredHeight(height, ofRow: row)
    }
  }

  /// Returns the first row whose height changed; `nil` if none grew.
  mutating func advanceGrowth(to time: Double) -> Int? {
    guard let first = growingRows.rows.min() else { return nil }
    for row in growingRows.rows {
      let end = heightBeforeMeasuring(ofRowID: geometry.layout.rowID(ofRow: row))
      let start = geometry.heightBeforeGrowth(at: geometry.layout.position(ofRow: row))
      geometry.layout.setHeight(
        growingRows.height(ofRow: row, at: time, from: start, to: end) ?? end, ofRow: row)
    }
    growingRows.removeGrown(at: time)
    return first
  }
}

// Measuring

/// The rows whose heights were asked for when they came in, or that edits inserted among them.
struct MeasuredRows {
  private(set) var asked = 0..<0
  /// Indicates whether edits changed the table since rows were measured.
  var isEdited = false

  /// Asks for the heights of the rows on the display, unless edits have changed them meanwhile.
  mutating func ask(_ shown: [ShownRow]) {
    guard !isEdited, asked.isEmpty, let first = shown.first, let last = shown.last else { return }
    asked = first.row..<last.row + 1
  }

  mutating func ask(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    asked =
      asked.isEmpty
      ? rows
      : min(asked.lowerBound, rows.lowerBound)..<max(asked.upperBound, rows.upperBound)
  }

  mutating func removed(_ row: Int) {
    let (start, end) = (asked.lowerBound, asked.upperBound)
    asked = start - (row < start ? 1 : 0)..<end - (row < end ? 1 : 0)
  }

  mutating func inserted(at row: Int) {
    let (start, end) = (asked.lowerBound, asked.upperBound)
    asked = start + (row < start ? 1 : 0)..<end + (row <= end ? 1 : 0)
  }
}

extension TableState {
  /// Measures the rows that become visible, until the heights of all visible rows are known.
  ///
  /// The first row that was visible before keeps its place: the change of the heights above it is
  /// added to the offset.
  mutating func measureArrivals(_ shown: [ShownRow]) -> Changes {
    var changes = Changes()
    guard measuresHeights else { return changes }
    measuredRows.ask(shown)
    measureEdited(&changes)
    while true {
      let shown = geometry.layout.rows(intersecting: geometry.span(shownFrom: top))
      let asked = measuredRows.asked
      let anchor = shown.first { asked.contains($0) } ?? shown.lowerBound
      let before = geometry.top(ofRow: anchor)
      var hasChanged = false
      for row in shown where !asked.contains(row) || !geometry.layout.isMeasured(row) {
        guard measure(row) else { continue }
        hasChanged = true
        changes.move(from: row)
      }
      measuredRows.ask(shown)
      guard hasChanged else { return changes }
      scroll(by: geometry.top(ofRow: anchor) - before)
    }
  }

  /// Measures the rows that edits brought above the display: with the estimates of their heights,
  /// other rows would be visible.
  private mutating func measureEdited(_ changes: inout Changes) {
    guard measuredRows.isEdited else { return }
    measuredRows.isEdited = false
    let (edge, first) = (geometry.scale.points(top), measuredRows.asked.lowerBound)
    for row in first..<max(first, geometry.layout.rowCount) {
      if !geometry.layout.isMeasured(row), measure(row) { changes.move(from: row) }
      if geometry.layout.span(ofRow: row).upperBound > edge { break }
    }
  }

  /// Measures a visible row after the geometry changed, and scrolls so that it keeps its place.
  ///
  /// If it became so much shorter that it would be above the display, its last pixel stays visible.
  ///
  /// - Parameter before: The top of the row before the change, in points.
  mutating func keep(_ row: Int, at before: Double) {
    if measuresHeights { _ = measure(row) }
    scroll(by: geometry.top(ofRow: row) - before)
    let end = geometry.scale.pixels(geometry.layout.span(ofRow: row).upperBound)
    if end <= top { scroll(by: geometry.scale.points(end - 1 - top)) }
  }

  private mutating func scroll(by distance: Double) {
    guard distance != 0 else { return }
    shift += distance
    top += geometry.scale.pixels(distance)
  }

  /// Returns whether the layout changed.
  mutating func measure(_ row: Int) -> Bool {
    let rowID = geometry.layout.rowID(ofRow: row)
    let section = geometry.layout.section(ofRow: row)
    let old = geometry.layout.span(ofRow: row, inSection: section)
    let height = height(
      ofRowID: rowID, isPlain: style.isPlain(section: section), by: measurer)
    let isNew =
      !geometry.layout.isMeasured(row) || abs(old.upperBound - old.lowerBound - height) > 1e-6
    if isNew { geometry.layout.setMeasuredHeight(height, ofRow: row) }
    return isNew
  }
}
