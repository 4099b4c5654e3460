package import Results
package import RunRecords

/// The ranking of strategies at one refresh rate by median frame time.
///
/// A strategy only leads over another if its median is lower in *every* measured round: rounds are
/// interleaved, so that a slow period of the machine affects all strategies. Strategies with wrong
/// pixels or unpredicted faults are not ranked, and neither are controls.
///
/// The ranking holds for the measured processor; ``counters`` holds for any device.
package struct Ranking: Equatable, Sendable {
  package enum Result: Equatable, Sendable {
    /// No strategy could be ranked.
    case empty
    /// There is no other strategy to compare with.
    case single(SeriesSummary)
    /// The strategy is faster than all others in every measured round.
    case winner(SeriesSummary)
    /// These strategies, fastest first, are not separated from each other, but faster than the
    /// rest.
    case tie([SeriesSummary])
  }

  package let refreshRate: Int
  /// The ranked strategies, fastest first.
  package let ranked: [SeriesSummary]
  /// The strategies with wrong pixels or unpredicted faults, fastest first.
  package let unranked: [SeriesSummary]
  /// The strategies that are measured for comparison only, fastest first.
  package let controls: [SeriesSummary]
  package let result: Result
  /// The ranking by counters; `nil` with fewer than two ranked strategies.
  package let counters: CounterRanking?

  /// Ranks the strategies of one refresh rate.
  ///
  /// - Parameters:
  ///   - summaries: One per strategy; equal medians keep their order.
  ///   - proofs: Strategies without one are ranked: a skipped check is a caveat of the run.
  ///   - controls: The ids of strategies that are not ranked.
  /// - Precondition: There is at least one summary, and all have the same refresh rate and rounds.
  package init(_ summaries: [SeriesSummary], proofs: [PixelEquivalence], controls: [String] = []) {
    guard let first = summaries.first else {
      preconditionFailure("a ranking needs at least one strategy")
    }
    precondition(
      summaries.allSatisfy { $0.refreshRate == first.refreshRate },
      "a ranking compares strategies at one refresh rate")
    precondition(
      summaries.allSatisfy { $0.rounds == first.rounds },
      "strategies are compared over the same rounds")
    let wrong = Set(proofs.lazy.filter { !$0.holds }.map(\.strategy))
      .union(summaries.lazy.filter(\.hasUnpredictedFault).map(\.strategy))
    let ordered = summaries.enumerated().sorted {
      ($0.element.frameTime.p50, $0.offset) < ($1.element.frameTime.p50, $1.offset)
    }.map(\.element)
    refreshRate = first.refreshRate
    unranked = ordered.filter { wrong.contains($0.strategy) }
    let right = ordered.filter { !wrong.contains($0.strategy) }
    ranked = right.filter { !controls.contains($0.strategy) }
    self.controls = right.filter { controls.contains($0.strategy) }
    result = Result(ranked)
    counters = CounterRanking(ranked)
  }

  /// Returns one ranking per refresh rate, the highest rate last.
  package static func perRefreshRate(
    _ summaries: [SeriesSummary], proofs: [PixelEquivalence], controls: [String] = []
  ) -> [Ranking] {
    Dictionary(grouping: summaries, by: \.refreshRate)
      .sorted { $0.key < $1.key }
      .map { Ranking($0.value, proofs: proofs, controls: controls) }
  }

  /// The ranked strategies by descending headroom; equal ones fastest first.
  package var byHeadroom: [SeriesSummary] {
    ranked.enumerated().sorted {
      (-($0.element.headroom?.factor ?? .infinity), $0.offset)
        < (-($1.element.headroom?.factor ?? .infinity), $1.offset)
    }.map(\.element)
  }

  /// Returns the ratio of a strategy's median frame time to the fastest one's.
  ///
  /// - Returns: `nil` if nothing is ranked or the fastest time is 0.
  package func timesFastest(_ summary: SeriesSummary) -> Double? {
    guard let fastest = ranked.first?.frameTime.p50, fastest > 0 else { return nil }
    return summary.frameTime.p50 / fastest
  }
}

extension Ranking.Result {
  /// Selects the shortest prefix of strategies of which each is faster than every strategy after
  /// it.
  fileprivate init(_ ranked: [SeriesSummary]) {
    guard let first = ranked.first else {
      self = .empty
      return
    }
    guard ranked.count > 1 else {
      self = .single(first)
      return
    }
    var leaders = 1
    while ranked.prefix(leaders).contains(where: { leader in
      !ranked.dropFirst(leaders).allSatisfy { leader.isFasterInEveryRound(than: $0) }
    }) {
      leaders += 1
    }
    self = leaders == 1 ? .winner(first) : .tie(Array(ranked.prefix(leaders)))
  }
}

extension SeriesSummary {
  fileprivate func isFasterInEveryRound(than other: SeriesSummary) -> Bool {
    zip(roundP50s, other.roundP50s).allSatisfy(<)
  }
}

/// The ranking of strategies by counters, which holds on any device.
///
/// A strategy leads if each metric with a ``Results/ExactMetric/movement`` is at most 1 % above
/// every rival's and at least one of them is more than 1 % below each rival's. Otherwise none
/// leads: the trade-off between reads and uploads depends on the device.
package struct CounterRanking: Equatable, Sendable {
  /// The share up to which two counts are considered equal.
  package static let equivalenceShare = 0.01

  /// The leading strategy, if there is one.
  package let leader: SeriesSummary?
  /// The counters in which one strategy is more than 1 % below each rival.
  package let leads: [Lead]

  /// A counter, and the strategy with the clearly lowest value.
  package struct Lead: Equatable, Sendable {
    package let counter: ExactMetric
    package let strategy: String
    /// The mean per frame of that strategy.
    package let own: Double
    /// The mean per frame of the closest rival.
    package let next: Double
  }

  /// - Parameter rivals: The ranked strategies of one refresh rate, without controls.
  /// - Returns: `nil` with fewer than two rivals.
  package init?(_ rivals: [SeriesSummary]) {
    guard rivals.count > 1 else { return nil }
    let counters = ExactMetric.all.filter { $0.movement != nil }
    let leads = counters.compactMap { Lead($0, among: rivals) }
    self.leads = leads
    leader = rivals.first { candidate in
      leads.contains { $0.strategy == candidate.strategy }
        && counters.allSatisfy { counter in
          rivals.allSatisfy {
            candidate.count(counter) <= $0.count(counter) * (1 + Self.equivalenceShare)
          }
        }
    }
  }
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
