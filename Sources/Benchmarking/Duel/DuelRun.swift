package import Analysis
import Measurement
package import RunData

/// A duel: pairs of one block of each side, in fresh processes every few pairs.
package struct DuelRun {
  package typealias Side = (source: DuelSource, spec: ExperimentSpec, files: RowFiles)

  private let base: Side
  private let head: Side
  private let pairs: Int
  private let rule: DecisionRule
  private let patience: Int

  /// The frames of a block by default, all strategies together.
  package static let framesPerBlock = 300

  /// The series and settings of the first process of each side.
  private var ready = (base: WorkerAnswer.Ready(series: []), head: WorkerAnswer.Ready(series: []))
  /// The measured blocks of all batches, without the first pair of each two processes.
  private(set) var blocks: [BlockPair] = []

  /// A block of each side: the passes in the order in which they were measured.
  typealias BlockPair = (base: [DuelPass], head: [DuelPass])

  /// - Parameters:
  ///   - base: The side to compare with, whose seed orders the blocks.
  ///   - pairs: The pairs of a batch.
  package init(
    base: Side, head: Side, pairs: Int, rule: DecisionRule, patience: Int
  ) {
    self.base = base
    self.head = head
    self.pairs = pairs
    self.rule = rule
    self.patience = patience
  }

  /// Runs batches until no further one could change the verdict, at most three.
  ///
  /// - Parameter report: Called with the batch, from 1, and the share of it that is done.
  /// - Throws: ``MeasurementError`` for sides that cannot be compared.
  package mutating func result(
    report: (_ batch: Int, _ fraction: Double) -> Void
  ) throws -> DuelResult {
    var batches: [DuelBatch] = []
    // `nil` if counts ended the duel.
    var judgement: DuelJudgement?
    repeat {
      guard let batch = try runBatch(number: batches.count, report: report) else { break }
      batches.append(batch)
      judgement = DuelJudgement(batches, strategies: names, by: rule)
    } while judgement?.needsAnotherBatch == true
    var result = DuelResult(
      judgement: judgement, base: ready.base.environment, head: ready.head.environment)
    result.counters = counters(includingToolchain: judgement != nil)
    result.mismatches = mismatches
    if judgement != nil { result.phases = phases }
    return result
  }

  var names: [String] {
    let series = ready.base.series
    let isOneRate = Set(series.map(\.refreshRate)).count == 1
    return series.map { isOneRate ? $0.strategy : "\($0.strategy) at \($0.refreshRate) Hz" }
  }

  /// The strategies whose pixels are wrong on the head alone, each with its first mismatch.
  private var mismatches: [String: String] {
    ready.head.mismatches.filter { ready.base.mismatches[$0.key] == nil }
  }

  /// - Returns: `nil` if the first processes show wrong pixels of the head or worse counters, which
  ///   end the duel.
  private mutating func runBatch(
    number: Int, report: (Int, Double) -> Void
  ) throws -> DuelBatch? {
    let order = DuelSide.order(pairs: pairs, seed: base.spec.seed &+ UInt64(number))
    let starts = Array(stride(from: 0, to: pairs, by: DuelBatch.pairsPerProcess))
    // A process that starts first gets other memory. So each side starts first in half of the
    // groups; if their number is odd, one side does once more.
    let firstToStart = DuelSide.order(pairs: starts.count, seed: ~base.spec.seed &+ UInt64(number))
    var batch = DuelBatch(pairs: [])
    let processors = Processor.available
    for (group, (start, first)) in zip(starts, firstToStart).enumerated() {
      let isFirst = number == 0 && start == 0
      let (base, head) = try processes(
        startingWith: first, verifies: isFirst,
        on: processors.isEmpty ? nil : processors[group % processors.count])
      if isFirst { try accept(base.ready, head.ready) }
      try requireSame(base.ready, head.ready)
      for pair in start..<min(pairs, start + DuelBatch.pairsPerProcess) {
        report(number + 1, Double(pair) / Double(pairs))
        let measured = try Self.blockPair(of: base, head, startingWith: order[pair])
        blocks.append(measured)
        batch.pairs.append(DuelPair(measured, names: names))
      }
      if isFirst,
        !mismatches.isEmpty || counters(includingToolchain: false).contains(where: \.isWorse)
      {
        return nil
      }
    }
    batch.baseMilliseconds = baseMilliseconds(of: blocks.suffix(pairs))
    batch.repeats = repeats(of: blocks.suffix(pairs))
    return batch
  }

  /// Starts a process of each side and runs a pair that does not count.
  ///
  /// - Parameters:
  ///   - verifies: Whether the processes compare pixels, if the sides do at all.
  ///   - processor: The processor that both share, since disturbances of one processor would
  ///   otherwise hit one side alone. Sides with several threads run on all.
  private func processes(
    startingWith first: DuelSide, verifies: Bool, on processor: Processor?
  ) throws -> (base: Worker, head: Worker) {
    func process(_ side: Side) throws -> Worker {
      var setUp = WorkerSetUp(spec: side.spec, rowsPath: side.files.path)
      setUp.spec.checksPixels = side.spec.checksPixels && verifies
      return try Worker(
        setUp, by: Worker.Launch(program: side.source.executable), name: side.source.name,
        patience: patience)
    }
    let started = try process(first == .base ? base : head)
    let other = try process(first == .base ? head : base)
    let pair = first == .base ? (base: started, head: other) : (base: other, head: started)
    if let processor, pair.base.hasOneThread, pair.head.hasOneThread {
      pair.base.move(to: processor)
      pair.head.move(to: processor)
    }
    _ = try Self.blockPair(of: pair.base, pair.head, startingWith: first)
    return pair
  }

  /// Checks that both sides measure the same, and keeps their series.
  private mutating func accept(_ base: WorkerAnswer.Ready, _ head: WorkerAnswer.Ready) throws {
    var differences = base.environment.differences(
      from: head.environment, in: RunEnvironment.Fact.ofTimes
    ).map {
      "\($0.fact.rawValue) (\($0.first ?? "unknown") and \($0.second ?? "unknown"))"
    }
    if base.series != head.series { differences.append("strategies, refresh rates or frames") }
    guard differences.isEmpty else {
      throw MeasurementError(
        .process,
        "the sides do not measure the same: they differ in \(differences.joined(separator: ", "))")
    }
    ready = (base, head)
  }

  /// Checks that neither side's file was replaced since the first processes.
  private func requireSame(_ base: WorkerAnswer.Ready, _ head: WorkerAnswer.Ready) throws {
    for (side, first, now) in [
      (self.base, ready.base, base), (self.head, ready.head, head),
    ] where first.series != now.series || first.settings != now.settings {
      throw MeasurementError(
        .process,
        "\(side.source.name) is not what it was when the duel began: another process of it measures"
          + " something else")
    }
  }
}

extension DuelRun {
  private static let mostPasses = 5

  /// The passes of a block: an odd number, for the median of a frame over them.
  static func passes(of ready: WorkerAnswer.Ready) -> Int {
    let wanted = min(mostPasses, framesPerBlock / max(1, ready.frames))
    return max(1, wanted.isMultiple(of: 2) ? wanted - 1 : wanted)
  }

  /// The side that goes first alternates from pass to pass, so that a disturbance longer than a
  /// pass hits both.
  private static func blockPair(
    of base: Worker, _ head: Worker, startingWith first: DuelSide
  ) throws -> BlockPair {
    var pair: BlockPair = ([], [])
    for index in 0..<Self.passes(of: base.ready) {
      if (first == .base) == index.isMultiple(of: 2) {
        pair.base.append(try pass(of: base))
        pair.head.append(try pass(of: head))
      } else {
        pair.head.append(try pass(of: head))
        pair.base.append(try pass(of: base))
      }
    }
    return pair
  }

  private static func pass(of side: Worker) throws -> DuelPass {
    let block = try side.runBlock()
    guard block.facts.controlNanoseconds > 0 else {
      throw MeasurementError(
        .process,
        "\(side.name) timed no control (\(block.facts.controlNanoseconds) ns), without which nothing"
          + " tells the machine from the build")
    }
    return DuelPass(block)
  }
}

/// One pass of each series of a duel.
package struct DuelPass: Equatable, Sendable {
  package struct Series: Equatable, Sendable {
    /// The time of each frame, in nanoseconds and at least 1.
    package let times: [Double]
    /// The frames with arriving rows.
    package let arrivals: Set<Int>
    /// The sums over all frames.
    package let phases: PhaseTimes
    /// The values of the metrics that repeat exactly, by name.
    package let counters: [String: Double]
  }

  /// In the order of ``WorkerAnswer/Ready/series``.
  package let series: [Series]
  /// The time of the control loop, which depends on the machine and not on the build.
  package let controlNanoseconds: Int64

  package init(_ block: Block) {
    series = block.series.map { series in
      let frames = series.steadyFrames
      let counts = SeriesCounts(of: series, absent: block.absent)
      return Series(
        times: frames.map { Double(max(1, $0.phases.total)) },
        arrivals: Set(zip(0..., frames).filter { $0.1.rowsIn > 0 }.map(\.0)),
        phases: counts.sums.phases, counters: counts.values)
    }
    controlNanoseconds = block.facts.controlNanoseconds
  }
}
