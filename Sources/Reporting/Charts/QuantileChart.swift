import Files

/// A curve over the percentiles of frames, with its band.
struct QuantileChart {
  /// A value at each percentile from 0 to 100, in milliseconds.
  let values: [Double]
  /// The bounds at each percentile; `nil` without a band.
  let band: [ClosedRange<Double>]?
  /// The distance from 0 that counts as none; 0 for no such band.
  let margin: Double
  let title: String
  let axisTitle: String

  private static let height = 210.0
  private static let (across, down) = (100, 1_000)
  /// The percentiles that the axis shows whole: the fastest and the slowest frame may be far away.
  private static let shown = 1...99

  var image: Markup {
    let axis = Axis(
      around: Self.shown.flatMap { percent in
        [values[percent]] + (band.map { [$0[percent].lowerBound, $0[percent].upperBound] } ?? [])
      } + [-margin, 0, margin])
    var canvas = ChartCanvas(height: Self.height + 22 + ChartCanvas.line, title: title)
    func y(_ value: Double) -> Double { Self.height * (1 - axis.share(of: value)) }
    canvas.bar("indifference", fromX: 0, toX: 1, y: y(margin), height: y(-margin) - y(margin))
    canvas.grid(axis, height: Self.height)
    let curve = values.indices.map { point($0, values[$0], axis) }
    var paths = [("curve s0", "M" + curve.joined(separator: "L"))]
    if let band {
      let upper = band.indices.map { point($0, band[$0].upperBound, axis) }
      let lower = band.indices.reversed().map { point($0, band[$0].lowerBound, axis) }
      paths.insert(("band s0", "M" + (upper + lower).joined(separator: "L") + "z"), at: 0)
    }
    canvas.stretched(y: 0, height: Self.height, units: (Self.across, Self.down), paths)
    canvas.labels(Axis(showing: 100), y: Self.height + 16, lastUnit: " %")
    canvas.text(axisTitle, "tick", x: 0, y: Self.height + 16 + ChartCanvas.line)
    return canvas.image("quantiles")
  }

  /// Returns a point; one beyond the axis is cut off by the drawing.
  private func point(_ percent: Int, _ value: Double, _ axis: Axis) -> String {
    let share = (value - axis.minimum) / (axis.maximum - axis.minimum)
    let y = min(max(-1, 1 - share), 2) * Double(Self.down)
    return "\(percent) \(DecimalText.shortest(y, places: 0))"
  }
}
