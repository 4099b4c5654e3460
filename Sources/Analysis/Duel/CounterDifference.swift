import RunData

/// A difference of an exact metric between the sides of a duel.
package struct CounterDifference: Sendable {
  package let series: String
  package let metric: String
  /// The value of the base; `nil` if it lacks the metric.
  ///
  /// If the blocks of a side disagree, both sides show the first of these that differs between
  /// them: the highest, the lowest, the mean. Metrics that depend on the toolchain show the median
  /// block.
  package let base: Double?
  /// The value of the head, selected like that of the base.
  package let head: Double?
  /// Indicates whether the head has a higher cost.
  package let isWorse: Bool

  /// Returns the differences of two sides over their blocks, in the order of ``RunData/Metric/counts``.
  ///
  /// Most metrics are equal in every block: a value of only one side is a difference. Allocated
  /// bytes depend on the process and on previously shaped text: they differ if the sides are
  /// further apart than the blocks of either side.
  ///
  /// - Parameter includingToolchain: Whether to compare metrics with
  ///   ``RunData/Metric/Dependence/toolchain``, which requires blocks of several processes.
  package static func all(
    of series: String, base: [[String: Double]], head: [[String: Double]], includingToolchain: Bool
  ) -> [CounterDifference] {
    Metric.counts.compactMap { metric in
      guard includingToolchain || metric.dependence != .toolchain else { return nil }
      let base = base.compactMap { $0[metric.name] }.sorted()
      let head = head.compactMap { $0[metric.name] }.sorted()
      if base.isEmpty != head.isEmpty {
        return CounterDifference(
          series: series, metric: metric.name, base: base.last, head: head.last, isWorse: false)
      }
      let pair = difference(base, head, isOfToolchain: metric.dependence == .toolchain)
      guard let (old, new) = pair else { return nil }
      return CounterDifference(
        series: series, metric: metric.name, base: old, head: new,
        isWorse: metric.polarity == .lowerIsBetter && new > old)
    }
  }

  /// Selects from ascending values as ``base`` describes; `nil` without a difference.
  private static func difference(
    _ base: [Double], _ head: [Double], isOfToolchain: Bool
  ) -> (base: Double, head: Double)? {
    guard let baseLow = base.first, let baseHigh = base.last, let headLow = head.first,
      let headHigh = head.last
    else { return nil }
    if isOfToolchain {
      let gap = max(headLow - baseHigh, baseLow - headHigh)
      return gap > max(baseHigh - baseLow, headHigh - headLow)
        ? (base[base.count / 2], head[head.count / 2]) : nil
    }
    if baseHigh != headHigh { return (baseHigh, headHigh) }
    if baseLow != headLow { return (baseLow, headLow) }
    return Set(base) == Set(head) ? nil : (base.mean, head.mean)
  }
}
