import Foundation
import RegressionGates
import RunRecords

/// The blocks of a duel: pairs of one block of each side, in fresh processes every few pairs.
struct DuelRun {
  /// A side: what is run, and its arguments.
  struct Side {
    var source: DuelSource
    var arguments: [String]
  }

  let base: Side
  let head: Side
  /// Of a batch.
  let pairs: Int
  let seed: UInt64
  /// Whether pixels are compared, by the first process of each side.
  let verifies: Bool

  /// Pairs that one process of each side runs; one more, the first, does not count.
  private static let pairsPerProcess = 4

  /// The names of the series, in their order; known once a process of each side has greeted.
  private var names: [String] = []
  private var mismatches: [String: String] = [:]
  /// The blocks that count, of all batches.
  private var baseBlocks: [BlockMessage] = []
  private var headBlocks: [BlockMessage] = []
  private var blocksDone = 0

  init(base: Side, head: Side, pairs: Int, seed: UInt64, verifies: Bool) {
    self.base = base
    self.head = head
    self.pairs = pairs
    self.seed = seed
    self.verifies = verifies
  }

  /// Runs as many batches as it takes, at most two that prove something.
  ///
  /// - Parameter report: Called now and then with the batch, from 1, and the share of it that is done.
  mutating func findings(report: (_ batch: Int, _ fraction: Double) -> Void) throws -> DuelFindings
  {
    var batches: [DuelBatch] = []
    while batches.count < Self.mostBatches {
      guard let batch = try runBatch(number: batches.count, report: report) else {
        return DuelFindings(
          judgement: nil, counters: counters(toolchain: false), mismatches: mismatches)
      }
      batches.append(batch)
      let judgement = DuelJudgement(batches, strategies: names)
      if !judgement.needsAnotherBatch { break }
    }
    return DuelFindings(
      judgement: DuelJudgement(batches, strategies: names), counters: counters(toolchain: true),
      mismatches: mismatches, phases: phases)
  }

  /// Two must agree, and one may be void because the control moved.
  private static let mostBatches = DuelRules.recurrences + 1

  /// - Returns: `nil` if the exact tier fails, which the first processes tell.
  private mutating func runBatch(
    number: Int, report: (Int, Double) -> Void
  ) throws -> DuelBatch? {
    let order = DuelSide.order(pairs: pairs, seed: seed &+ UInt64(number))
    var batch = DuelBatch(pairs: [])
    var baseTimes: [String: [Double]] = [:]
    for start in stride(from: 0, to: pairs, by: Self.pairsPerProcess) {
      let isFirst = number == 0 && start == 0
      let proof = verifies && isFirst ? [] : ["--no-verify"]
      let base = try BlockProcess(
        base.source.executable, base.arguments + proof, name: base.source.name)
      let head = try BlockProcess(
        head.source.executable, head.arguments + proof, name: head.source.name)
      if isFirst { try meet(base.greeting, head.greeting) }
      // The discarded pair.
      _ = (try base.runBlock(), try head.runBlock())
      for pair in start..<min(pairs, start + Self.pairsPerProcess) {
        report(number + 1, Double(pair) / Double(pairs))
        let blocks: (base: BlockMessage, head: BlockMessage)
        switch order[pair] {
        case .base:
          let first = try base.runBlock()
          blocks = (first, try head.runBlock())
        case .head:
          let first = try head.runBlock()
          blocks = (try base.runBlock(), first)
        }
        baseBlocks.append(blocks.base)
        headBlocks.append(blocks.head)
        batch.pairs.append(DuelPair(blocks.base, blocks.head, names: names))
        for (name, series) in zip(names, blocks.base.series) {
          baseTimes[name, default: []] += [Self.median(series.frameNanoseconds.map(Double.init))]
        }
      }
      if isFirst, !mismatches.isEmpty || counters(toolchain: false).contains(where: \.isWorse) {
        return nil
      }
    }
    batch.baseMilliseconds = baseTimes.mapValues { Self.median($0) / 1e6 }
    return batch
  }

  /// Sees whether both sides measure the same.
  private mutating func meet(_ base: BlockGreeting, _ head: BlockGreeting) throws {
    var differences = Set(base.settings.keys).union(head.settings.keys).sorted().filter {
      base.settings[$0] != head.settings[$0]
    }
    if base.series != head.series { differences.append("strategies, refresh rates or frames") }
    guard differences.isEmpty else {
      throw CommandFailure(
        "the sides do not measure the same: they differ in \(differences.joined(separator: ", "))",
        .incomparable)
    }
    let isOneRate = Set(base.series.map(\.refreshRate)).count == 1
    names = base.series.map {
      isOneRate ? $0.strategy : "\($0.strategy) at \($0.refreshRate) Hz"
    }
    mismatches = head.mismatches.filter { base.mismatches[$0.key] == nil }
  }

  private func counters(toolchain: Bool) -> [CounterDifference] {
    names.indices.flatMap { index in
      CounterDifference.all(
        of: names[index], base: baseBlocks.map { $0.series[index].counters },
        head: headBlocks.map { $0.series[index].counters }, toolchain: toolchain)
    }
  }

  /// The phase of each series that changed most, by the medians of the blocks.
  private var phases: [String: DuelFindings.PhaseChange] {
    var changes: [String: DuelFindings.PhaseChange] = [:]
    for (index, name) in names.enumerated() {
      changes[name] = Phase.allCases.map { phase in
        func milliseconds(_ blocks: [BlockMessage]) -> Double {
          Self.median(
            blocks.map { block in
              let series = block.series[index]
              return Double(series.phaseNanoseconds[phase.rawValue] ?? 0)
                / Double(series.frameNanoseconds.count) / 1e6
            })
        }
        return DuelFindings.PhaseChange(
          phase: phase, milliseconds: milliseconds(headBlocks) - milliseconds(baseBlocks))
      }.max { $0.milliseconds.magnitude < $1.milliseconds.magnitude }
    }
    return changes
  }

  /// The middle value, or the mean of the two in the middle.
  fileprivate static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

extension DuelPair {
  fileprivate init(_ base: BlockMessage, _ head: BlockMessage, names: [String]) {
    var ratios: [String: Double] = [:]
    for (index, name) in names.enumerated() {
      ratios[name] = DuelRun.median(
        zip(base.series[index].frameNanoseconds, head.series[index].frameNanoseconds).map {
          log(Double(max(1, $1)) / Double(max(1, $0)))
        })
    }
    self.init(
      logRatios: ratios,
      control: log(
        Double(max(1, head.memsetNanoseconds)) / Double(max(1, base.memsetNanoseconds))))
  }
}
