package import Results
import Statistics

/// The ranking of strategies in counters, which holds on any device.
///
/// A strategy is ahead if in each metric with a ``Results/ExactMetric/movement`` it is at most 1 %
/// above every rival, and in at least one of them more than 1 % below each rival. Otherwise none is:
/// whether fewer reads are worth more uploads depends on the device.
package struct CounterRanking: Equatable, Sendable {
  /// The strategy that is ahead, if one is.
  package let leader: SeriesSummary?
  /// For each counter in which one strategy is more than 1 % below each rival: that strategy.
  package let leads: [Lead]

  /// A counter, and the strategy that has clearly the least of it.
  package struct Lead: Equatable, Sendable {
    package let counter: ExactMetric
    package let strategy: String
    /// The mean per frame of that strategy, and of the rival closest to it.
    package let own: Double
    package let next: Double
  }

  /// - Parameter rivals: The ranked strategies of one refresh rate; no controls.
  /// - Returns: `nil` with fewer than two rivals.
  package init?(_ rivals: [SeriesSummary]) {
    guard rivals.count > 1 else { return nil }
    let judged = ExactMetric.all.filter { $0.movement != nil }
    let leads = judged.compactMap { Lead($0, among: rivals) }
    self.leads = leads
    leader = rivals.first { candidate in
      leads.contains { $0.strategy == candidate.strategy }
        && judged.allSatisfy { counter in
          rivals.allSatisfy {
            candidate.count(counter) <= $0.count(counter) * (1 + Self.equivalenceShare)
          }
        }
    }
  }
}

extension CounterRanking {
  /// The share up to which two counts are considered equal.
  package static let equivalenceShare = 0.01
}

extension SeriesSummary {
  /// The mean over measured frames of a count, not rounded.
  package func count(_ metric: ExactMetric) -> Double { metric.exactValue(counts) ?? 0 }
}

extension CounterRanking.Lead {
  fileprivate init?(_ counter: ExactMetric, among rivals: [SeriesSummary]) {
    let ordered = rivals.sorted { $0.count(counter) < $1.count(counter) }
    let own = ordered[0].count(counter)
    let next = ordered[1].count(counter)
    guard own < next * (1 - CounterRanking.equivalenceShare) else { return nil }
    self.init(counter: counter, strategy: ordered[0].strategy, own: own, next: next)
  }
}
