import Files
import Glibc

/// A linear axis from 0, with ticks at round numbers.
package struct Axis: Equatable, Sendable {
  /// The value at the end.
  package let maximum: Double
  /// The marked values, 0 first.
  package let ticks: [Double]
  /// The decimal places that write the ticks exactly; at most 6, a nanosecond in milliseconds.
  private let places: Int

  /// Creates an axis that shows a value.
  ///
  /// - Parameters:
  ///   - value: The largest value to show; for 0 the axis ends at 1.
  ///   - steps: The approximate number of ticks besides 0.
  package init(showing value: Double, steps: Int = 4) {
    precondition(value.isFinite && value >= 0, "an axis begins at 0 and ends somewhere")
    precondition(steps > 0, "an axis has a step")
    maximum = value > 0 ? value : 1
    let step = Self.roundStep(atLeast: maximum / Double(steps))
    ticks = (0...Int((maximum / step * (1 + 1e-12)).rounded(.down))).map { Double($0) * step }
    let places = 0...6
    self.places = places.first { Self.isWhole(step * pow(10, Double($0))) } ?? places.upperBound
  }

  /// Returns the position of a value, 0 at the beginning and 1 at the end or beyond.
  package func share(of value: Double) -> Double { min(max(0, value / maximum), 1) }

  /// Returns the label of a tick.
  package func text(_ tick: Double) -> String { DecimalText.shortest(tick, places: places) }

  /// Returns the smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not below a value.
  static func roundStep(atLeast value: Double) -> Double {
    let power = pow(10, log10(value).rounded(.down))
    return [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= value * (1 - 1e-12) } ?? 10 * power
  }

  static func isWhole(_ value: Double) -> Bool {
    (value - value.rounded()).magnitude < 1e-9 * max(1, value)
  }
}

/// A reference value, such as the budget of a frame.
package struct Limit: Equatable, Sendable {
  let value: Double
  let label: String
  /// A Boolean value that indicates whether the line is emphasized.
  package let isOwn: Bool

  package init(_ value: Double, _ label: String, isOwn: Bool = false) {
    self.value = value
    self.label = label
    self.isOwn = isOwn
  }

  /// The classes of the line.
  var kind: String { isOwn ? "budget own" : "budget" }
}

extension [Limit] {
  /// Returns the limits whose labels do not overlap, the emphasized ones first.
  ///
  /// - Parameters:
  ///   - distance: The smallest distance between labels.
  ///   - place: Returns the position of a value.
  func readable(apart distance: Double, _ place: (Double) -> Double) -> [Limit] {
    (filter(\.isOwn) + filter { !$0.isOwn }).reduce(into: []) { readable, limit in
      let isFree = readable.allSatisfy {
        (place($0.value) - place(limit.value)).magnitude >= distance
      }
      if isFree { readable.append(limit) }
    }
  }
}
