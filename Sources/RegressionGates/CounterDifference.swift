import FrameStatistics

/// An exact metric in which the two sides of a duel differ.
package struct CounterDifference: Equatable, Sendable {
  package let series: String
  package let metric: String
  /// The middle of the blocks of each side, which is each of them where it repeats.
  package let base: Double
  package let head: Double
  /// Whether the head has more of what costs.
  package let isWorse: Bool

  /// What two sides differ in, over some blocks of each, in the order of ``ExactMetric``.
  ///
  /// Most metrics are the same in every block, and any change is a difference. Bytes allocated depend
  /// on the process and on what was shaped before: where they scatter, they differ only if the sides
  /// lie further apart than the blocks of either do.
  ///
  /// - Parameter toolchain: Whether metrics are compared that depend on the process, which takes
  ///   blocks of several.
  package static func all(
    of series: String, base: [[String: Double]], head: [[String: Double]], toolchain: Bool
  ) -> [CounterDifference] {
    ExactMetric.all.compactMap { metric in
      guard toolchain || metric.dependence != .toolchain else { return nil }
      return CounterDifference(
        metric, of: series, base: base.compactMap { $0[metric.name] }.sorted(),
        head: head.compactMap { $0[metric.name] }.sorted())
    }
  }

  /// - Parameters:
  ///   - base: The values of its blocks, sorted.
  ///   - head: The same of the head.
  private init?(_ metric: ExactMetric, of series: String, base: [Double], head: [Double]) {
    guard let baseLow = base.first, let baseHigh = base.last, let headLow = head.first,
      let headHigh = head.last
    else { return nil }
    let gap = max(headLow - baseHigh, baseLow - headHigh)
    guard gap > max(baseHigh - baseLow, headHigh - headLow) else { return nil }
    self.series = series
    self.metric = metric.name
    self.base = base[base.count / 2]
    self.head = head[head.count / 2]
    isWorse = metric.sense == .lowerIsBetter && headLow > baseHigh
  }
}
