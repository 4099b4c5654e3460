import Results
import Statistics

/// An exact metric in which the two sides of a duel differ.
package struct CounterDifference: Equatable, Sendable {
  package let series: String
  package let metric: String
  /// The value of the base; `nil` if it does not report the metric.
  ///
  /// Where a side's blocks do not repeat it is the highest or the lowest of them, whichever tells
  /// the sides apart, or, where both are equal, the mean; of a metric that depends on the process it
  /// is the middle one.
  package let base: Double?
  /// The same of the head.
  package let head: Double?
  /// Whether the head has more of what costs.
  package let isWorse: Bool

  /// What two sides differ in, over some blocks of each, in the order of ``ExactMetric``.
  ///
  /// Most metrics are the same in every block, and any value that one side alone shows is a
  /// difference. Bytes allocated depend on the process and on what was shaped before: they differ
  /// only if the sides lie further apart than the blocks of either do.
  ///
  /// - Parameter toolchain: Whether metrics are compared that depend on the process, which takes
  ///   blocks of several.
  package static func all(
    of series: String, base: [[String: Double]], head: [[String: Double]], toolchain: Bool
  ) -> [CounterDifference] {
    ExactMetric.all.compactMap { metric in
      guard toolchain || metric.dependence != .toolchain else { return nil }
      let base = base.compactMap { $0[metric.name] }.sorted()
      let head = head.compactMap { $0[metric.name] }.sorted()
      if base.isEmpty != head.isEmpty {
        return CounterDifference(
          series: series, metric: metric.name, base: base.last, head: head.last, isWorse: false)
      }
      let pair =
        metric.dependence == .toolchain
        ? pairBeyondScatter(base, head) : pairThatDiffers(base, head)
      guard let (old, new) = pair else { return nil }
      return CounterDifference(
        series: series, metric: metric.name, base: old, head: new,
        isWorse: metric.polarity == .lowerIsBetter && new > old)
    }
  }

  /// A value of each side that tells them apart: the highest, else the lowest, else the mean.
  ///
  /// - Returns: `nil` if both sides show the same values, however often.
  private static func pairThatDiffers(
    _ base: [Double], _ head: [Double]
  ) -> (base: Double, head: Double)? {
    guard let baseLow = base.first, let baseHigh = base.last, let headLow = head.first,
      let headHigh = head.last, Set(base) != Set(head)
    else { return nil }
    if baseHigh != headHigh { return (baseHigh, headHigh) }
    if baseLow != headLow { return (baseLow, headLow) }
    return (base.mean, head.mean)
  }

  /// The middle values of both sides, if the sides lie further apart than either scatters.
  private static func pairBeyondScatter(
    _ base: [Double], _ head: [Double]
  ) -> (base: Double, head: Double)? {
    guard let baseLow = base.first, let baseHigh = base.last, let headLow = head.first,
      let headHigh = head.last
    else { return nil }
    let gap = max(headLow - baseHigh, baseLow - headHigh)
    guard gap > max(baseHigh - baseLow, headHigh - headLow) else { return nil }
    return (base[base.count / 2], head[head.count / 2])
  }
}

extension [Double] {
  /// The mean; there is a value.
  fileprivate var mean: Double { reduce(0, +) / Double(count) }
}
