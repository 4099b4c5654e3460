/// The values of sessions as dots, a lane for each side, with a row and an axis per figure.
struct UnitDots {
  struct Row {
    /// The name, which has the unit of the axis.
    let label: String
    let figures: String
    let lanes: [Lane]
    /// The values that count as equal to the middle of the first lane; `nil` for no margin.
    var equal: ClosedRange<Double>?
  }

  /// A label, the class that sets the colour, and the values with a mark at their middle.
  typealias Lane = (label: String, kind: String, values: [Double], middle: Double)

  let rows: [Row]
  let title: String

  private static let laneHeight = 20.0

  private var secondLine: Double { ChartCanvas.secondLine(rows.map { ($0.label, $0.figures) }) }
  private var headingHeight: Double { 22 + secondLine }

  private func height(_ row: Row) -> Double {
    headingHeight + Double(row.lanes.count) * Self.laneHeight + 34
  }

  var image: Markup {
    var canvas = ChartCanvas(height: rows.reduce(0) { $0 + height($1) }, title: title)
    var y = 0.0
    for row in rows {
      draw(row, y: y, on: &canvas)
      y += height(row)
    }
    return canvas.image("dots")
  }

  private func draw(_ row: Row, y: Double, on canvas: inout ChartCanvas) {
    canvas.heading(row.label, row.figures, y: y, secondLine: secondLine)
    let top = y + headingHeight
    let bottom = top + Double(row.lanes.count) * Self.laneHeight
    // The margin may be far wider than the scatter: it is cut where the axis ends.
    let axis = Axis(around: row.lanes.flatMap { $0.values + [$0.middle] })
    if let equal = row.equal {
      canvas.bar("indifference", equal, of: axis, y: top, height: bottom - top)
    }
    for tick in axis.ticks { canvas.line("grid", at: tick, of: axis, from: top, to: bottom) }
    canvas.labels(axis, y: bottom + 16)
    for (index, lane) in row.lanes.enumerated() {
      let y = top + Double(index) * Self.laneHeight
      canvas.text(lane.label, "tick", x: 0, y: y + Self.laneHeight / 2 + 4, dx: -6, .end)
      canvas.line(
        "whisker", at: lane.middle, of: axis, from: y + 2, to: y + Self.laneHeight - 2)
      canvas.dots(
        "unit \(lane.kind)", lane.values, of: axis, y: y + 4, height: Self.laneHeight - 8,
        radius: 3.5)
    }
  }
}
