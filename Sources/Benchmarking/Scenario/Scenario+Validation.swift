import TableViews

extension Scenario {
  /// Checks the consistency of several keys.
  ///
  /// - Parameter source: The name of the scenario in errors.
  package func validate(source: String) throws(ScenarioError) {
    func check(_ holds: Bool, _ reason: String) throws(ScenarioError) {
      guard holds else { throw ScenarioError(source: source, reason: reason) }
    }
    let radii =
      [table.radius]
      + events.compactMap { if case .radius(let radius) = $0.event { radius } else { nil } }
    let greatest = radii.max() ?? table.radius
    try check(
      table.rowMargins.bottom < table.lowestRow,
      "rowMargins.bottom is \(table.rowMargins.bottom) pt, which leaves nothing of a row"
        + " \(table.lowestRow) pt high")
    try check(
      greatest <= (table.lowestRow - table.rowMargins.bottom) / 2,
      "radius is \(greatest) pt, more than half of "
        + (table.heights.source == .fixed ? "rowHeight" : "the lowest row that can be measured")
        + ", which is \(table.lowestRow) pt"
        + (table.rowMargins.bottom > 0 ? " less rowMargins.bottom" : ""))
    try check(
      table.rowHeight * table.display.scale >= 1,
      "rowHeight is \(table.rowHeight) pt, less than a device pixel")
    let longest = Double(TableSettings.Display.maximumSide)
    for (side, points) in [("width", table.display.width), ("height", table.display.height)] {
      let pixels = points * table.display.scale
      try check(
        pixels >= 0.5 && pixels < longest + 0.5,
        "display.\(side) is \(points) pt, \(Int(min(pixels.rounded(), 1e9))) px at scale"
          + " \(table.display.scale); a display has 1 to"
          + " \(TableSettings.Display.maximumSide) px a side"
      )
    }
    try check(
      (0.05...100).contains(table.display.scale),
      "display.scale is \(table.display.scale); 0.05 to 100 is accepted")
    try check(
      table.heights.estimate * table.display.scale >= 1,
      "heights.estimate is \(table.heights.estimate) pt, less than a device pixel")
    let narrowest = 2 * (greatest + table.rowMargins.side) + 1
    let covered = table.safeArea.left + table.safeArea.right
    var hasColumn = false
    for display in table.resized(amid: events.map(\.event)).map(\.display) {
      let width = display.width
      hasColumn = hasColumn || !display.hasCompactWidth
      try check(
        !display.hasCompactWidth || width > 2 * table.rowMargins.side,
        "rowMargins.side is \(table.rowMargins.side) pt, which leaves nothing of rows"
          + " \(width) pt wide"
      )
      try check(
        display.hasCompactWidth || width - 2 * table.inset - covered >= narrowest,
        "inset is \(table.inset) pt, which leaves no room for rows on a display \(width) pt wide"
          + (covered > 0 ? " less a safe area of \(covered) pt" : ""))
    }
    try check(
      table.maximumWidth == 0 || !hasColumn || table.maximumWidth - covered >= narrowest,
      "maximumWidth is \(table.maximumWidth) pt, too narrow for two corners of \(greatest) pt")
    try check(
      table.font.titleSize * table.display.scale <= 2_000
        && table.font.subtitleSize * table.display.scale <= 2_000,
      "a font size is over 2,000 px at scale"
        + " \(table.display.scale)")
    // A strategy may create an image of a whole row.
    let sizes = [
      ("rowHeight", table.rowHeight), ("heights.estimate", table.heights.estimate),
      ("sectionHeader", table.sectionHeader), ("sectionFooter", table.sectionFooter),
      ("shadows.height", table.shadows.height),
    ]
    for (key, points) in sizes {
      try check(
        points * table.display.scale <= longest,
        "\(key) is \(points) pt, more than \(TableSettings.Display.maximumSide) px at scale"
          + " \(table.display.scale)"
      )
    }
    let pulls = trace.contains { if case .overscroll = $0 { true } else { false } }
    try check(
      !pulls || table.heights.source == .fixed,
      "the trace has overscroll, but heights are measured: where such rows end is not known before")
    try check(!trace.isEmpty, "there is no trace; give at least one motion")
  }
}
