import Results
package import RunRecords

/// The blocks of the processes of a run, combined into series.
package struct RoundResults {
  /// The metrics that must be equal in all processes.
  private let compared: [FrameMetric]
  private var results: [CaseResult]
  /// The conditions of each round.
  package var conditions: [RoundConditions] = []

  fileprivate struct CaseResult {
    let id: String
    let refreshRate: Int
    let framesPerRound: Int
    var coldFrames: [FrameSample] = []
    var passes: [FrameSample] = []
    var metadata: [SeriesMetadata] = []
    var setUp = Block.SetUp()
    var coldMemset: Int64 = 0
    var fault: Fault?
    var memory: SeriesMemory?
  }

  mutating func setMemory(_ memory: SeriesMemory, of index: Int) {
    results[index].memory = memory
  }

  /// - Parameters:
  ///   - comparesAllocations: `false` for a debug build, which allocates metadata at times that
  ///     depend on the process.
  package init(
    _ cases: [BlockGreeting.Series], comparesAllocations: Bool = true
  ) {
    compared = MetricCatalogue.frames.filter { metric in
      metric.metric.certainty == .exact
        && (comparesAllocations || metric.metric.dependence != .toolchain)
    }
    results = cases.map {
      CaseResult(id: $0.strategy, refreshRate: $0.refreshRate, framesPerRound: $0.frames)
    }
  }

  /// Adds a cold first frame of a case.
  package mutating func addCold(_ block: Block, of index: Int) {
    if results[index].coldFrames.isEmpty {
      results[index].coldMemset = block.metadata[0].memsetNanoseconds.last ?? 0
    }
    var frame = block.series[0].frames[0]
    frame.round = 0
    frame.frame = results[index].coldFrames.count
    results[index].coldFrames.append(frame)
  }

  /// Adds the passes of the next round.
  ///
  /// - Precondition: The block has all cases.
  package mutating func add(_ block: Block) {
    for index in results.indices {
      if results[index].metadata.isEmpty { results[index].setUp = block.setUps[index] }
      results[index].metadata.append(block.metadata[index])
      let round = results[index].metadata.count
      let pass = block.series[index].frames.map { frame in
        var frame = frame
        frame.round = round
        return frame
      }
      if results[index].fault == nil { compare(pass, of: index, round: round) }
      results[index].passes += pass
    }
  }

  /// Compares the counts of a pass with those of round 1: each process does the same work.
  private mutating func compare(_ pass: [FrameSample], of index: Int, round: Int) {
    let first = results[index].passes.prefix(results[index].framesPerRound)
    for (frame, other) in zip(pass, first) {
      guard let metric = compared.first(where: { $0.value(of: frame) != $0.value(of: other) })
      else {
        continue
      }
      return setFault(
        "\(metric.name) of frame \(frame.frame) is \(Self.text(metric, frame)) in round \(round) and"
          + " \(Self.text(metric, other)) in round 1", of: index)
    }
    let (own, others) = (
      results[index].metadata[round - 1].counts, results[index].metadata[0].counts
    )
    for (count, other) in zip(own, others) where count.value != other.value {
      return setFault(
        "\(count.name) is \(count.value) in round \(round) and \(other.value) in round 1", of: index
      )
    }
  }

  private mutating func setFault(_ sentence: String, of index: Int) {
    results[index].fault = Fault(
      kind: Fault.differingCounts, sentence: sentence, isPredicted: false)
  }

  private static func text(_ metric: FrameMetric, _ frame: FrameSample) -> String {
    let value = metric.value(of: frame)
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// The series with their metadata, in the order of the cases.
  package var measurements: Measurements {
    var measurements = Measurements()
    measurements.conditions = conditions
    for result in results {
      let series = FrameSeries(
        strategy: result.id, refreshRate: result.refreshRate, framesPerRound: result.framesPerRound,
        coldFrames: result.coldFrames.count, frames: result.coldFrames + result.passes)
      measurements.series.append(series)
      measurements.metadata.append(result.combined)
    }
    return measurements
  }
}

extension RoundResults.CaseResult {
  /// The metadata of all rounds: those of one process that would have run them all.
  var combined: SeriesMetadata {
    var sum = metadata[0]
    func total(_ count: (SeriesMetadata) -> Int) -> Int { metadata.reduce(0) { $0 + count($1) } }
    if let last = metadata.last {
      (sum.imageBytes, sum.cellsAlive) = (last.imageBytes, last.cellsAlive)
    }
    sum.memsetNanoseconds = [coldMemset] + metadata.compactMap(\.memsetNanoseconds.last)
    sum.imageHits = total(\.imageHits)
    sum.imageMisses = total(\.imageMisses)
    sum.layerMoves = total(\.layerMoves)
    sum.heightQueries = total(\.heightQueries) + setUp.heightQueries
    sum.heightMisses = total(\.heightMisses) + setUp.heightMisses
    sum.proxyCells = total(\.proxyCells) + setUp.proxyCells
    sum.labelHits = total(\.labelHits)
    sum.labelMisses = total(\.labelMisses)
    sum.faults = fault.map { [$0] } ?? []
    sum.memory = memory
    return sum
  }
}

extension SeriesMetadata {
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
