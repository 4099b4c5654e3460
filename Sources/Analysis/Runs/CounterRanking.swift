package import RunData

/// The ranking of strategies by the counters of a renderer's work.
///
/// A strategy leads only if no rival is below it in any counter of work (layers, quads, image
/// switches, and bytes read, written, changed and moved off screen), and it is below each rival in
/// at least one. Otherwise the order depends on what a unit of each counter costs.
package struct CounterRanking: Equatable, Sendable {
  package let leader: String?
  /// The first two strategies of which each needs less than the other in some counter; `nil` with a
  /// leader, and if strategies only need the same.
  package let disagreement: Disagreement?

  /// Two strategies, and two counters by which their orders differ.
  package struct Disagreement: Equatable, Sendable {
    /// The faster strategy on the measured processor.
    package let strategy: String
    package let rival: String
    /// The counter in which the strategy exceeds the rival the most, as a share.
    package let more: Metric
    /// The counter in which the rival exceeds the strategy the most, as a share.
    package let less: Metric
  }

  /// `rivals` are those of one refresh rate, fastest first; `nil` with fewer than two.
  package init?(_ rivals: [SeriesSummary]) {
    guard rivals.count > 1 else { return nil }
    leader =
      rivals.first { candidate in
        rivals.allSatisfy { rival in
          rival.strategy == candidate.strategy
            || candidate.greatestExcess(over: rival) == nil
              && rival.greatestExcess(over: candidate) != nil
        }
      }?.strategy
    disagreement = leader == nil ? Disagreement(among: rivals) : nil
  }
}

extension CounterRanking.Disagreement {
  fileprivate init?(among rivals: [SeriesSummary]) {
    for (index, summary) in rivals.enumerated() {
      for rival in rivals[(index + 1)...] {
        guard let more = summary.greatestExcess(over: rival),
          let less = rival.greatestExcess(over: summary)
        else { continue }
        self.init(strategy: summary.strategy, rival: rival.strategy, more: more, less: less)
        return
      }
    }
    return nil
  }
}

extension SeriesSummary {
  /// The counter of work in which the strategy exceeds a rival the most, as a share of its own;
  /// `nil` if it needs no more of any.
  fileprivate func greatestExcess(over rival: SeriesSummary) -> Metric? {
    func share(_ counter: Metric) -> Double {
      let own = meanCount(counter)
      return own > 0 ? (own - rival.meanCount(counter)) / own : 0
    }
    return Metric.work.max { share($0) < share($1) }.flatMap { share($0) > 0 ? $0 : nil }
  }
}
