package import Files
import Graphics
import TableModel
import TableViews

extension Scenario {
  /// Checks what depends on several keys together.
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
    let scale = table.display.scale
    try check((0.05...100).contains(scale), "display.scale is \(scale); 0.05 to 100 is accepted")
    for (key, points, accepted) in lengths {
      let pixels = points * scale
      try check(
        accepted.contains(pixels),
        "\(key) is \(points) pt, \(pixels) px at scale \(scale); \(accepted.lowerBound) to"
          + " \(accepted.upperBound) px is accepted")
    }
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
      let left = width - 2 * table.inset - covered
      try check(
        display.hasCompactWidth || left >= narrowest,
        "inset, \(table.inset) pt, and safeArea leave rows \(max(0, left)) of the \(width) pt of a"
          + " display; two corners and rowMargins.side take at least \(narrowest) pt")
    }
    try check(
      table.maximumWidth == 0 || !hasColumn || table.maximumWidth - covered >= narrowest,
      "maximumWidth is \(table.maximumWidth) pt, too narrow for two corners of \(greatest) pt;"
        + " 0 or at least \(narrowest + covered) pt is accepted")
    for (key, value) in [
      ("cell.textTop", table.cell.textTop), ("resizeSeconds", table.resizeSeconds),
      ("insertSeconds", table.insertSeconds),
    ] {
      try check(
        table.heights.source == .fixed || value == 0,
        "\(key) is \(value), but heights are measured; 0 is accepted")
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

  /// The lengths, in points, whose device pixels are limited, and the range of these.
  private var lengths: [(key: String, points: Double, accepted: ClosedRange<Double>)] {
    // A strategy may create an image of a whole row.
    let longest = Double(PNGFile.largestSide)
    let heights = [
      ("sectionHeader", table.sectionHeader), ("sectionFooter", table.sectionFooter),
      ("shadows.height", table.shadows.height),
      ("the header of sectionStyles", table.sectionStyles.compactMap(\.header).max() ?? 0),
    ]
    let fonts = [
      ("font.titleSize", table.font.titleSize), ("font.subtitleSize", table.font.subtitleSize),
      ("tableTitles.size", table.tableTitles.size ?? 0),
      ("sectionTitles.size", table.sectionTitles.size ?? 0),
    ]
    return [
      ("display.width", table.display.width, 0.5...longest),
      ("display.height", table.display.height, 0.5...longest),
      ("rowHeight", table.rowHeight, 1...longest),
      ("heights.estimate", table.heights.estimate, 1...longest),
    ] + heights.map { ($0, $1, 0...longest) } + fonts.map { ($0, $1, 0...2_000) }
  }
}
