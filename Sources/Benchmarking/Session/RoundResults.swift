package import RunData

/// The facts of the rounds of a run, combined into those of its series.
package struct RoundResults {
  /// The facts of each round, from round 1: of the pass of each case.
  package var rounds: [Block.Facts] = []
  /// The memory of the processes that run one cold case each, by the index of the case.
  var memory: [Int: SeriesMemory] = [:]

  package init() {}

  /// Returns the facts of a series: those of one process that would have run all rounds.
  ///
  /// - Precondition: A round was added.
  package func facts(of index: Int) -> SeriesFacts {
    var facts = rounds[rounds.count - 1].metadata[index]
    for count in SeriesFacts.sums {
      facts[keyPath: count] = rounds.reduce(0) { $0 + $1.metadata[index][keyPath: count] }
    }
    facts.add(rounds[0].setUps[index])
    facts.memory = memory[index]
    return facts
  }

  /// Returns the fault of a series whose counts in some round differ from those in round 1: each
  /// process does the same work.
  ///
  /// - Parameter comparesAllocations: `false` for a debug build, which allocates metadata at times
  ///   that depend on the process.
  package func fault(
    of index: Int, _ series: FrameSeries, comparesAllocations: Bool = true
  ) -> Fault? {
    (2..<max(2, series.rounds)).lazy.compactMap { round in
      Self.difference(in: series, round: round, comparesAllocations)
        ?? Self.difference(
          rounds[round - 1].metadata[index], rounds[0].metadata[index], round: round)
    }.first.map { Fault(kind: Fault.differingCounts, sentence: $0, isPredicted: false) }
  }

  /// The metrics that must be equal in all processes.
  ///
  /// The storage of the engine is shared by all cases of a process: for layers that accumulate, the
  /// first case in the shuffled order allocates it.
  private static let compared = Metric.ofFrames.filter {
    $0.dependence != nil && !["allocated_bytes", "composite_bytes"].contains($0.name)
  }

  /// Returns a sentence about the first count of a pass that differs from round 1.
  private static func difference(
    in series: FrameSeries, round: Int, _ comparesAllocations: Bool
  ) -> String? {
    for (frame, other) in zip(series.pass(round), series.pass(1)) {
      let metric = compared.first { metric in
        metric.value(of: frame) != metric.value(of: other)
          && (comparesAllocations || metric.dependence != .toolchain)
      }
      guard let metric else { continue }
      return
        "\(metric.name) of frame \(frame.frame) is \(text(metric, frame)) in round \(round) and"
        + " \(text(metric, other)) in round 1"
    }
    return nil
  }

  private static func text(_ metric: Metric, _ frame: FrameSample) -> String {
    let value = metric.value(of: frame)
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private static func difference(
    _ facts: SeriesFacts, _ first: SeriesFacts, round: Int
  ) -> String? {
    for metric in Metric.counts {
      guard let count = metric.recorded, facts[keyPath: count] != first[keyPath: count] else {
        continue
      }
      return "\(metric.name) is \(facts[keyPath: count]) in round \(round) and"
        + " \(first[keyPath: count]) in round 1"
    }
    return nil
  }
}

extension SeriesFacts {
  /// The counts of a table, which grow with every pass.
  static let sums = Metric.counts.filter(\.growsWithRounds).compactMap(\.recorded)

  mutating func add(_ setUp: Block.SetUp) {
    heightQueries += setUp.heightQueries
    heightMisses += setUp.heightMisses
    proxyCells += setUp.proxyCells
  }
}
