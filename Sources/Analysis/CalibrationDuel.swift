import Statistics

/// What is different about the head of a duel by which a machine is calibrated.
package enum CalibrationKind: Hashable, Sendable {
  /// Nothing: the head is the base.
  case identical
  /// Work is added on purpose, named as the run's flag has it, such as `composite=5%`.
  case injected(String)

  /// What is added; `nil` for nothing.
  package var injection: String? {
    switch self {
    case .identical: nil
    case .injected(let work): work
    }
  }

  /// What a machine is calibrated by: no work, work of 1, 2 and 5 %, and work that is counted.
  package static let all: [CalibrationKind] =
    [.identical]
    + ["composite=1%", "composite=2%", "composite=5%", "layer", "allocation"].map { .injected($0) }
}

/// One duel of a calibration, as far as it was measured.
package struct CalibrationDuel: Equatable, Sendable {
  package var kind: CalibrationKind
  /// Empty if counts ended it.
  package var batches: [DuelBatch]
  /// Whether counts tell the two sides apart.
  package var failsExactly: Bool
  /// By metric the logarithms of head over base, one a pair of blocks.
  package var logRatios: [String: [Double]]

  package init(
    _ kind: CalibrationKind, batches: [DuelBatch], failsExactly: Bool = false,
    logRatios: [String: [Double]] = [:]
  ) {
    self.kind = kind
    self.batches = batches
    self.failsExactly = failsExactly
    self.logRatios = logRatios
  }

  /// What the duel says by some rules, of the times.
  ///
  /// - Returns: `nil` if counts ended it.
  func judgement(strategies: [String], rules: DuelRules) -> DuelJudgement? {
    batches.isEmpty ? nil : DuelJudgement(batches, strategies: strategies, rules: rules)
  }
}

/// Which duel of a calibration comes next.
///
/// Every kind has its turn once; from then on half of the duels are of identical builds, since a
/// false alarm is rare and takes many to be seen, and the other kinds share the rest.
package struct CalibrationSchedule: Equatable, Sendable {
  private let kinds: [CalibrationKind]
  /// At most so many duels of each kind.
  private let most: Int
  private var counts: [CalibrationKind: Int] = [:]

  /// - Precondition: There are kinds, and at least one duel of each is wanted.
  package init(_ kinds: [CalibrationKind] = CalibrationKind.all, most: Int = .max) {
    precondition(!kinds.isEmpty, "a calibration has at least one kind of duel")
    precondition(most > 0, "a calibration has at least one duel of each kind")
    self.kinds = kinds
    self.most = most
  }

  /// The kinds that had no duel yet.
  package var missing: [CalibrationKind] { kinds.filter { count($0) == 0 } }

  /// The kind of the next duel; `nil` once each has had as many as were asked for.
  package var next: CalibrationKind? {
    if let first = missing.first { return first }
    let open = kinds.filter { count($0) < most }
    let injected = open.filter { $0 != .identical }
    let others = counts.reduce(0) { $1.key == .identical ? $0 : $0 + $1.value }
    if open.contains(.identical), injected.isEmpty || count(.identical) <= others {
      return .identical
    }
    return injected.min { count($0) < count($1) }
  }

  /// Takes note of a duel that was run.
  package mutating func ran(_ kind: CalibrationKind) { counts[kind, default: 0] += 1 }

  private func count(_ kind: CalibrationKind) -> Int { counts[kind, default: 0] }
}
