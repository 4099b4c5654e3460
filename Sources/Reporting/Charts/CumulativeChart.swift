import Analysis
import Files
import Glibc
package import Statistics

/// A cumulative distribution of frame times with a curve per strategy.
///
/// The vertical axis is logarithmic in the share of slower frames, so that the slowest frame in a
/// thousand is as visible as the slowest in ten.
package struct CumulativeChart: Sendable {
  /// A curve, with the class that sets its color.
  package struct Curve: Sendable {
    let kind: String
    let times: Distribution

    /// - Parameter times: Times in milliseconds.
    package init(_ kind: String, _ times: Distribution) {
      self.kind = kind
      self.times = times
    }
  }

  private let curves: [Curve]
  private let axis: Axis
  private let limits: [Limit]
  private let title: String

  private static let height = 240.0
  /// The size of the coordinate system.
  private static let units = (across: 10_000, down: 2_400)
  /// The number of points per curve.
  private static let points = 160
  /// The marked percentiles, in percent.
  private static let marks = [0, 50, 90, 95, 99, 99.9, 99.99]

  /// - Precondition: There is a curve.
  package init(_ curves: [Curve], limits: [Limit], title: String) {
    precondition(!curves.isEmpty, "a chart of curves has a curve")
    self.curves = curves
    axis = Axis(showing: (curves.map(\.times.maximum).max() ?? 0) * 1.02)
    self.limits = limits.filter { [axis] in $0.value <= axis.maximum }
    self.title = title
  }

  package var image: MarkupElement {
    var canvas = ChartCanvas(height: Self.height, title: title)
    for mark in Self.marks {
      guard let level = level(mark) else { continue }
      let y = Self.height * (1 - level)
      canvas.line("grid", fromX: 0, toX: 1, fromY: y, toY: y)
      canvas.text(
        DecimalText.shortest(mark, places: 2) + " %", "tick", x: 0, y: y + 4, dx: -6, .end)
    }
    canvas.acrossTicks(axis, unit: "ms", y: Self.height)
    canvas.acrossGrid(axis, fromY: 0, toY: Self.height)
    canvas.lines(of: limits, on: axis, fromY: 0, toY: Self.height)
    canvas.labels(of: limits, on: axis, y: -5, apart: 0.18)
    canvas.stretched(
      y: 0, height: Self.height, units: Self.units,
      curves.map { MarkupElement("path", ["class": "curve \($0.kind)", "d": path($0.times)]) })
    return canvas.image("cumulative")
  }
}

extension CumulativeChart {
  /// The logarithm of the share of slower frames at the top: one frame of the longest pass.
  private var top: Double {
    log10(Double(max(10, curves.map(\.times.values.count).max() ?? 0)))
  }

  /// Returns the vertical position of a percentile, 0…1; `nil` above the top.
  private func level(_ percent: Double) -> Double? {
    let level = -log10(1 - percent / 100) / top
    return level <= 1 ? level : nil
  }

  /// Returns the curve from the shortest time at the bottom to the longest at the top.
  private func path(_ times: Distribution) -> String {
    let points = (0...Self.points).map { point in
      let share = Double(point) / Double(Self.points)
      let time =
        point == Self.points
        ? times.maximum : times.percentile(100 * (1 - pow(10, -share * top)))
      return (
        Int((axis.share(of: time) * Double(Self.units.across)).rounded()),
        Int(((1 - share) * Double(Self.units.down)).rounded())
      )
    }
    var path = "M\(points[0].0) \(points[0].1)"
    for (before, point) in zip(points, points.dropFirst()) {
      path += "l\(point.0 - before.0) \(point.1 - before.1)"
    }
    return path
  }
}
