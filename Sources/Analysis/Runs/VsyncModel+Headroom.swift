import Statistics

extension VsyncModel {
  /// The largest factor by which all frame times may grow with the hitch time ratio still good.
  ///
  /// Below 1 if it is not good as it is. With n frames the ratio is good up to K = ⌊5 n / 1000⌋
  /// missed ticks. Frame i misses its m-th tick when the factor exceeds m · T / d_i, so that a
  /// factor s misses as many ticks as there are such breakpoints below s, and the answer is the
  /// (K + 1)-th smallest breakpoint:
  ///
  ///     // T = 10 ms; below 200 frames no tick may be missed.
  ///     VsyncModel(refreshRate: 100).headroom(of: [4e6, 5e6])   // 2
  ///
  /// - Parameter frameTimes: The times of one pass that must fit between two ticks, in nanoseconds.
  /// - Returns: `nil` if no factor is the largest, because all times are 0.
  /// - Precondition: There is at least one frame, and no time is negative.
  /// - Complexity: O(*n* log *n*).
  package func headroom(of frameTimes: [Double]) -> Double? {
    precondition(!frameTimes.isEmpty, "a pass has at least one frame")
    precondition(frameTimes.allSatisfy { $0 >= 0 }, "a frame time is not negative")
    let allowed = Int(HitchRating.greatestGoodRatio) * frameTimes.count / 1_000
    let longest = frameTimes.filter { $0 > 0 }.sorted(by: >).prefix(allowed + 1)
    // The j-th longest frame has its m-th breakpoint behind those of the j − 1 longer ones, so that
    // at least j · m breakpoints lie up to it: no m beyond (K + 1) / j, rounded up, can be needed.
    let breakpoints = longest.enumerated().flatMap { index, time in
      (1...(allowed + 1 + index) / (index + 1)).map { tick in
        Double(tick) * 1e9 / (time * Double(refreshRate))
      }
    }
    return breakpoints.isEmpty ? nil : breakpoints.sorted()[allowed]
  }
}
