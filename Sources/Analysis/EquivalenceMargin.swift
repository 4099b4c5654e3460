import Statistics

/// The difference up to which two times count as equal.
package struct EquivalenceMargin: Equatable, Sendable {
  /// A factor, either way.
  package var factor = 1.02
  /// A change in milliseconds per frame, below which no verdict is given either.
  ///
  /// A short frame changes by more than ``factor`` when code merely moves in memory, and no display
  /// shows it.
  package var milliseconds = 0.0

  /// The margin of all comparisons: 2 %.
  package static let standard = EquivalenceMargin()

  package init() {}

  /// The smallest change that matters at some refresh rates, in milliseconds per frame.
  ///
  /// 20 µs or 0.5 % of the tightest budget, whichever is less: the budget counts above 250 Hz.
  ///
  ///     EquivalenceMargin.milliseconds(refreshRates: [60, 120])   // 0.02
  ///
  /// - Parameter refreshRates: In Hz.
  package static func milliseconds(refreshRates: [Int]) -> Double {
    precondition(refreshRates.allSatisfy { $0 > 0 }, "a refresh rate is positive")
    return refreshRates.reduce(0.02) { min($0, 0.005 * 1_000 / Double($1)) }
  }
}
