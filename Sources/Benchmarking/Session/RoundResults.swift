package import RunData

/// The facts of the processes of a run, combined into those of its series.
package struct RoundResults {
  private var results: [CaseResult]

  private struct CaseResult {
    var rounds: [SeriesFacts] = []
    var setUp = Block.SetUp()
    var memory: SeriesMemory?
  }

  /// - Parameter count: The number of cases.
  package init(_ count: Int) { results = Array(repeating: CaseResult(), count: count) }

  mutating func setMemory(_ memory: SeriesMemory, of index: Int) {
    results[index].memory = memory
  }

  /// Adds the facts of the passes of the next round.
  ///
  /// - Precondition: They are of all cases.
  package mutating func add(_ facts: Block.Facts) {
    for index in results.indices {
      if results[index].rounds.isEmpty { results[index].setUp = facts.setUps[index] }
      results[index].rounds.append(facts.metadata[index])
    }
  }

  /// Returns the facts of a series: those of one process that would have run all rounds.
  ///
  /// - Precondition: A round was added.
  package func facts(of index: Int) -> SeriesFacts {
    let result = results[index]
    var sum = result.rounds[0]
    func total(_ count: (SeriesFacts) -> Int) -> Int {
      result.rounds.reduce(0) { $0 + count($1) }
    }
    if let last = result.rounds.last {
      (sum.imageBytes, sum.cellsAlive) = (last.imageBytes, last.cellsAlive)
    }
    sum.imageHits = total(\.imageHits)
    sum.imageMisses = total(\.imageMisses)
    sum.layerMoves = total(\.layerMoves)
    sum.heightQueries = total(\.heightQueries) + result.setUp.heightQueries
    sum.heightMisses = total(\.heightMisses) + result.setUp.heightMisses
    sum.proxyCells = total(\.proxyCells) + result.setUp.proxyCells
    sum.labelHits = total(\.labelHits)
    sum.labelMisses = total(\.labelMisses)
    sum.memory = result.memory
    return sum
  }

  /// Returns the fault of a series whose counts in some round differ from those in round 1: each
  /// process does the same work.
  ///
  /// - Parameter comparesAllocations: `false` for a debug build, which allocates metadata at times
  ///   that depend on the process.
  package func fault(
    of index: Int, _ series: FrameSeries, comparesAllocations: Bool = true
  ) -> Fault? {
    let rounds = results[index].rounds
    return (2..<max(2, series.rounds)).lazy.compactMap { round in
      Self.difference(in: series, round: round, comparesAllocations)
        ?? Self.difference(rounds[round - 1], rounds[0], round: round)
    }.first.map { Fault(kind: Fault.differingCounts, sentence: $0, isPredicted: false) }
  }

  /// The metrics that must be equal in all processes.
  private static let compared = Metric.ofFrames.filter { $0.certainty == .exact }

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

  /// Returns a sentence about the first count of a series that differs from round 1.
  private static func difference(
    _ facts: SeriesFacts, _ first: SeriesFacts, round: Int
  ) -> String? {
    zip(facts.counts, first.counts).first { $0.value != $1.value }.map { count, other in
      "\(count.name) is \(count.value) in round \(round) and \(other.value) in round 1"
    }
  }
}

extension SeriesFacts {
  /// The counts of a pass by the names of their columns.
  fileprivate var counts: [(name: String, value: Int)] {
    [
      ("image_bytes", imageBytes), ("cells_alive", cellsAlive), ("image_hits", imageHits),
      ("image_misses", imageMisses), ("layer_moves", layerMoves),
      ("height_queries", heightQueries), ("height_cache_misses", heightMisses),
      ("proxy_cells", proxyCells),
    ]
  }
}
