extension Scenario {
  /// Checks what no single key can tell: how the sizes go together.
  ///
  /// - Parameter source: What errors call the scenario.
  package func validate(source: String) throws(ScenarioError) {
    func check(_ holds: Bool, _ reason: String) throws(ScenarioError) {
      guard holds else { throw ScenarioError(source: source, reason: reason) }
    }
    try check(
      radius <= rowHeight / 2,
      "radius is \(radius) pt, more than half of rowHeight, which is \(rowHeight) pt")
    try check(
      rowHeight * display.scale >= 1, "rowHeight is \(rowHeight) pt, less than a device pixel")
    let greatest = Double(Display.maximumSide)
    for (side, points) in [("width", display.width), ("height", display.height)] {
      let pixels = points * display.scale
      try check(
        pixels >= 0.5 && pixels < greatest + 0.5,
        "display.\(side) is \(points) pt, \(Int(min(pixels.rounded(), 1e9))) px at scale"
          + " \(display.scale); a display has 1 to \(Display.maximumSide) px a side")
    }
    // A strategy may hold a picture of a whole row.
    try check(
      rowHeight * display.scale <= greatest,
      "rowHeight is \(rowHeight) pt, more than \(Display.maximumSide) px at scale \(display.scale)")
    try check(
      display.isCompact || display.width - 2 * inset >= 2 * radius + 1,
      "inset is \(inset) pt, which leaves no room for rows on a display \(display.width) pt wide")
    try check(
      maximumWidth == 0 || maximumWidth >= 2 * radius + 1,
      "maximumWidth is \(maximumWidth) pt, too narrow for two corners of \(radius) pt")
    try check(
      font.titleSize * display.scale <= 2_000 && font.subtitleSize * display.scale <= 2_000,
      "a font size is over 2,000 px at scale \(display.scale)")
    for (key, points) in [("sectionHeader", sectionHeader), ("sectionFooter", sectionFooter)] {
      try check(
        points * display.scale <= greatest,
        "\(key) is \(points) pt, more than \(Display.maximumSide) px at scale \(display.scale)")
    }
    try check(!trace.isEmpty, "there is no trace; give at least one motion")
  }
}
