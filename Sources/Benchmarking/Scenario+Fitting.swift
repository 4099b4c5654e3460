extension Scenario {
  /// Makes rows fit a display that is narrower than another scenario's, rounded wherever those of the
  /// other are.
  ///
  /// - Parameter width: Of the display, or of its shorter side if it is turned, in points.
  mutating func fitRows(like other: Scenario, width: Double) {
    let isRounded = TableGeometry(other, rowCounts: [1]).radius > 0
    let covered = min(12, width / 10)
    safeArea.left = min(safeArea.left, covered)
    safeArea.right = min(safeArea.right, covered)
    // Room for two corners and a point between them.
    let narrowest = 2 * (radius + rowMargins.side) + 1
    let room = width - safeArea.left - safeArea.right - narrowest
    inset = min(other.inset, max(0, room / 2))
    maximumWidth = other.maximumWidth > 0 ? max(narrowest, min(other.maximumWidth, 180)) : 0
    if isRounded, inset == 0, maximumWidth == 0 || maximumWidth >= width {
      inset = min(20, width / 8)
    }
  }
}
