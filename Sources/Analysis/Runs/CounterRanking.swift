import Statistics

/// The strategy that is ahead in counters, on any device.
///
/// A strategy is ahead if in each of ``WorkCounter/judged`` it is at most 1 % above every rival, and
/// in at least one of them more than 1 % below each rival. Otherwise no one is: whether fewer reads
/// are worth more uploads depends on the device.
package struct CounterRanking: Equatable, Sendable {
  /// The strategy that is ahead, if one is.
  package let leader: SeriesSummary?
  /// For each counter in which one strategy is more than 1 % below each rival: that strategy.
  package let leads: [Lead]

  /// A counter, and the strategy that has clearly the least of it.
  package struct Lead: Equatable, Sendable {
    package let counter: WorkCounter
    package let strategy: String
    /// The mean a frame of that strategy, and of the rival closest to it.
    package let own: Double
    package let next: Double
  }

  /// - Parameter rivals: The ranked strategies of one refresh rate; no controls.
  /// - Returns: `nil` with fewer than two rivals.
  package init?(_ rivals: [SeriesSummary]) {
    guard rivals.count > 1 else { return nil }
    let leads = WorkCounter.judged.compactMap { Lead($0, among: rivals) }
    self.leads = leads
    leader = rivals.first { candidate in
      leads.contains { $0.strategy == candidate.strategy }
        && WorkCounter.judged.allSatisfy { counter in
          rivals.allSatisfy {
            WorkCounter.isNotAbove(counter.value(of: candidate), counter.value(of: $0))
          }
        }
    }
  }
}

extension CounterRanking.Lead {
  fileprivate init?(_ counter: WorkCounter, among rivals: [SeriesSummary]) {
    let ordered = rivals.sorted { counter.value(of: $0) < counter.value(of: $1) }
    let own = counter.value(of: ordered[0])
    let next = counter.value(of: ordered[1])
    guard WorkCounter.isClearlyBelow(own, next) else { return nil }
    self.init(counter: counter, strategy: ordered[0].strategy, own: own, next: next)
  }
}
