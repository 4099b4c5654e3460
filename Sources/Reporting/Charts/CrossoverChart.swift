/// A map of the fastest strategies: a grid of colored fields with letters, ties hatched.
package struct CrossoverChart: Sendable {
  /// A field of the map.
  package struct Field: Equatable, Sendable {
    /// The letters, such as `A=B`.
    let mark: String
    /// The classes that set the colors of the leaders; empty without a leader.
    let kinds: [String]
    /// The tooltip.
    let title: String

    package init(_ mark: String, kinds: [String], title: String) {
      self.mark = mark
      self.kinds = kinds
      self.title = title
    }
  }

  private let columns: [String]
  private let rows: [(label: String, fields: [Field])]
  private let title: String
  private let isLabelledAbove: Bool
  /// The smallest width of the map, in units of ``step``.
  private let steps: Int

  private static let top = 22.0
  private static let fieldHeight = 34.0
  private static let gap = 2.0
  /// The number of characters that fit in the left margin.
  private static let longestLabel = 6
  /// The width of a letter on a field and the margin beside it, in pixels.
  private static let (letter, margin) = (9, 8)
  /// The width in pixels above which a map scrolls.
  ///
  /// The page has classes `wide-2` to `wide-20` for multiples of it.
  package static let step = 240
  package static let mostSteps = 20
  /// The largest width of a page in pixels.
  private static let widest = 1_200

  /// - Precondition: There is a field, and each row has one per column.
  package init(columns: [String], rows: [(label: String, fields: [Field])], title: String) {
    precondition(!columns.isEmpty && !rows.isEmpty, "a map has a field")
    precondition(
      rows.allSatisfy { $0.fields.count == columns.count }, "a row has a field in each column")
    self.columns = columns
    self.rows = rows
    self.title = title
    isLabelledAbove = rows.contains { $0.label.count > Self.longestLabel }
    steps = Self.steps(
      columns: columns.count, texts: columns + rows.flatMap { $0.fields.map(\.mark) })
  }

  private var rowHeight: Double {
    Self.fieldHeight + (isLabelledAbove ? ChartCanvas.line + 4 : 0)
  }

  package var image: MarkupElement {
    let bottom = Self.top + Double(rows.count) * rowHeight
    var canvas = ChartCanvas(height: bottom, title: title)
    let width = 1 / Double(columns.count)
    for column in columns.indices {
      canvas.text(
        columns[column], "tick", x: (Double(column) + 0.5) * width, y: Self.top - 8, .middle)
    }
    for (index, row) in rows.enumerated() {
      let y = Self.top + Double(index) * rowHeight
      draw(row.label, y: y, on: &canvas)
      for (column, field) in row.fields.enumerated() {
        draw(
          field, fromX: Double(column) * width, toX: Double(column + 1) * width,
          y: y + rowHeight - Self.fieldHeight, on: &canvas)
      }
    }
    return canvas.image("map" + (steps > 1 ? " wide-\(steps)" : ""))
  }

  /// Returns the width in units of ``step`` at which texts do not overlap.
  private static func steps(columns: Int, texts: [String]) -> Int {
    let width = columns * ((texts.map(\.count).max() ?? 1) * letter + margin)
    return min(mostSteps, max(1, (width + step - 1) / step))
  }

  private func draw(_ label: String, y: Double, on canvas: inout ChartCanvas) {
    if isLabelledAbove {
      canvas.text(label, "tick", x: 0, y: y + ChartCanvas.line)
    } else {
      canvas.text(label, "tick", x: 0, y: y + Self.fieldHeight / 2 + 4, dx: -8, .end)
    }
  }

  private func draw(
    _ field: Field, fromX: Double, toX: Double, y: Double, on canvas: inout ChartCanvas
  ) {
    let height = Self.fieldHeight - Self.gap
    let ground = field.kinds.first.map { "field \($0)" } ?? "empty"
    var parts = [
      MarkupElement("rect", ["class": ground, "width": "100%", "height": "100%"])
    ]
    if field.kinds.count > 1 {
      parts.append(stripes(field.kinds[1], height: Int(height)))
    }
    parts.append(
      MarkupElement(
        "text",
        [
          "class": "mark", "x": "50%", "y": NumberText.pixels(height / 2 + 5),
          "text-anchor": "middle",
        ], text: field.mark))
    parts.append(MarkupElement("title", text: field.title))
    let share = (toX - fromX) * 0.985
    canvas.add(
      MarkupElement(
        "svg",
        [
          "class": "plot", "x": NumberText.share(fromX), "width": NumberText.share(share),
          "y": NumberText.pixels(y), "height": NumberText.pixels(height),
        ], parts))
  }

  /// Returns diagonal lines over the widest possible field.
  private func stripes(_ kind: String, height: Int) -> MarkupElement {
    let spacing = 9
    let width = max(Self.widest, steps * Self.step) / columns.count
    let path = stride(from: -height, through: width, by: spacing)
      .map { "M\($0) \(height)l\(height) -\(height)" }.joined()
    return MarkupElement("path", ["class": "stripes \(kind)", "d": path])
  }
}
