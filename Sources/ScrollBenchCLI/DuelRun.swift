import Analysis
import Foundation
import RunRecords
import Statistics

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
  let rules: DuelRules
  /// How long a process may take for an answer.
  let patience: Duration

  /// Pairs that one process of each side runs; one more, the first, does not count.
  private static let pairsPerProcess = 4

  /// The series, in their order; known once a process of each side has greeted.
  private(set) var series: [DuelSeries] = []
  /// Their names.
  private(set) var names: [String] = []
  private var mismatches: [String: String] = [:]
  /// What the first process of each side said of itself.
  private var greetings: (base: BlockGreeting, head: BlockGreeting)?
  /// What was measured, unless counts ended it.
  private(set) var batches: [DuelBatch] = []
  /// The blocks that count, of all batches.
  private(set) var baseBlocks: [BlockMessage] = []
  private(set) var headBlocks: [BlockMessage] = []
  /// The passes that they were measured in.
  private(set) var passes = Passes()

  init(
    base: Side, head: Side, pairs: Int, seed: UInt64, verifies: Bool, rules: DuelRules,
    patience: Duration
  ) {
    self.base = base
    self.head = head
    self.pairs = pairs
    self.seed = seed
    self.verifies = verifies
    self.rules = rules
    self.patience = patience
  }

  /// Runs as many batches as it takes, at most two that prove something.
  ///
  /// - Parameter report: Called now and then with the batch, from 1, and the share of it that is
  ///   done.
  mutating func findings(report: (_ batch: Int, _ fraction: Double) -> Void) throws -> DuelResult {
    var judgement: DuelJudgement
    repeat {
      guard let batch = try runBatch(number: batches.count, report: report) else {
        return DuelResult(
          judgement: nil, counters: counters(toolchain: false), mismatches: mismatches,
          base: facts.base, head: facts.head)
      }
      batches.append(batch)
      judgement = DuelJudgement(batches, strategies: names, rules: rules)
    } while judgement.needsAnotherBatch && batches.count < Self.mostBatches
    return DuelResult(
      judgement: judgement, counters: counters(toolchain: true),
      mismatches: mismatches, phases: phases, base: facts.base, head: facts.head)
  }

  /// What the sides were built and measure with.
  private var facts: (base: RunEnvironment, head: RunEnvironment) {
    (greetings?.base.facts ?? RunEnvironment([:]), greetings?.head.facts ?? RunEnvironment([:]))
  }

  /// Two must agree, and one may be void because the control moved.
  private static let mostBatches = DuelRules.recurrences + 1

  /// - Returns: `nil` if the exact tier fails, which the first processes tell.
  private mutating func runBatch(
    number: Int, report: (Int, Double) -> Void
  ) throws -> DuelBatch? {
    let order = DuelSide.order(pairs: pairs, seed: seed &+ UInt64(number))
    let starts = Array(stride(from: 0, to: pairs, by: Self.pairsPerProcess))
    // The process that starts first gets other memory, and so each side is it as often as the
    // other, but for one.
    let firstToStart = DuelSide.order(pairs: starts.count, seed: ~seed &+ UInt64(number))
    var batch = DuelBatch(pairs: [])
    var baseTimes: [String: [Double]] = [:]
    for (start, first) in zip(starts, firstToStart) {
      let isFirst = number == 0 && start == 0
      let (base, head) = try processes(startingWith: first, verifies: verifies && isFirst)
      if isFirst { try meet(base.greeting, head.greeting) }
      try requireSame(base.greeting, head.greeting)
      for pair in start..<min(pairs, start + Self.pairsPerProcess) {
        report(number + 1, Double(pair) / Double(pairs))
        let measured = try Self.passes(of: base, head, startingWith: order[pair])
        passes.base += measured.base
        passes.head += measured.head
        let (own, other) = (
          BlockMessage(medianOf: measured.base), BlockMessage(medianOf: measured.head)
        )
        baseBlocks.append(own)
        headBlocks.append(other)
        batch.pairs.append(DuelPair(own, other, names: names))
        for (name, series) in zip(names, own.series) {
          baseTimes[name, default: []] += [series.medianNanoseconds]
        }
      }
      if isFirst, !mismatches.isEmpty || counters(toolchain: false).contains(where: \.isWorse) {
        return nil
      }
    }
    batch.baseMilliseconds = baseTimes.mapValues { Distribution($0).median / 1e6 }
    return batch
  }

  /// A fresh process of each side, after a pair that does not count.
  private func processes(
    startingWith first: DuelSide, verifies: Bool
  ) throws -> (base: BlockProcess, head: BlockProcess) {
    func process(_ side: Side) throws -> BlockProcess {
      try BlockProcess(
        side.source.executable, side.arguments + (verifies ? [] : ["--no-verify"]),
        name: side.source.name, patience: patience)
    }
    let pair: (base: BlockProcess, head: BlockProcess)
    switch first {
    case .base:
      let base = try process(base)
      pair = (base, try process(head))
    case .head:
      let head = try process(head)
      pair = (try process(base), head)
    }
    _ = try Self.passes(of: pair.base, pair.head, startingWith: first)
    return pair
  }

  /// Sees whether both sides measure the same.
  private mutating func meet(_ base: BlockGreeting, _ head: BlockGreeting) throws {
    var differences = base.facts.differences(from: head.facts, in: RunEnvironment.Fact.ofTimes).map
    {
      "\($0.fact.rawValue) (\($0.first ?? "unknown") and \($0.second ?? "unknown"))"
    }
    if base.series != head.series { differences.append("strategies, refresh rates or frames") }
    guard differences.isEmpty else {
      throw CommandFailure(
        "the sides do not measure the same: they differ in \(differences.joined(separator: ", "))",
        .incomparable)
    }
    series = base.series.map { DuelSeries($0.strategy, refreshRate: $0.refreshRate) }
    names = DuelSeries.names(of: series)
    mismatches = head.mismatches.filter { base.mismatches[$0.key] == nil }
    greetings = (base, head)
  }

  /// Sees whether each side is still what it was at first: its file may have been replaced since.
  private func requireSame(_ base: BlockGreeting, _ head: BlockGreeting) throws {
    guard let greetings else { return }
    for (side, first, now) in [
      (self.base, greetings.base, base), (self.head, greetings.head, head),
    ] where first.series != now.series || first.settings != now.settings {
      throw CommandFailure(
        "\(side.source.name) is not what it was when the duel began: another process of it measures"
          + " something else", .incomparable)
    }
  }
}

extension BlockGreeting {
  /// The settings that this version knows.
  fileprivate var facts: RunEnvironment {
    var facts = RunEnvironment([:])
    for (name, value) in settings {
      if let fact = RunEnvironment.Fact(rawValue: name) { facts.values[fact] = value }
    }
    return facts
  }
}

extension BlockMessage.Series {
  /// The median frame time.
  fileprivate var medianNanoseconds: Double {
    Distribution(frameNanoseconds.map(Double.init)).median
  }
}
