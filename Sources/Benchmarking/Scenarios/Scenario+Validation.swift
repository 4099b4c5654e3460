package import Files
import Graphics
import TableModel
import TableViews

extension Scenario {
  /// Checks the consistency of several keys.
  ///
  /// - Parameter source: The name of the scenario in errors.
  package func validate(source: String) throws(InputError) {
    func check(_ holds: Bool, _ reason: String) throws(InputError) {
      guard holds else { throw InputError(source, reason) }
    }
    let radii =
      [table.radius]
      + events.compactMap { if case .radius(let radius) = $0.event { radius } else { nil } }
    let greatest = radii.max() ?? table.radius
    try check(
      table.rowMargins.bottom < table.lowestRow,
      "rowMargins.bottom is \(table.rowMargins.bottom) pt, which leaves nothing of a row"
        + " \(table.lowestRow) pt high; less than that is accepted")
    try check(
      greatest <= (table.lowestRow - table.rowMargins.bottom) / 2,
      "radius is \(greatest) pt, more than half of "
        + (table.heights.source == .fixed ? "rowHeight" : "the lowest row that can be measured")
        + ", which is \(table.lowestRow) pt"
        + (table.rowMargins.bottom > 0 ? " less rowMargins.bottom" : "")
        + "; 0 to \((table.lowestRow - table.rowMargins.bottom) / 2) pt is accepted")
    for (key, points) in [
      ("rowHeight", table.rowHeight), ("heights.estimate", table.heights.estimate),
    ] {
      try check(
        points * table.display.scale >= 1,
        "\(key) is \(points) pt, less than a device pixel; at least \(1 / table.display.scale) pt is"
          + " accepted")
    }
    let longest = Double(PNGFile.largestSide)
    for (side, points) in [("width", table.display.width), ("height", table.display.height)] {
      let pixels = points * table.display.scale
      try check(
        pixels >= 0.5 && pixels < longest + 0.5,
        "display.\(side) is \(points) pt, \(Int(min(pixels.rounded(), 1e9))) px at scale"
          + " \(table.display.scale); a display has 1 to"
          + " \(PNGFile.largestSide) px a side"
      )
    }
    try check(
      (0.05...100).contains(table.display.scale),
      "display.scale is \(table.display.scale); 0.05 to 100 is accepted")
    let narrowest = 2 * (greatest + table.rowMargins.side) + 1
    let covered = table.safeArea.left + table.safeArea.right
    var hasColumn = false
    for display in table.resized(amid: events.map(\.event)).map(\.display) {
      let width = display.width
      hasColumn = hasColumn || !display.hasCompactWidth
      try check(
        !display.hasCompactWidth || width > 2 * table.rowMargins.side,
        "rowMargins.side is \(table.rowMargins.side) pt, which leaves nothing of rows"
          + " \(width) pt wide; less than half of that is accepted"
      )
      try check(
        !display.hasCompactWidth || table.resizeSeconds == 0 || width >= narrowest,
        "a display \(width) pt wide is too narrow for two corners of \(greatest) pt, which rows"
          + " have in the animation of resizeSeconds")
      try check(
        display.hasCompactWidth || width - 2 * table.inset - covered >= narrowest,
        "inset is \(table.inset) pt, which leaves no room for rows on a display \(width) pt wide"
          + (covered > 0 ? " less a safe area of \(covered) pt" : "") + ": "
          + Self.acceptedInset(upTo: (width - covered - narrowest) / 2, narrowest: narrowest))
    }
    try check(
      table.maximumWidth == 0 || !hasColumn || table.maximumWidth - covered >= narrowest,
      "maximumWidth is \(table.maximumWidth) pt, too narrow for two corners of \(greatest) pt;"
        + " 0 or at least \(narrowest + covered) pt is accepted")
    for (key, points) in [
      ("font.titleSize", table.font.titleSize), ("font.subtitleSize", table.font.subtitleSize),
      ("tableTitles.size", table.tableTitles.size ?? 0),
      ("sectionTitles.size", table.sectionTitles.size ?? 0),
    ] {
      try check(
        points * table.display.scale <= 2_000,
        "\(key) is \(points) pt, more than 2,000 px at scale \(table.display.scale)")
    }
    // A strategy may create an image of a whole row.
    let sizes = [
      ("rowHeight", table.rowHeight), ("heights.estimate", table.heights.estimate),
      ("sectionHeader", table.sectionHeader), ("sectionFooter", table.sectionFooter),
      ("shadows.height", table.shadows.height),
      ("the header of sectionStyles", table.sectionStyles.compactMap(\.header).max() ?? 0),
    ]
    for (key, points) in sizes {
      try check(
        points * table.display.scale <= longest,
        "\(key) is \(points) pt, more than \(PNGFile.largestSide) px at scale"
          + " \(table.display.scale)"
      )
    }
    for (key, value, reason) in [
      ("cell.textTop", table.cell.textTop, "pt, but heights are measured: text fills such rows"),
      (
        "resizeSeconds", table.resizeSeconds,
        "s, but heights are measured, which depend on the width"
      ),
      (
        "insertSeconds", table.insertSeconds,
        "s, but heights are measured, which are known once a row is shown"
      ),
    ] {
      try check(
        table.heights.source == .fixed || value == 0, "\(key) is \(value) \(reason); 0 is accepted")
    }
    if let content = table.cell.content, table.contents[content] == nil {
      let ids = table.contents.ids
      throw InputError(
        source,
        "cell.content is \"\(MessageText.name(content))\", but "
          + (ids.isEmpty
            ? "this program has no cell contents of its own; null is accepted"
            : "the program's cell contents are \(ids.joined(separator: ", "));"
              + " one of them or null is accepted"))
    }
    for radius in radii where table.labels == .opaque && table.content != .none {
      // Their colour would cover the margin and the corners.
      let least = radius + table.rowMargins.side
      try check(
        max(table.cell.textInset, radius) >= least || table.rowMargins.side == 0,
        "labels are opaque, and cell.textInset is \(table.cell.textInset) pt, within the"
          + " rowMargins.side and corners of rows; at least \(least) pt, or labels=clear, is accepted"
      )
    }
    try check(!trace.isEmpty, "there is no trace; give at least one motion")
    for (index, motion) in trace.enumerated() {
      let speed = motion.greatestSpeed
      try check(
        speed <= Motion.maximumSpeed,
        "trace: motion \(index + 1) reaches \(Int(min(speed.rounded(.up), 1e15))) pt/s;"
          + " at most \(Int(Motion.maximumSpeed)) is accepted")
    }
    try check(
      traceDuration > 0 && traceDuration <= 3_600,
      "trace: the motions last \(traceDuration) s together; more than 0 and at most 3,600 is accepted"
    )
    let count = events.reduce(0) { $0 + $1.count }
    try check(
      count <= 100_000, "events: \(count) events are too many; at most 100,000 are accepted")
  }

  /// Returns the accepted insets, or the key to change if there are none.
  ///
  /// - Parameters:
  ///   - greatest: The greatest inset that leaves room; negative if none does.
  ///   - narrowest: The least width of rows, in points.
  private static func acceptedInset(upTo greatest: Double, narrowest: Double) -> String {
    greatest >= 0
      ? "0 to \(greatest) pt is accepted"
      : "two corners and rowMargins.side take \(narrowest) pt; accepted are a wider display.width,"
        + " smaller ones or a smaller safeArea"
  }
}
