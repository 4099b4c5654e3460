import Files
import Glibc

/// A linear axis between any two values, with ticks at round numbers.
struct SpanAxis: Equatable, Sendable {
  let low: Double
  let high: Double
  /// The marked values within the axis.
  let ticks: [Double]
  private let places: Int

  /// - Parameters:
  ///   - values: The values to show; the axis extends a little beyond them.
  ///   - steps: The approximate number of steps from tick to tick.
  /// - Precondition: There is a value, and all are finite.
  init(showing values: [Double], steps: Int = 5) {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    let span = most > least ? most - least : max(1, most.magnitude / 10)
    low = least - 0.06 * span
    high = most + 0.06 * span
    let step = Axis.roundStep(atLeast: span / Double(steps))
    let range = Int((low / step).rounded(.up))...Int((high / step).rounded(.down))
    ticks = range.map { Double($0) * step }
    places = (0...6).first { Axis.isWhole(step * pow(10, Double($0))) } ?? 6
  }

  /// Returns the position of a value, 0 at the beginning and 1 at the end or beyond.
  func share(of value: Double) -> Double { min(max(0, (value - low) / (high - low)), 1) }

  /// Returns the label of a tick.
  func text(_ tick: Double) -> String { DecimalText.shortest(tick, places: places) }
}
