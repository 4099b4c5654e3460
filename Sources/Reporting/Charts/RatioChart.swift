import Analysis
import Files
import Glibc

/// Positive ratios with their intervals and rounds, a row each, on a logarithmic axis.
struct RatioChart: Sendable {
  struct Row: Sendable {
    let label: String
    let figures: String
    /// The class that sets the colour.
    let kind: String
    let ratio: Double
    let interval: ClosedRange<Double>?
    let rounds: [Double]
  }

  private let rows: [Row]
  private let title: String
  private let axisTitle: String
  private let low: Double
  private let high: Double

  private var hasTwoLines: Bool {
    rows.contains { ChartCanvas.needsTwoLines($0.label, $0.figures) }
  }

  private var rowHeight: Double { 42 + (hasTwoLines ? ChartCanvas.line : 0) }

  /// The height of the part of a row beside which lines are drawn, below its texts.
  private static let barHeight = 18.0

  private static let roundRatios = [
    0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.25, 1.5, 2, 3, 5,
    10, 20, 50, 100,
  ]

  init(_ rows: [Row], title: String, axisTitle: String) {
    precondition(!rows.isEmpty, "a chart of ratios has a ratio")
    self.rows = rows
    self.title = title
    self.axisTitle = axisTitle
    let values = rows.flatMap {
      $0.rounds + [$0.ratio, $0.interval?.lowerBound, $0.interval?.upperBound].compactMap(\.self)
    }
    low = log(min(1 / 1.1, values.min() ?? 1)) * 1.06
    high = log(max(1.1, values.max() ?? 1)) * 1.06
  }

  private func place(_ ratio: Double) -> Double { (log(ratio) - low) / (high - low) }

  var image: Markup {
    let bottom = Double(rows.count) * rowHeight
    var canvas = ChartCanvas(height: bottom + 22 + ChartCanvas.line, title: title)
    for ratio in shownRatios {
      let x = place(ratio)
      canvas.text(
        DecimalText.shortest(ratio, places: 2) + "×", "tick", x: x, y: bottom + 16,
        x < 0.05 ? .start : x > 0.95 ? .end : .middle)
    }
    for (index, row) in rows.enumerated() {
      draw(row, y: Double(index) * rowHeight, on: &canvas)
    }
    canvas.text(
      axisTitle + ", logarithmic", "tick", x: 0, y: bottom + 16 + ChartCanvas.line)
    return canvas.image("ratios")
  }

  private func draw(_ row: Row, y: Double, on canvas: inout ChartCanvas) {
    canvas.heading(row.label, row.figures, y: y, onTwoLines: hasTwoLines)
    // No line or band crosses a text.
    let middle = y + rowHeight - 15
    let (top, bottom) = (middle - Self.barHeight / 2, middle + Self.barHeight / 2)
    let indifference = EquivalenceMargin.standard.factor
    canvas.bar(
      "indifference", fromX: place(1 / indifference), toX: place(indifference), y: top,
      height: Self.barHeight)
    for ratio in shownRatios {
      let x = place(ratio)
      canvas.line(ratio == 1 ? "one" : "grid", fromX: x, toX: x, fromY: top, toY: bottom)
    }
    if let interval = row.interval {
      canvas.bar(
        "interval \(row.kind)", fromX: place(interval.lowerBound),
        toX: place(interval.upperBound), y: middle - 3, height: 6)
    }
    for (index, round) in row.rounds.enumerated() {
      let share = (Double(index) + 0.5) / Double(row.rounds.count)
      canvas.dot(
        "round \(row.kind)", x: place(round), y: top + share * Self.barHeight, radius: 2)
    }
    canvas.dot("effect \(row.kind)", x: place(row.ratio), y: middle, radius: 5)
  }

  /// The round ratios within the chart whose labels do not overlap on a narrow page.
  private var shownRatios: [Double] {
    var shown = [1.0]
    for ratio in Self.roundRatios
    where (0...1).contains(place(ratio))
      && shown.allSatisfy({ (place($0) - place(ratio)).magnitude > 0.13 })
    { shown.append(ratio) }
    return shown
  }
}
