import Files
import Glibc

package struct Axis {
  /// The logarithm of the beginning if the axis is logarithmic, as that of the end.
  let minimum: Double
  package let maximum: Double
  package let ticks: [Double]
  /// The decimal places that write the ticks exactly; at most 6, a nanosecond in milliseconds.
  private let places: Int
  private var isLogarithmic = false

  /// Creates an axis from 0 to a value; for 0 it ends at 1.
  package init(showing value: Double) {
    precondition(value.isFinite && value >= 0, "an axis begins at 0 and ends somewhere")
    let maximum = value > 0 ? value : 1
    self.init(from: 0, to: maximum, step: Self.roundStep(atLeast: maximum / 4))
  }

  /// Creates an axis that extends a little beyond finite values, and further where all are equal.
  package init(around values: [Double]) {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    let span = most > least ? most - least : max(1, most.magnitude / 10)
    let margin = most > least ? 0.06 * span : 0.5 * span
    self.init(from: least - margin, to: most + margin, step: Self.roundStep(atLeast: span / 5))
  }

  /// Creates a logarithmic axis that extends a little beyond positive ratios and 1, with ticks whose
  /// labels do not overlap on a narrow page.
  init(aroundRatios ratios: [Double]) {
    minimum = log(min(1 / 1.1, ratios.min() ?? 1)) * 1.06
    maximum = log(max(1.1, ratios.max() ?? 1)) * 1.06
    (places, isLogarithmic) = (2, true)
    let (ends, distance) = (minimum...maximum, 0.13 * (maximum - minimum))
    ticks = Self.roundRatios.reduce(into: [1]) { ticks, ratio in
      let isFree = ticks.allSatisfy { (log($0) - log(ratio)).magnitude > distance }
      if ends.contains(log(ratio)) && isFree { ticks.append(ratio) }
    }
  }

  private static let roundRatios = [
    0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.25, 1.5, 2, 3, 5,
    10, 20, 50, 100,
  ]

  private init(from minimum: Double, to maximum: Double, step: Double) {
    (self.minimum, self.maximum) = (minimum, maximum)
    let last = Int((maximum / step * (1 + 1e-12)).rounded(.down))
    ticks = (Int((minimum / step).rounded(.up))...last).map { Double($0) * step }
    places = (0...6).first { Self.isWhole(step * pow(10, Double($0))) } ?? 6
  }

  /// Returns the position of a value, 0 at the beginning or before it and 1 at the end or beyond.
  package func share(of value: Double) -> Double {
    let value = isLogarithmic ? log(value) : value
    return min(max(0, (value - minimum) / (maximum - minimum)), 1)
  }

  package func text(_ tick: Double) -> String { DecimalText.shortest(tick, places: places) }

  /// Returns the smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not below a value.
  private static func roundStep(atLeast value: Double) -> Double {
    let power = pow(10, log10(value).rounded(.down))
    return [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= value * (1 - 1e-12) } ?? 10 * power
  }

  private static func isWhole(_ value: Double) -> Bool {
    (value - value.rounded()).magnitude < 1e-9 * max(1, value)
  }
}

struct Limit {
  let value: Double
  let label: String
  var isOwn = false

  var kind: String { isOwn ? "budget own" : "budget" }
}

extension [Limit] {
  /// The limits whose labels do not overlap, the emphasized ones first.
  func readable(apart distance: Double, _ place: (Double) -> Double) -> [Limit] {
    (filter(\.isOwn) + filter { !$0.isOwn }).reduce(into: []) { readable, limit in
      let isFree = readable.allSatisfy {
        (place($0.value) - place(limit.value)).magnitude >= distance
      }
      if isFree { readable.append(limit) }
    }
  }
}
