import Glibc
import Statistics

extension Calibration {
  /// Creates the calibration of a machine from its duels.
  ///
  /// The margin follows from the batches of identical builds with a stable control. Duels with
  /// synthetic loads are judged by this margin, as later duels will be. A duel of identical builds
  /// is judged by the margin of the other ones, so that it does not influence its own verdict; a
  /// single one by the margin of the rules.
  ///
  /// - Parameters:
  ///   - strategies: The names of the measured series.
  ///   - rules: The rules with the margin of an uncalibrated machine.
  /// - Precondition: At least two pairs of identical builds were measured.
  package init(
    _ duels: [CalibrationDuel], strategies: [String], rules givenRules: DuelRules,
    settings: Settings, seconds: Double
  ) {
    let identical = duels.filter { $0.kind == .identical }
    let effects = identical.map { IdenticalEffects($0, strategies: strategies, rules: givenRules) }
    guard let scatter = BatchScatter(effects[...]) else {
      preconditionFailure("a calibration needs a duel of a build with itself")
    }
    let rules = givenRules.withMargin(of: scatter)
    self.settings = settings
    self.seconds = seconds
    alpha = rules.alpha
    // The milliseconds depend on the refresh rates of a duel.
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
    let margin = rules.margin
    metrics = identical.reduce(into: [String: [Double]]()) { all, duel in
      all.merge(duel.logRatios, uniquingKeysWith: +)
    }.mapValues { PairScatter($0, batch: settings.pairs, alpha: level, margin: margin) }
  }
}

extension Calibration.DuelShare {
  /// Counts false positives of identical builds, or detected loads.
  ///
  /// - Parameter duels: Duels with the rules of their verdicts.
  fileprivate init(_ duels: [(CalibrationDuel, rules: DuelRules)], of strategies: [String]) {
    let judged = duels.map { ($0, $0.judgement(strategies: strategies, rules: $1)) }
    let effects = judged.compactMap(\.1).map { judgement in
      Distribution(judgement.strategies.flatMap(\.batches).map(\.effect)).median
    }
    self.init(
      count: judged.count { $0.isCounted($1) }, duels: duels.count,
      unproven: judged.count { !$0.isCounted($1) && $1?.isUnproven == true },
      effect: effects.isEmpty ? nil : Distribution(effects).median.asWritten)
  }
}

extension CalibrationDuel {
  /// Returns whether the duel has a regression, or any difference of identical builds.
  fileprivate func isCounted(_ judgement: DuelJudgement?) -> Bool {
    if failsExactly { return true }
    let verdicts = judgement?.strategies.map(\.verdict) ?? []
    return verdicts.contains(.worse) || kind == .identical && verdicts.contains(.better)
  }
}

extension DuelJudgement {
  fileprivate var isUnproven: Bool {
    strategies.contains(where: \.verdict.isUnproven)
  }
}

/// The absolute log-ratios of a duel of identical builds, one per batch and strategy.
private struct IdenticalEffects {
  /// Values of batches with a stable control.
  var stable: [Double] = []
  /// Values of batches whose control moved.
  var moved: [Double] = []

  init(_ duel: CalibrationDuel, strategies: [String], rules: DuelRules) {
    for batch in duel.batches {
      let effects = strategies.map { strategy in
        Distribution(batch.pairs.compactMap { $0.logRatios[strategy] }).pseudomedian.magnitude
      }
      if ControlEvidence(of: batch, by: rules)?.moved ?? false {
        moved += effects
      } else {
        stable += effects
      }
    }
  }
}

extension Calibration.BatchScatter {
  /// - Returns: `nil` if there is no batch.
  fileprivate init?(_ duels: ArraySlice<IdenticalEffects>) {
    let stable = duels.flatMap(\.stable)
    let effects = stable.isEmpty ? duels.flatMap(\.moved) : stable
    guard !effects.isEmpty else { return nil }
    self.init(batches: effects.count, p95: exp(Distribution(effects).upperQuantile(0.95)).asWritten)
  }
}

extension DuelRules {
  /// Returns the rules with a margin of at least the scatter of identical builds.
  fileprivate func withMargin(of scatter: Calibration.BatchScatter?) -> DuelRules {
    var rules = self
    rules.margin.factor = max(margin.factor, scatter?.p95 ?? 1)
    return rules
  }
}

extension Calibration.PairScatter {
  /// - Parameter batch: The pairs per batch.
  fileprivate init(
    _ logRatios: [Double], batch: Int, alpha: Double, margin: EquivalenceMargin
  ) {
    let deviation = DetectableEffect.deviation(of: logRatios) ?? 0
    self.init(
      pairs: logRatios.count, deviation: deviation.asWritten,
      p95: exp(Distribution(logRatios.map(\.magnitude)).percentile(95)).asWritten,
      detectable: DetectableEffect.ofDeviation(
        deviation, count: batch, alpha: alpha, margin: log(margin.factor)
      ).map { exp($0).asWritten })
  }
}

extension Double {
  /// The number rounded to the six decimal places of the file.
  var asWritten: Double { (self * 1e6).rounded() / 1e6 }
}
