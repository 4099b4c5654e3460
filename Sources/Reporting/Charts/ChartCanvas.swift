import Files

/// An SVG canvas as wide as the page.
///
/// Horizontal positions are shares of the width, vertical ones pixels, so that texts keep their
/// size on narrow pages. Texts beside the drawing lie in the margin of the class `chart`.
struct ChartCanvas {
  private let height: Double
  private let title: String
  private var elements: [MarkupElement] = []

  /// - Parameter title: The description for screen readers.
  init(height: Double, title: String) {
    self.height = height
    self.title = title
  }

  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String = "",
    _ children: [MarkupElement] = []
  ) {
    elements.append(MarkupElement(name, attributes, text: text, children))
  }

  /// Returns the whole image, with a class besides `chart`.
  func image(_ kind: String) -> MarkupElement {
    MarkupElement(
      "svg",
      [
        "class": "chart \(kind)", "role": "img", "aria-label": title,
        "height": NumberText.pixels(height),
      ], elements)
  }
}

extension ChartCanvas {
  enum Anchor: String {
    case start, middle, end
  }

  mutating func text(
    _ text: String, _ kind: String, x: Double, y: Double, dx: Double = 0, _ anchor: Anchor = .start
  ) {
    add(
      "text",
      [
        "class": kind, "x": NumberText.share(x), "y": NumberText.pixels(y),
        "dx": NumberText.pixels(dx), "text-anchor": anchor.rawValue,
      ], text: text)
  }

  mutating func line(_ kind: String, fromX: Double, toX: Double, fromY: Double, toY: Double) {
    add(
      "line",
      [
        "class": kind, "x1": NumberText.share(fromX), "x2": NumberText.share(toX),
        "y1": NumberText.pixels(fromY), "y2": NumberText.pixels(toY),
      ])
  }

  mutating func bar(_ kind: String, fromX: Double, toX: Double, y: Double, height: Double) {
    guard toX > fromX else { return }
    add(
      "rect",
      [
        "class": kind, "x": NumberText.share(fromX), "width": NumberText.share(toX - fromX),
        "y": NumberText.pixels(y), "height": NumberText.pixels(height),
      ])
  }

  /// Adds a dot whose radius does not scale with the page.
  mutating func dot(_ kind: String, x: Double, y: Double, radius: Double) {
    add(
      "circle",
      [
        "class": kind, "cx": NumberText.share(x), "cy": NumberText.pixels(y),
        "r": NumberText.pixels(radius),
      ])
  }

  /// A class and the commands of a path.
  typealias Path = (kind: String, commands: String)

  /// Adds paths in a coordinate system of so many units that is stretched over the whole width.
  mutating func stretched(
    y: Double, height: Double, units: (across: Int, down: Int), _ paths: [Path]
  ) {
    add(
      "svg",
      [
        "class": "plot", "x": "0", "y": NumberText.pixels(y), "width": "100%",
        "height": NumberText.pixels(height), "viewBox": "0 0 \(units.across) \(units.down)",
        "preserveAspectRatio": "none",
      ], paths.map { MarkupElement("path", ["class": $0.kind, "d": $0.commands]) })
  }

  /// Returns whether a label and figures need two lines on a narrow page, estimated from average
  /// widths of letters.
  static func needsTwoLines(_ label: String, _ figures: String) -> Bool {
    label.count * 8 + figures.count * 7 > 305
  }

  /// Adds the label of a row on the left and its figures on the right or on a line of their own.
  mutating func heading(_ label: String, _ figures: String, y: Double, onTwoLines: Bool) {
    text(label, "label", x: 0, y: y + 13)
    guard onTwoLines else {
      text(figures, "figures", x: 1, y: y + 13, .end)
      return
    }
    text(figures, "figures", x: 0, y: y + 13 + Self.line)
  }

  static let line = 16.0
}

/// Numbers as SVG attributes.
enum NumberText {
  /// A share of the width: `37.25%`.
  static func share(_ share: Double) -> String {
    DecimalText.shortest(share * 100, places: 2) + "%"
  }

  /// A length in pixels, to the tenth.
  static func pixels(_ value: Double) -> String { DecimalText.shortest(value, places: 1) }
}
