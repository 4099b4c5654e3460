import Files

/// An SVG canvas as wide as the page.
///
/// Horizontal positions are shares of the width, vertical ones pixels, so that texts keep their
/// size on narrow pages. Texts beside the drawing lie in the margin of the class `chart`.
struct ChartCanvas {
  let height: Double
  /// The description for screen readers.
  let title: String
  fileprivate(set) var elements: [Markup] = []

  /// Returns the whole image, with a class besides `chart`.
  func image(_ kind: String) -> Markup {
    """
    <svg class="chart \(kind)" role="img" aria-label="\(title)" height="\(pixels: height)">\(elements)</svg>
    """
  }
}

extension ChartCanvas {
  enum Anchor: String {
    case start, middle, end
  }

  mutating func text(
    _ text: String, _ kind: String, x: Double, y: Double, dx: Double = 0, _ anchor: Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    elements.append(
      """
      <text class="\(kind)" x="\(share: x)" y="\(pixels: y)" dx="\(pixels: dx)" text-anchor="\(anchor.rawValue)">\(text)</text>
      """)
  }

  mutating func line(_ kind: String, fromX: Double, toX: Double, fromY: Double, toY: Double) {
    elements.append(
      """
      <line class="\(kind)" x1="\(share: fromX)" x2="\(share: toX)" y1="\(pixels: fromY)" y2="\(pixels: toY)"/>
      """)
  }

  /// A horizontal line over the whole width.
  mutating func line(_ kind: String, y: Double) {
    line(kind, fromX: 0, toX: 1, fromY: y, toY: y)
  }

  /// A vertical line at a value of an axis.
  mutating func line(
    _ kind: String, at value: Double, of axis: Axis, from top: Double, to bottom: Double
  ) {
    let x = axis.share(of: value)
    line(kind, fromX: x, toX: x, fromY: top, toY: bottom)
  }

  mutating func bar(
    _ kind: String, _ range: ClosedRange<Double>, of axis: Axis, y: Double, height: Double
  ) {
    bar(
      kind, fromX: axis.share(of: range.lowerBound), toX: axis.share(of: range.upperBound), y: y,
      height: height)
  }

  mutating func bar(_ kind: String, fromX: Double, toX: Double, y: Double, height: Double) {
    guard toX > fromX else { return }
    elements.append(
      """
      <rect class="\(kind)" x="\(share: fromX)" width="\(share: toX - fromX)" y="\(pixels: y)" height="\(pixels: height)"/>
      """)
  }

  mutating func dot(_ kind: String, x: Double, y: Double, radius: Double) {
    elements.append(
      """
      <circle class="\(kind)" cx="\(share: x)" cy="\(pixels: y)" r="\(pixels: radius)"/>
      """)
  }

  /// Adds a dot for each value of an axis, the first on top.
  mutating func dots(
    _ kind: String, _ values: [Double], of axis: Axis, y: Double, height: Double, radius: Double
  ) {
    for (index, value) in values.enumerated() {
      let share = (Double(index) + 0.5) / Double(values.count)
      dot(kind, x: axis.share(of: value), y: y + share * height, radius: radius)
    }
  }

  /// Adds paths in a coordinate system of so many units that is stretched over the whole width.
  mutating func stretched(
    y: Double, height: Double, units: (across: Int, down: Int), _ paths: [Path]
  ) {
    let paths = paths.map(\.markup)
    elements.append(
      """
      <svg class="plot" x="0" y="\(pixels: y)" width="100%" height="\(pixels: height)" viewBox="0 0 \(units.across) \(units.down)" preserveAspectRatio="none">\(paths)</svg>
      """)
  }

  /// Adds the ticks of an axis as text below a drawing; those near its ends stay within the width.
  mutating func labels(_ axis: Axis, y: Double, unit: String = "", lastUnit: String = "") {
    for tick in axis.ticks {
      let x = axis.share(of: tick)
      text(
        axis.text(tick) + unit + (tick == axis.ticks.last ? lastUnit : ""), "tick", x: x, y: y,
        x < 0.05 ? .start : x > 0.93 ? .end : .middle)
    }
  }

  /// 0 is a line of its own if values are below it.
  mutating func grid(_ axis: Axis, height: Double) {
    for tick in axis.ticks {
      let y = height * (1 - axis.share(of: tick))
      line(tick == 0 && axis.minimum < 0 ? "one" : "grid", y: y)
      text(
        axis.text(tick) + (tick == axis.ticks.last ? " ms" : ""), "tick", x: 0, y: y + 4, dx: -6,
        .end)
    }
  }

  /// The height of a second line for the figures of all rows, 0 if none needs it on a narrow page,
  /// estimated from average widths of letters.
  static func secondLine(_ headings: [(label: String, figures: String)]) -> Double {
    headings.contains { $0.label.count * 8 + $0.figures.count * 7 > 305 } ? line : 0
  }

  mutating func heading(_ label: String, _ figures: String, y: Double, secondLine: Double) {
    text(label, "label", x: 0, y: y + 13)
    let isBelow = secondLine > 0
    text(figures, "figures", x: isBelow ? 0 : 1, y: y + 13 + secondLine, isBelow ? .start : .end)
  }

  static let line = 16.0
}

extension Markup.StringInterpolation {
  /// A share of the width: `37.25%`.
  mutating func appendInterpolation(share: Double) {
    appendInterpolation(DecimalText.shortest(share * 100, places: 2) + "%")
  }

  mutating func appendInterpolation(pixels: Double, places: Int = 1) {
    appendInterpolation(DecimalText.shortest(pixels, places: places))
  }
}
