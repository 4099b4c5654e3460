import Glibc

/// A linear axis from 0, with ticks at round numbers.
package struct Axis: Equatable, Sendable {
  /// The value at its end.
  package let maximum: Double
  /// The values that are marked, 0 first.
  package let ticks: [Double]
  /// The decimal places that it takes to write the ticks as they are.
  private let places: Int

  /// An axis on which a value can be seen.
  ///
  /// - Parameters:
  ///   - value: The largest value to be shown; an axis to 1 is made for 0.
  ///   - steps: About how many ticks it has besides 0.
  package init(showing value: Double, steps: Int = 4) {
    precondition(value.isFinite && value >= 0, "an axis begins at 0 and ends somewhere")
    precondition(steps > 0, "an axis has a step")
    maximum = value > 0 ? value : 1
    let step = Self.roundStep(atLeast: maximum / Double(steps))
    ticks = (0...Int((maximum / step * (1 + 1e-12)).rounded(.down))).map { Double($0) * step }
    let places = 0...NumberText.mostPlaces
    self.places = places.first { Self.isWhole(step * pow(10, Double($0))) } ?? places.upperBound
  }

  /// Where a value lies, 0 at the beginning and 1 at the end; what lies beyond is at the end.
  package func share(of value: Double) -> Double { min(max(0, value / maximum), 1) }

  /// A tick in words.
  package func text(_ tick: Double) -> String { NumberText.text(tick, places: places) }

  /// The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not below a value.
  private static func roundStep(atLeast value: Double) -> Double {
    let power = pow(10, log10(value).rounded(.down))
    return [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= value * (1 - 1e-12) } ?? 10 * power
  }

  private static func isWhole(_ value: Double) -> Bool {
    (value - value.rounded()).magnitude < 1e-9 * max(1, value)
  }
}
