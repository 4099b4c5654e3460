package import RunData
package import Statistics

/// The rates of frames whose times follow each other.
package struct FrameRates: Sendable {
  /// The sum of the frame times, in seconds.
  package let seconds: Double
  /// The average frame rate: frames divided by the sum of their times, per second.
  package let average: Double
  /// Four figures known as "1 % low", in frames per second, under the names of their definitions.
  ///
  /// They differ for the same frames, so that none may be printed without its name:
  ///
  /// - `p1_fps`: the first percentile of the frame rates, each 1000 / frame time: CapFrameX's P1; see
  ///   ``Distribution`` for the percentile.
  /// - `1pct_low_average`: the rate of the mean frame time from the 99th percentile on: CapFrameX's
  ///   "1 % low average".
  /// - `1pct_low_integral`: the rate of the frame time at which the longest frames accumulate 1 % of
  ///   the time: CapFrameX's "1 % low integral", which follows MSI Afterburner.
  /// - `1pct_min_mangohud`: the rate of the frame time at index ⌊n / 100⌋ − 1, longest first:
  ///   MangoHud's "1 % min". Below 200 frames it is the longest.
  package let lows: [LogFigure]

  /// - Parameter frameTimes: From frame to frame, in milliseconds.
  /// - Precondition: All times are finite and above 0.
  /// - Complexity: O(*n*).
  package init(_ frameTimes: Distribution) {
    let times = frameTimes.values
    precondition(times[0] > 0 && frameTimes.maximum.isFinite, "a frame takes a finite time above 0")
    let total = times.reduce(0, +)
    seconds = total / 1_000
    average = 1_000 * Double(times.count) / total

    let threshold = frameTimes.percentile(99)
    let longest = times.drop { $0 < threshold }
    let share = total / 100
    var passed = 0.0
    let last = times.reversed().first { time in
      passed += time
      return passed >= share
    }
    lows = [
      LogFigure("p1_fps", Distribution(times.reversed().map { 1_000 / $0 }).percentile(1)),
      LogFigure("1pct_low_average", 1_000 * Double(longest.count) / longest.reduce(0, +)),
      LogFigure("1pct_low_integral", 1_000 / (last ?? times[0])),
      LogFigure("1pct_min_mangohud", 1_000 / times[times.count - max(1, times.count / 100)]),
    ]
  }
}
