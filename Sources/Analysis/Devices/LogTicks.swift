import Glibc

/// The ticks of a display whose refresh rate need not be a whole number, such as 59.94 Hz.
package struct LogTicks: Sendable {
  /// In Hz.
  package let refreshRate: Double

  /// The greatest relative difference of refresh rates that count as one, such as 59.94 and 60 Hz.
  private static let tolerance = 0.02

  /// - Precondition: The rate is finite and above 0.
  package init(refreshRate: Double) {
    precondition(refreshRate > 0 && refreshRate.isFinite, "a display has a positive refresh rate")
    self.refreshRate = refreshRate
  }

  /// Indicates whether a refresh rate, in Hz, counts as that of these ticks.
  func haveRate(_ other: Double) -> Bool { abs(other / refreshRate - 1) <= Self.tolerance }

  /// The time between two ticks, in milliseconds.
  package var budget: Double { 1_000 / refreshRate }

  /// Returns the ticks of a logged interval, at least 1: round(Δ / T), a half rounded down.
  ///
  /// Displayed intervals are quantized to ticks with jitter; rounding up would turn all jitter into
  /// missed ticks. An interval is over budget above 1.5 T.
  package func slots(_ milliseconds: Double) -> Int {
    max(1, Int((milliseconds * refreshRate / 1_000 - 0.5).rounded(.up)))
  }

  /// Returns the number of ticks, begun ones included, by which a frame misses its deadline.
  ///
  /// - Parameter overrun: The time from the deadline to the end of the frame, in milliseconds.
  package func missed(by overrun: Double) -> Int {
    overrun > 0 ? max(1, Int((overrun * refreshRate / 1_000).rounded(.up))) : 0
  }

  /// Returns whether intervals are near whole numbers of ticks rather than free of them, as on a
  /// display of variable refresh rate.
  ///
  /// The measure is the mean of cos(2π Δ / T): 1 for whole ticks, 0 for intervals of any length, 0.8
  /// for a jitter with a deviation of a tenth of a tick. Intervals of less than half a tick are near
  /// no tick, and add 0.
  package func fit(_ intervals: [Double]) -> Bool {
    let sum = intervals.reduce(0) { $1 < budget / 2 ? $0 : $0 + cos(2 * .pi * $1 / budget) }
    return sum >= 0.5 * Double(intervals.count)
  }
}
