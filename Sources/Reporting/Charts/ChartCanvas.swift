/// The sheet that a chart is drawn on, as wide as the page lets it be.
///
/// Positions across are shares of the width, distances down are pixels: a chart becomes narrower
/// without its texts becoming smaller. Texts beside the drawing lie in a margin that the page leaves
/// around it (class `chart`).
struct ChartCanvas {
  private let height: Double
  private let title: String
  private var elements: [SVGElement] = []

  /// - Parameters:
  ///   - height: Of the drawing, in pixels.
  ///   - title: What it shows, for who does not see it.
  init(height: Double, title: String) {
    self.height = height
    self.title = title
  }

  mutating func add(_ element: SVGElement) { elements.append(element) }

  /// The whole image.
  ///
  /// - Parameter kind: A class of the page's style besides `chart`.
  func image(_ kind: String) -> SVGElement {
    SVGElement(
      "svg",
      [
        "class": "chart \(kind)", "role": "img", "aria-label": title,
        "height": NumberText.pixels(height),
      ], elements)
  }
}

extension ChartCanvas {
  /// Where a text begins or ends.
  enum Anchor: String {
    case start, middle, end
  }

  /// Writes a text; `dx` moves it by pixels.
  mutating func text(
    _ text: String, _ kind: String, x: Double, y: Double, dx: Double = 0, _ anchor: Anchor = .start
  ) {
    add(
      SVGElement(
        "text",
        [
          "class": kind, "x": NumberText.share(x), "y": NumberText.pixels(y),
          "dx": NumberText.pixels(dx), "text-anchor": anchor.rawValue,
        ], text: text))
  }

  /// A line from one share of the width to another.
  mutating func line(_ kind: String, fromX: Double, toX: Double, fromY: Double, toY: Double) {
    add(
      SVGElement(
        "line",
        [
          "class": kind, "x1": NumberText.share(fromX), "x2": NumberText.share(toX),
          "y1": NumberText.pixels(fromY), "y2": NumberText.pixels(toY),
        ]))
  }

  /// A filled rectangle; one without width is left out.
  mutating func bar(_ kind: String, fromX: Double, toX: Double, y: Double, height: Double) {
    guard toX > fromX else { return }
    add(
      SVGElement(
        "rect",
        [
          "class": kind, "x": NumberText.share(fromX), "width": NumberText.share(toX - fromX),
          "y": NumberText.pixels(y), "height": NumberText.pixels(height),
        ]))
  }

  /// A dot of a fixed size.
  mutating func dot(_ kind: String, x: Double, y: Double, radius: Double) {
    add(
      SVGElement(
        "circle",
        [
          "class": kind, "cx": NumberText.share(x), "cy": NumberText.pixels(y),
          "r": NumberText.pixels(radius),
        ]))
  }

  /// A part whose own coordinates are stretched over the whole width.
  ///
  /// - Parameters:
  ///   - y: Its upper edge on the canvas, in pixels.
  ///   - units: The numbers of its own units across and down.
  mutating func stretched(
    y: Double, height: Double, units: (across: Int, down: Int), _ shapes: [SVGElement]
  ) {
    add(
      SVGElement(
        "svg",
        [
          "class": "plot", "x": "0", "y": NumberText.pixels(y), "width": "100%",
          "height": NumberText.pixels(height), "viewBox": "0 0 \(units.across) \(units.down)",
          "preserveAspectRatio": "none",
        ], shapes))
  }

  /// Whether a name and figures are too long to stand on one line of a small page, by what letters of
  /// their sizes usually take.
  static func needsTwoLines(_ label: String, _ figures: String) -> Bool {
    label.count * 8 + figures.count * 7 > 305
  }

  /// The name of a row at the left; its figures at the right, or on a line of their own.
  mutating func heading(_ label: String, _ figures: String, y: Double, onTwoLines: Bool) {
    text(label, "label", x: 0, y: y + 13)
    guard onTwoLines else {
      text(figures, "figures", x: 1, y: y + 13, .end)
      return
    }
    text(figures, "figures", x: 0, y: y + 13 + Self.line)
  }

  /// The height of a line, in pixels.
  static let line = 16.0

  /// The ticks of an axis across, below the drawing, and their lines through it.
  ///
  /// - Parameter unit: Stands behind the last tick.
  mutating func acrossTicks(_ axis: Axis, unit: String, top: Double, bottom: Double) {
    for tick in axis.ticks {
      let x = axis.share(of: tick)
      line("grid", fromX: x, toX: x, fromY: top, toY: bottom)
      let isLast = tick == axis.ticks.last
      text(
        axis.text(tick) + (isLast ? " \(unit)" : ""), "tick", x: x, y: bottom + 16,
        tick == 0 ? .start : x > 0.93 ? .end : .middle)
    }
  }

  /// Limits of an axis across as upright lines, their labels above, as many as can be read.
  ///
  /// - Parameter distance: How far labels must be from each other, as a share of the width.
  mutating func limits(
    _ limits: [Limit], on axis: Axis, fromY: Double, toY: Double, labelsAt y: Double,
    apart distance: Double
  ) {
    for limit in limits {
      let x = axis.share(of: limit.value)
      line(limit.kind, fromX: x, toX: x, fromY: fromY, toY: toY)
    }
    for limit in limits.readable(apart: distance, axis.share) {
      let x = axis.share(of: limit.value)
      text(limit.label, "limit", x: x, y: y, x > 0.9 ? .end : x < 0.08 ? .start : .middle)
    }
  }
}
