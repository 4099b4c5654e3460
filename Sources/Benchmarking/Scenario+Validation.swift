extension Scenario {
  /// Checks what no single key can tell: how the sizes go together.
  ///
  /// - Parameter source: What errors call the scenario.
  package func validate(source: String) throws(ScenarioError) {
    func check(_ holds: Bool, _ reason: String) throws(ScenarioError) {
      guard holds else { throw ScenarioError(source: source, reason: reason) }
    }
    let radii =
      [radius]
      + events.compactMap { if case .radius(let radius) = $0.event { radius } else { nil } }
    let greatest = radii.max() ?? radius
    try check(
      rowMargins.bottom < lowestRow,
      "rowMargins.bottom is \(rowMargins.bottom) pt, which leaves nothing of a row \(lowestRow) pt"
        + " high")
    try check(
      greatest <= (lowestRow - rowMargins.bottom) / 2,
      "radius is \(greatest) pt, more than half of "
        + (heights.source == .fixed ? "rowHeight" : "the lowest row that can be measured")
        + ", which is \(lowestRow) pt" + (rowMargins.bottom > 0 ? " less rowMargins.bottom" : ""))
    try check(
      rowHeight * display.scale >= 1, "rowHeight is \(rowHeight) pt, less than a device pixel")
    let longest = Double(Display.maximumSide)
    for (side, points) in [("width", display.width), ("height", display.height)] {
      let pixels = points * display.scale
      try check(
        pixels >= 0.5 && pixels < longest + 0.5,
        "display.\(side) is \(points) pt, \(Int(min(pixels.rounded(), 1e9))) px at scale"
          + " \(display.scale); a display has 1 to \(Display.maximumSide) px a side")
    }
    try check(
      (0.05...100).contains(display.scale),
      "display.scale is \(display.scale); 0.05 to 100 is accepted")
    try check(
      heights.estimate * display.scale >= 1,
      "heights.estimate is \(heights.estimate) pt, less than a device pixel")
    let narrowest = 2 * (greatest + rowMargins.side) + 1
    let covered = safeArea.left + safeArea.right
    for width in turns ? [display.width, display.height] : [display.width] {
      try check(
        !display.isCompact || width > 2 * rowMargins.side,
        "rowMargins.side is \(rowMargins.side) pt, which leaves nothing of rows \(width) pt wide")
      try check(
        display.isCompact || width - 2 * inset - covered >= narrowest,
        "inset is \(inset) pt, which leaves no room for rows on a display \(width) pt wide"
          + (covered > 0 ? " less a safe area of \(covered) pt" : ""))
    }
    try check(
      maximumWidth == 0 || display.isCompact || maximumWidth - covered >= narrowest,
      "maximumWidth is \(maximumWidth) pt, too narrow for two corners of \(greatest) pt")
    try check(
      font.titleSize * display.scale <= 2_000 && font.subtitleSize * display.scale <= 2_000,
      "a font size is over 2,000 px at scale \(display.scale)")
    // A strategy may hold an image of a whole row.
    let sizes = [
      ("rowHeight", rowHeight), ("heights.estimate", heights.estimate),
      ("sectionHeader", sectionHeader), ("sectionFooter", sectionFooter),
      ("shadows.height", shadows.height),
    ]
    for (key, points) in sizes {
      try check(
        points * display.scale <= longest,
        "\(key) is \(points) pt, more than \(Display.maximumSide) px at scale \(display.scale)")
    }
    let pulls = trace.contains { if case .overscroll = $0 { true } else { false } }
    try check(
      !pulls || heights.source == .fixed,
      "the trace has overscroll, but heights are measured: where such rows end is not known before")
    try check(!trace.isEmpty, "there is no trace; give at least one motion")
  }
}
