/// A horizontal bar chart of milliseconds with a row per strategy, and limits as vertical lines.
struct BarChart {
  /// A segment of a bar, with the class that sets its colour.
  typealias Part = (kind: String, length: Double)

  struct Row {
    let label: String
    let figures: String
    let parts: [Part]
    /// A value marked by a thin line beyond the bar, such as a percentile.
    var whisker = 0.0

    fileprivate var end: Double { parts.reduce(0) { $0 + $1.length } }
  }

  private let rows: [Row]
  private let axis: Axis
  private let limits: [Limit]
  private let title: String

  private static let barHeight = 14.0
  private static let farFromLimit = 0.7

  private var top: Double { limits.isEmpty ? 0 : 18 }

  private var secondLine: Double { ChartCanvas.secondLine(rows.map { ($0.label, $0.figures) }) }
  private var headingHeight: Double { 18 + secondLine }

  private var rowHeight: Double { headingHeight + Self.barHeight + 10 }

  /// Creates a chart whose axis shows the data, and limits that they reach or come near to.
  init(_ rows: [Row], limits: [Limit], title: String) {
    precondition(!rows.isEmpty, "a chart of bars has a bar")
    self.rows = rows
    self.title = title
    let longest = rows.map { max($0.whisker, $0.end) }.max() ?? 0
    self.limits = limits.filter { longest > Self.farFromLimit * $0.value }
    axis = Axis(showing: max(longest, self.limits.map(\.value).max() ?? 0) * 1.03)
  }

  var image: Markup {
    let bottom = top + Double(rows.count) * rowHeight
    var canvas = ChartCanvas(height: bottom + 22, title: title)
    canvas.labels(axis, y: bottom + 16, lastUnit: " ms")
    for limit in limits.readable(apart: 0.16, axis.share) {
      let x = axis.share(of: limit.value)
      canvas.text(
        limit.label, "limit", x: x, y: top - 8, x > 0.9 ? .end : x < 0.08 ? .start : .middle)
    }
    for (index, row) in rows.enumerated() {
      draw(row, y: top + Double(index) * rowHeight, on: &canvas)
    }
    return canvas.image("bars")
  }

  private func draw(_ row: Row, y: Double, on canvas: inout ChartCanvas) {
    canvas.heading(row.label, row.figures, y: y, secondLine: secondLine)
    // No line crosses a text.
    func line(_ kind: String, at value: Double) {
      canvas.line(
        kind, at: value, of: axis, from: y + headingHeight - 1,
        to: y + headingHeight + Self.barHeight + 5)
    }
    for tick in axis.ticks { line("grid", at: tick) }
    var start = 0.0
    for part in row.parts {
      canvas.bar(
        part.kind, fromX: axis.share(of: start), toX: axis.share(of: start + part.length),
        y: y + headingHeight, height: Self.barHeight)
      start += part.length
    }
    for limit in limits { line(limit.kind, at: limit.value) }
    let middle = y + headingHeight + Self.barHeight / 2
    guard row.whisker > row.end else { return }
    canvas.line(
      "whisker", fromX: axis.share(of: row.end), toX: axis.share(of: row.whisker), fromY: middle,
      toY: middle)
    canvas.line("whisker", at: row.whisker, of: axis, from: middle - 5, to: middle + 5)
  }
}
