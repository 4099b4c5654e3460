import Analysis

/// Positive ratios with their intervals and rounds, a row each, on a logarithmic axis.
struct RatioChart {
  struct Row {
    let label: String
    let figures: String
    /// The class that sets the colour.
    let kind: String
    let ratio: Double
    let interval: ClosedRange<Double>?
    let rounds: [Double]
  }

  let rows: [Row]
  let title: String
  let axisTitle: String

  private var secondLine: Double { ChartCanvas.secondLine(rows.map { ($0.label, $0.figures) }) }
  private var rowHeight: Double { 42 + secondLine }

  /// The height of the part of a row beside which lines are drawn, below its texts.
  private static let barHeight = 18.0

  var image: Markup {
    let bottom = Double(rows.count) * rowHeight
    var canvas = ChartCanvas(height: bottom + 22 + ChartCanvas.line, title: title)
    let axis = Axis(
      aroundRatios: rows.flatMap {
        $0.rounds + [$0.ratio, $0.interval?.lowerBound, $0.interval?.upperBound].compactMap(\.self)
      })
    canvas.labels(axis, y: bottom + 16, unit: "×")
    for (index, row) in rows.enumerated() {
      draw(row, axis, y: Double(index) * rowHeight, on: &canvas)
    }
    canvas.text(axisTitle + ", logarithmic", "tick", x: 0, y: bottom + 16 + ChartCanvas.line)
    return canvas.image("ratios")
  }

  private func draw(_ row: Row, _ axis: Axis, y: Double, on canvas: inout ChartCanvas) {
    canvas.heading(row.label, row.figures, y: y, secondLine: secondLine)
    // No line or band crosses a text.
    let middle = y + rowHeight - 15
    let (top, bottom) = (middle - Self.barHeight / 2, middle + Self.barHeight / 2)
    let indifference = EquivalenceMargin.standard.factor
    canvas.bar(
      "indifference", fromX: axis.share(of: 1 / indifference), toX: axis.share(of: indifference),
      y: top, height: Self.barHeight)
    for ratio in axis.ticks {
      let x = axis.share(of: ratio)
      canvas.line(ratio == 1 ? "one" : "grid", fromX: x, toX: x, fromY: top, toY: bottom)
    }
    if let interval = row.interval {
      canvas.bar(
        "interval \(row.kind)", fromX: axis.share(of: interval.lowerBound),
        toX: axis.share(of: interval.upperBound), y: middle - 3, height: 6)
    }
    for (index, round) in row.rounds.enumerated() {
      let share = (Double(index) + 0.5) / Double(row.rounds.count)
      canvas.dot(
        "round \(row.kind)", x: axis.share(of: round), y: top + share * Self.barHeight, radius: 2)
    }
    canvas.dot("effect \(row.kind)", x: axis.share(of: row.ratio), y: middle, radius: 5)
  }
}
