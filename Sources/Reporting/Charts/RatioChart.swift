import Analysis
import Files
import Glibc

/// Paired frame time ratios with their intervals and rounds, a row each, on a logarithmic axis.
struct RatioChart {
  struct Row {
    fileprivate let label: String
    fileprivate let figures: String
    /// The class that sets the colour.
    fileprivate let kind: String
    fileprivate let ratio: Double
    fileprivate let interval: ClosedRange<Double>?
    fileprivate let rounds: [Double]

    /// Creates the row of a comparison; `nil` if it has no ratio.
    init?(_ time: Comparison, of strategy: String, kind: String, isControl: Bool) {
      guard let effect = time.effect, effect > 0, effect.isFinite else { return nil }
      label = MessageText.name(strategy) + (isControl ? " (control)" : "")
      figures = "\(TextFormatting.ratio(time) ?? "") · \(ReportSource.word(time))"
      (self.kind, ratio) = (kind, effect)
      interval = time.interval.flatMap { $0.low > 0 ? $0.low...$0.high : nil }
      rounds = time.logRatios.map(exp).filter { $0 > 0 && $0.isFinite }
    }
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
    let margin = EquivalenceMargin.standard.factor
    canvas.bar("indifference", 1 / margin...margin, of: axis, y: top, height: Self.barHeight)
    for ratio in axis.ticks {
      canvas.line(ratio == 1 ? "one" : "grid", at: ratio, of: axis, from: top, to: bottom)
    }
    if let interval = row.interval {
      canvas.bar("interval \(row.kind)", interval, of: axis, y: middle - 3, height: 6)
    }
    canvas.dots(
      "round \(row.kind)", row.rounds, of: axis, y: top, height: Self.barHeight, radius: 2)
    canvas.dot("effect \(row.kind)", x: axis.share(of: row.ratio), y: middle, radius: 5)
  }
}
