/// The difference between head and base in a duel of a calibration.
package enum CalibrationKind: Hashable, Sendable {
  /// None: both sides are the same build.
  case identical
  /// A synthetic load of the head in the syntax of `--inject`, such as `composite=5%`.
  case injected(String)

  /// The synthetic load; `nil` for none.
  package var injection: String? {
    switch self {
    case .identical: nil
    case .injected(let work): work
    }
  }

  /// The kinds of a calibration: identical builds, loads of all frames, of frames with arriving
  /// rows and of few frames, and loads that are counted.
  package static let all: [CalibrationKind] =
    [.identical]
    + [
      "composite=1%", "composite=2%", "composite=5%", "configure=50%", "stall=5ms", "layer",
      "allocation",
    ].map { .injected($0) }
}

/// The measurements of one duel of a calibration.
package struct CalibrationDuel: Equatable, Sendable {
  package var kind: CalibrationKind
  /// Empty if counts decided the duel.
  package var batches: [DuelBatch]
  /// Indicates whether counts differ between the sides.
  package var failsExactly: Bool
  /// The logarithms of head over base by metric, one per pair of blocks.
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

  /// Returns the verdicts on times; `nil` if counts decided the duel.
  func judgement(strategies: [String], rules: DuelRules) -> DuelJudgement? {
    batches.isEmpty ? nil : DuelJudgement(batches, strategies: strategies, rules: rules)
  }
}

/// The order of the duels of a calibration.
///
/// Every kind runs once. Then half of the duels are of identical builds, since the estimate of the
/// rare false positives needs many, and the other kinds share the rest.
package struct CalibrationSchedule: Equatable, Sendable {
  private let kinds: [CalibrationKind]
  /// The most duels of each kind.
  private let most: Int
  private var counts: [CalibrationKind: Int] = [:]

  /// - Precondition: `kinds` is not empty, and `most` is positive.
  package init(_ kinds: [CalibrationKind] = CalibrationKind.all, most: Int = .max) {
    precondition(!kinds.isEmpty, "a calibration has at least one kind of duel")
    precondition(most > 0, "a calibration has at least one duel of each kind")
    self.kinds = kinds
    self.most = most
  }

  /// The kinds without a duel.
  package var missing: [CalibrationKind] { kinds.filter { count($0) == 0 } }

  /// The kind of the next duel; `nil` after the requested number of each kind.
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

  /// Records a duel.
  package mutating func ran(_ kind: CalibrationKind) { counts[kind, default: 0] += 1 }

  private func count(_ kind: CalibrationKind) -> Int { counts[kind, default: 0] }
}
