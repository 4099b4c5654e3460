import Glibc
import Statistics

extension Calibration {
  /// What some duels say of the machine that they were run on.
  ///
  /// The margin comes first, from the batches of identical builds whose control stood still; duels
  /// with work added are judged by it, as duels will be that use the calibration. One of identical
  /// builds is judged by the margin that the others of its kind make, so that it has no say in
  /// whether it alarms; a single one by that of the rules.
  ///
  /// - Parameters:
  ///   - strategies: The names of the series that the batches measured, in their order.
  ///   - rules: The rules, with the margin of a machine that is not calibrated.
  /// - Precondition: Two pairs of identical builds at least were measured, and at least one duel of
  ///   each kind that is to be named.
  package init(
    _ duels: [CalibrationDuel], strategies: [String], rules givenRules: DuelRules,
    settings: Settings, seconds: Double
  ) {
    let identical = duels.filter { $0.kind == .identical }
    let effects = identical.map { IdenticalEffects($0, strategies: strategies, rules: givenRules) }
    guard let scatter = BatchScatter(effects[...]) else {
      preconditionFailure("a calibration takes a duel of a build with itself")
    }
    let rules = givenRules.withMargin(of: scatter)
    self.settings = settings
    self.seconds = seconds
    alpha = rules.alpha
    // Its milliseconds belong to the refresh rates of a duel.
    margin = .standard
    margin.factor = rules.margin.factor
    batches = scatter
    self.identical = DuelShare(
      identical.indices.map { index in
        let others = effects[..<index] + effects[(index + 1)...]
        return (identical[index], givenRules.withMargin(of: BatchScatter(others[...])))
      }, of: strategies)
    injections = Dictionary(grouping: duels) { $0.kind.injection ?? "" }
      .filter { !$0.key.isEmpty }
      .mapValues { duels in DuelShare(duels.map { ($0, rules) }, of: strategies) }
    let level = rules.alpha / Double(strategies.count)
    metrics = identical.reduce(into: [String: [Double]]()) { all, duel in
      all.merge(duel.logRatios, uniquingKeysWith: +)
    }.mapValues { PairScatter($0, batch: settings.pairs, alpha: level) }
  }
}

extension Calibration.DuelShare {
  /// Of identical builds those that alarmed, of others those that were caught.
  ///
  /// - Parameter duels: Each with the rules that it is judged by.
  fileprivate init(_ duels: [(CalibrationDuel, rules: DuelRules)], of strategies: [String]) {
    let judged = duels.map { ($0, $0.judgement(strategies: strategies, rules: $1)) }
    let effects = judged.compactMap(\.1).map { judgement in
      // Of several strategies and batches the middle one.
      Distribution(judgement.strategies.flatMap(\.batches).map(\.effect)).median
    }
    self.init(
      count: judged.count { $0.ended($1) }, duels: duels.count,
      unproven: judged.count { !$0.ended($1) && $1?.isUnproven == true },
      effect: effects.isEmpty ? nil : Distribution(effects).median.asWritten)
  }
}

extension CalibrationDuel {
  /// Whether it ended as its share counts: any verdict on identical builds, a regression on others.
  fileprivate func ended(_ judgement: DuelJudgement?) -> Bool {
    if failsExactly { return true }
    let verdicts = judgement?.strategies.map(\.verdict) ?? []
    return verdicts.contains(.worse) || kind == .identical && verdicts.contains(.better)
  }
}

extension DuelJudgement {
  /// Whether a difference either way was seen and not proven, or the control moved throughout.
  fileprivate var isUnproven: Bool {
    strategies.contains(where: \.verdict.isUnproven)
  }
}

/// By how much the batches of one duel of identical builds differ, as logarithms without sign, one
/// a batch and strategy.
private struct IdenticalEffects {
  /// Of batches whose control stood still.
  var still: [Double] = []
  /// Of the others, which prove nothing of a duel either.
  var moved: [Double] = []

  init(_ duel: CalibrationDuel, strategies: [String], rules: DuelRules) {
    for batch in duel.batches {
      let effects = strategies.map { strategy in
        Distribution(batch.pairs.compactMap { $0.logRatios[strategy] }).pseudomedian.magnitude
      }
      if ControlEvidence(of: batch, by: rules)?.moved ?? false {
        moved += effects
      } else {
        still += effects
      }
    }
  }
}

extension Calibration.BatchScatter {
  /// - Returns: `nil` if there is no batch.
  fileprivate init?(_ duels: ArraySlice<IdenticalEffects>) {
    let still = duels.flatMap(\.still)
    let effects = still.isEmpty ? duels.flatMap(\.moved) : still
    guard !effects.isEmpty else { return nil }
    self.init(batches: effects.count, p95: exp(Distribution(effects).percentile(95)).asWritten)
  }
}

extension DuelRules {
  /// The same rules with a margin that batches of identical builds keep, if that is the larger one.
  fileprivate func withMargin(of scatter: Calibration.BatchScatter?) -> DuelRules {
    var rules = self
    rules.margin.factor = max(margin.factor, scatter?.p95 ?? 1)
    return rules
  }
}

extension Calibration.PairScatter {
  /// - Parameter batch: The pairs of a batch, for which the smallest effect holds.
  fileprivate init(_ logRatios: [Double], batch: Int, alpha: Double) {
    let deviation = DetectableEffect.deviation(of: logRatios) ?? 0
    self.init(
      pairs: logRatios.count, deviation: deviation.asWritten,
      p95: exp(Distribution(logRatios.map(\.magnitude)).percentile(95)).asWritten,
      detectable: exp(DetectableEffect.ofDeviation(deviation, count: batch, alpha: alpha)).asWritten
    )
  }
}

extension Double {
  /// Rounded to six decimal places, as the file has it: more are noise.
  var asWritten: Double { (self * 1e6).rounded() / 1e6 }
}
