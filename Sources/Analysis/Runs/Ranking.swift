package import RunData

/// Compares the frame time of the second strategy with that of the first.
private typealias Compare = (SeriesSummary, SeriesSummary) -> Comparison

/// The ranking of strategies at one refresh rate by median frame time.
///
/// A strategy leads over a rival only if the ``DecisionRule/ranking`` says so. A winner is
/// better than every rival; no adjustment is needed for that, since all of its comparisons must
/// hold (R. L. Berger, "Multiparameter Hypothesis Testing and Acceptance Sampling", Technometrics
/// 24, 1982). Strategies with wrong pixels or unpredicted faults are not ranked, and neither are
/// controls.
package struct Ranking: Equatable, Sendable {
  package enum Result: Equatable, Sendable {
    /// No strategy could be ranked.
    case empty
    /// There is no other strategy to compare with.
    case single(String)
    case winner(String)
    /// The fastest strategy, and those that are not shown to be slower.
    case tie([String])
    case tooFewRounds(needed: Int)
    /// The strategy that was measured twice differs from itself, so that no difference of the run
    /// is certain.
    case placeboDiffers
  }

  package let refreshRate: Int
  /// Fastest first, like ``unranked`` and ``controls``.
  package let ranked: [SeriesSummary]
  package let unranked: [SeriesSummary]
  package let controls: [SeriesSummary]
  package let result: Result
  /// The comparisons of all other strategies with the fastest ranked one, by strategy: the effect
  /// is their time over its time.
  package let comparisons: [String: Comparison]
  /// The comparison of ``RunData/RunFacts/placebo`` with a second measurement of itself, whose interval
  /// shows which differences of the run may be noise; `nil` without a placebo.
  package let noiseFloor: Comparison?
  package let counters: CounterRanking?

  /// Ranks strategies, one summary each; equal medians keep their order.
  ///
  /// Strategies without a proof are ranked, since a skipped check is a caveat of the run.
  ///
  /// - Precondition: There is a summary, and all have the same refresh rate and rounds.
  package init(_ summaries: [SeriesSummary], in facts: RunFacts) {
    guard let first = summaries.first else {
      preconditionFailure("a ranking needs at least one strategy")
    }
    precondition(
      summaries.allSatisfy { $0.refreshRate == first.refreshRate },
      "a ranking compares strategies at one refresh rate")
    precondition(
      summaries.allSatisfy { $0.rounds == first.rounds },
      "strategies are compared over the same rounds")
    let wrong = Set(facts.proofs.lazy.filter { !$0.holds }.map(\.strategy))
      .union(summaries.lazy.filter { !$0.faults.allSatisfy(\.isPredicted) }.map(\.strategy))
    let ordered = summaries.sorted { $0.p50.value < $1.p50.value }
    let right = ordered.filter { !wrong.contains($0.strategy) }
    var known: [[String]: Comparison] = [:]
    func compare(_ one: SeriesSummary, _ other: SeriesSummary) -> Comparison {
      let pair = [one.strategy, other.strategy]
      if let comparison = known[pair] { return comparison }
      // Takes some milliseconds.
      let comparison = DecisionRule.ranking.compare(
        Comparison.Sample(
          Metric.frameTime.name, first: one.p50.value, second: other.p50.value,
          one.logRatios[other.strategy].map { .paired($0) }))
      known[pair] = comparison
      return comparison
    }
    ranked = Self.led(right.filter { !facts.run.controls.contains($0.strategy) }, by: compare)
    refreshRate = first.refreshRate
    unranked = ordered.filter { wrong.contains($0.strategy) }
    controls = right.filter { facts.run.controls.contains($0.strategy) }
    let fastest = ranked.first
    noiseFloor = summaries.first { $0.strategy == facts.placebo }
      .flatMap { $0.logRatios[RunFacts.placeboID] }
      .map { DecisionRule.ranking.compare(Comparison.Sample(Metric.frameTime.name, .paired($0))) }
    let differs = noiseFloor?.verdict.isDifference ?? false
    comparisons = ordered.reduce(into: [:]) { comparisons, other in
      guard let fastest, fastest.strategy != other.strategy else { return }
      var comparison = compare(fastest, other)
      if differs { comparison.verdict = .inconclusive(.placeboDiffers) }
      comparisons[other.strategy] = comparison
    }
    result = differs && ranked.count > 1 ? .placeboDiffers : Result(ranked, by: compare)
    counters = CounterRanking(ranked)
  }

  /// Moves the strategy that is faster than all others, frame by frame, to the front if its median
  /// is not the shortest.
  private static func led(_ byMedian: [SeriesSummary], by compare: Compare) -> [SeriesSummary] {
    guard let first = byMedian.first,
      let index = byMedian.indices.dropFirst().first(where: { index in
        compare(first, byMedian[index]).verdict == .better
          && byMedian.indices.allSatisfy {
            $0 == index || compare(byMedian[index], byMedian[$0]).verdict == .worse
          }
      })
    else { return byMedian }
    var ranked = byMedian
    ranked.insert(ranked.remove(at: index), at: 0)
    return ranked
  }

  /// Returns one ranking per refresh rate, the highest rate last.
  package static func perRefreshRate(
    _ summaries: [SeriesSummary], in facts: RunFacts
  ) -> [Ranking] {
    Dictionary(grouping: summaries, by: \.refreshRate)
      .sorted { $0.key < $1.key }
      .map { Ranking($0.value, in: facts) }
  }
}

extension Ranking.Result {
  /// The strategies that a result names, fastest first.
  package var strategies: [String] {
    switch self {
    case .single(let strategy), .winner(let strategy): [strategy]
    case .tie(let strategies): strategies
    case .empty, .tooFewRounds, .placeboDiffers: []
    }
  }

  fileprivate init(_ ranked: [SeriesSummary], by compare: Compare) {
    guard let first = ranked.first else {
      self = .empty
      return
    }
    guard ranked.count > 1 else {
      self = .single(first.strategy)
      return
    }
    if case .tooFewRounds(let needed) = compare(first, ranked[1]).verdict.reason {
      self = .tooFewRounds(needed: needed)
      return
    }
    let equals = ranked.dropFirst().filter { compare(first, $0).verdict != .worse }
    self = equals.isEmpty ? .winner(first.strategy) : .tie(([first] + equals).map(\.strategy))
  }
}
