import Geometry
import TableModel
import TableViews

extension TableView {
  /// The offset that a trace's offset stands for, in points: corrected for heights above the display
  /// that turned out other than estimated, and kept within the content unless the trace itself
  /// leaves it.
  ///
  /// - Parameter reach: The greatest offset that the trace knows.
  func offset(for traced: Double, reach: Double) -> Double {
    let within = min(reach, max(0, traced))
    let kept = min(max(0, geometry.maximumOffset), max(0, within + correction))
    // What the trace is pulled past its ends is added to where it stood there.
    return kept + (traced - within)
  }

  /// Puts a row at the top of the display.
  ///
  /// - Parameter traced: The trace's offset for that moment, in points.
  func jump(to row: Int, traced: Double) {
    let layout = geometry.layout
    guard layout.rowCount > 0 else { return }
    let place = layout.span(ofRow: min(row, layout.rowCount - 1)).lowerBound
    // A row too near the end to reach the top does not count as a correction: the way back would
    // begin with a rest.
    correction = min(place, max(0, geometry.maximumOffset)) - traced
  }

  /// Asks for the heights of the rows that come on the display, until those that are there are
  /// known.
  ///
  /// The first row that was on the display stays where it is: what the rows above it turn out to be
  /// higher or lower is added to the offset.
  func measureArrivals() {
    guard state.scenario.heights.source == .measured else { return }
    var asked = driver.placed.isEmpty ? 0..<0 : driver.placed[0].row..<driver.placed.last!.row + 1
    while true {
      let shown = geometry.layout.rows(intersecting: geometry.span(shownFrom: top))
      let anchor = shown.first { asked.contains($0) } ?? shown.lowerBound
      var changed: Int?
      let before = geometry.layout.rowCount > anchor ? place(ofRow: anchor) : 0
      for row in shown where !asked.contains(row) || !geometry.layout.isMeasured(row) {
        if measure(row) { changed = min(changed ?? row, row) }
      }
      guard let changed else { return }
      asked =
        asked.isEmpty
        ? shown
        : min(
          asked.lowerBound, shown.lowerBound)..<max(
            asked.upperBound, shown.upperBound)
      driver.shifted(from: changed)
      sections.moved()
      scroll(by: place(ofRow: anchor) - before)
    }
  }

  /// Changes the geometry so that the first row on the display stays where it is.
  ///
  /// If it is so much lower now that it would be above the display, its last pixel stays there.
  func keepingFirstRow(_ change: () -> Void) {
    guard let first = driver.placed.first?.row else { return change() }
    let before = place(ofRow: first)
    change()
    if state.scenario.heights.source == .measured { _ = measure(first) }
    scroll(by: place(ofRow: first) - before)
    let end = geometry.scale.pixels(geometry.layout.span(ofRow: first).upperBound)
    if end <= top { scroll(by: geometry.scale.points(end - 1 - top)) }
  }

  private func place(ofRow row: Int) -> Double { geometry.layout.span(ofRow: row).lowerBound }

  private func scroll(by distance: Double) {
    guard distance != 0 else { return }
    correction += distance
    advance(to: top + geometry.scale.pixels(distance))
  }

  /// Asks for the height of a row.
  ///
  /// - Returns: Whether it is another one than the layout had.
  private func measure(_ row: Int) -> Bool {
    let content = geometry.layout.content(ofRow: row)
    let section = geometry.layout.section(ofRow: row)
    let old = geometry.layout.span(ofRow: row, inSection: section)
    let height = state.height(ofContent: content, in: rows, by: measurer)
    let isNews =
      !geometry.layout.isMeasured(row) || abs(old.upperBound - old.lowerBound - height) > 1e-6
    if isNews { state.geometry.layout.setMeasuredHeight(height, ofRow: row) }
    return isNews
  }
}
