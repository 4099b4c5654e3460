package import RunRecords
import Statistics

/// Who is fastest at one refresh rate, and whether that can be said at all.
///
/// Strategies are ordered by their median frame time. The fastest wins outright only if its median
/// is lower than that of every other strategy in *every* measured round, paired by round: rounds
/// are interleaved, so what slows the machine for a while slows all of them. A strategy that does
/// not show the right pixels, or of which something was found that was not predicted, is not ranked,
/// and a control is nobody's rival.
///
/// All this holds on the processor that measured. ``counters`` says who is ahead on any device.
package struct Ranking: Equatable, Sendable {
  /// What a ranking comes to.
  package enum Leadership: Equatable, Sendable {
    /// No strategy could be ranked.
    case nobody
    /// There was nothing to compare this strategy with.
    case alone(SeriesSummary)
    /// This strategy was faster than every other one in every measured round.
    case winner(SeriesSummary)
    /// None of these, fastest first, was faster than the others in every measured round; all of
    /// them were faster than the rest.
    case tooClose([SeriesSummary])
  }

  package let refreshRate: Int
  /// The strategies that may be compared, fastest first.
  package let ranked: [SeriesSummary]
  /// The strategies whose pixels or findings are wrong, fastest first.
  package let unranked: [SeriesSummary]
  /// The strategies that were measured for comparison only, fastest first.
  package let controls: [SeriesSummary]
  package let outcome: Leadership
  /// Who is ahead in counters; `nil` with fewer than two ranked strategies.
  package let counters: CounterRanking?

  /// Ranks the strategies of one refresh rate.
  ///
  /// - Parameters:
  ///   - summaries: One a strategy. Equal medians keep this order.
  ///   - proofs: Strategies without a proof are ranked: the check was skipped, which is a caveat of
  ///     the run.
  ///   - controls: The ids of strategies that are no rivals.
  /// - Precondition: All summaries have the same refresh rate and number of rounds; there is one.
  package init(_ summaries: [SeriesSummary], proofs: [PixelEquivalence], controls: [String] = []) {
    guard let first = summaries.first else { preconditionFailure("a ranking is of something") }
    precondition(
      summaries.allSatisfy { $0.refreshRate == first.refreshRate },
      "a ranking compares strategies at one refresh rate")
    precondition(
      summaries.allSatisfy { $0.rounds == first.rounds },
      "strategies are compared over the same rounds")
    let wrong = Set(proofs.lazy.filter { !$0.holds }.map(\.strategy))
      .union(summaries.lazy.filter(\.hasUnpredictedFinding).map(\.strategy))
    let ordered = summaries.fastestFirst
    refreshRate = first.refreshRate
    unranked = ordered.filter { wrong.contains($0.strategy) }
    let right = ordered.filter { !wrong.contains($0.strategy) }
    ranked = right.filter { !controls.contains($0.strategy) }
    self.controls = right.filter { controls.contains($0.strategy) }
    outcome = Leadership(ranked)
    counters = CounterRanking(ranked)
  }

  /// One ranking a refresh rate, the highest rate last.
  package static func perRefreshRate(
    _ summaries: [SeriesSummary], proofs: [PixelEquivalence], controls: [String] = []
  ) -> [Ranking] {
    Dictionary(grouping: summaries, by: \.refreshRate)
      .sorted { $0.key < $1.key }
      .map { Ranking($0.value, proofs: proofs, controls: controls) }
  }

  /// The ranked strategies, the one with the greatest headroom first; equal ones fastest first.
  package var byHeadroom: [SeriesSummary] {
    ranked.enumerated().sorted {
      (-($0.element.headroom ?? .infinity), $0.offset)
        < (-($1.element.headroom ?? .infinity), $1.offset)
    }.map(\.element)
  }

  /// How many times as long a strategy's median frame takes as the fastest's.
  ///
  /// - Returns: `nil` if nothing is ranked or the fastest takes no time at all.
  package func timesFastest(_ summary: SeriesSummary) -> Double? {
    guard let fastest = ranked.first?.frameTime.p50, fastest > 0 else { return nil }
    return summary.frameTime.p50 / fastest
  }
}

extension Ranking.Leadership {
  /// The shortest run of leading strategies of which each beats every strategy after it.
  fileprivate init(_ ranked: [SeriesSummary]) {
    guard let first = ranked.first else {
      self = .nobody
      return
    }
    guard ranked.count > 1 else {
      self = .alone(first)
      return
    }
    var leaders = 1
    while ranked.prefix(leaders).contains(where: { leader in
      !ranked.dropFirst(leaders).allSatisfy { leader.isFasterInEveryRound(than: $0) }
    }) {
      leaders += 1
    }
    self = leaders == 1 ? .winner(first) : .tooClose(Array(ranked.prefix(leaders)))
  }
}

extension SeriesSummary {
  /// Whether something was found that the strategy is not known for.
  package var hasUnpredictedFinding: Bool { findings.contains { !$0.isPredicted } }

  /// Whether the median frame time is lower in each measured round.
  package func isFasterInEveryRound(than other: SeriesSummary) -> Bool {
    zip(roundP50s, other.roundP50s).allSatisfy(<)
  }
}

extension [SeriesSummary] {
  fileprivate var fastestFirst: [SeriesSummary] {
    enumerated().sorted {
      ($0.element.frameTime.p50, $0.offset) < ($1.element.frameTime.p50, $1.offset)
    }.map(\.element)
  }
}
