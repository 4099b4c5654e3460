import Files
import Statistics

/// A curve over the percentiles of frames, with its band.
struct QuantileChart {
  /// A value at each percentile from 0 to 100, in milliseconds.
  let values: [Double]
  /// The bounds at each percentile; empty without a band.
  var band: [ConfidenceInterval] = []
  /// The distance from 0 that counts as none; 0 for no such area.
  var margin = 0.0
  let title: String
  let axisTitle: String

  private static let height = 210.0
  private static let (across, down) = (100, 1_000)

  var image: Markup {
    let (low, high) = (band.map(\.low), band.map(\.high))
    // The fastest and the slowest frame may be far away.
    let shown = [values, low, high].flatMap { $0.dropFirst().dropLast() }
    let axis = Axis(around: shown + [-margin, 0, margin])
    var canvas = ChartCanvas(height: Self.height + 22 + ChartCanvas.line, title: title)
    func y(_ value: Double) -> Double { Self.height * (1 - axis.share(of: value)) }
    canvas.bar("indifference", fromX: 0, toX: 1, y: y(margin), height: y(-margin) - y(margin))
    canvas.grid(axis, height: Self.height)
    let outline = Self.points(high, axis) + Self.points(low, axis).reversed()
    canvas.stretched(
      y: 0, height: Self.height, units: (Self.across, Self.down),
      (band.isEmpty ? [] : [.init("band s0", "M" + outline.joined(separator: "L") + "z")])
        + [.init("curve s0", "M" + Self.points(values, axis).joined(separator: "L"))])
    canvas.labels(Axis(showing: 100), y: Self.height + 16, lastUnit: " %")
    canvas.text(axisTitle, "tick", x: 0, y: Self.height + 16 + ChartCanvas.line)
    return canvas.image("quantiles")
  }

  /// Returns the points of a curve; one beyond the axis is cut off by the drawing.
  private static func points(_ values: [Double], _ axis: Axis) -> [String] {
    values.enumerated().map { percent, value in
      let share = (value - axis.minimum) / (axis.maximum - axis.minimum)
      let y = min(max(-1, 1 - share), 2) * Double(down)
      return "\(percent) \(DecimalText.shortest(y, places: 0))"
    }
  }
}
