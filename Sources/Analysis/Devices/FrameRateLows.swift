package import Statistics

/// Four figures known as "1 % low", in frames per second, under the names of their definitions.
///
/// They differ for the same frames, so that none may be printed without its name.
package struct FrameRateLows: Sendable {
  /// The first percentile of the frame rates, each 1000 / frame time: CapFrameX's P1.
  ///
  /// Printed as `p1_fps`; see ``Distribution`` for the percentile.
  package let firstPercentile: Double
  /// The rate of the mean frame time from the 99th percentile on: CapFrameX's "1 % low average".
  ///
  /// Printed as `1pct_low_average`.
  package let average: Double
  /// The rate of the frame time at which the longest frames accumulate 1 % of the time: CapFrameX's
  /// "1 % low integral", which follows MSI Afterburner.
  ///
  /// Printed as `1pct_low_integral`.
  package let integral: Double
  /// The rate of the frame time at index ⌊n / 100⌋ − 1, longest first: MangoHud's "1 % min".
  ///
  /// Printed as `1pct_min_mangohud`. Below 200 frames it is the longest.
  package let mangoHudMinimum: Double

  /// - Parameter times: In milliseconds.
  /// - Precondition: All times are finite and above 0.
  /// - Complexity: O(*n*).
  package init(_ times: Distribution) {
    precondition(
      times.values[0] > 0 && times.maximum.isFinite, "a frame takes a finite time above 0")
    firstPercentile = Distribution(times.values.reversed().map { 1_000 / $0 }).percentile(1)

    let threshold = times.percentile(99)
    let longest = times.values.drop { $0 < threshold }
    average = 1_000 * Double(longest.count) / longest.reduce(0, +)

    let share = times.values.reduce(0, +) / 100
    var passed = 0.0
    let last = times.values.reversed().first { time in
      passed += time
      return passed >= share
    }
    integral = 1_000 / (last ?? times.values[0])

    let index = max(0, times.values.count / 100 - 1)
    mangoHudMinimum = 1_000 / times.values[times.values.count - 1 - index]
  }

  /// The figures with their printed names.
  package var named: [(name: String, framesPerSecond: Double)] {
    [
      ("p1_fps", firstPercentile), ("1pct_low_average", average),
      ("1pct_low_integral", integral), ("1pct_min_mangohud", mangoHudMinimum),
    ]
  }
}
