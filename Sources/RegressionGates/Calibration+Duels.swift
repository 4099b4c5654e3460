import FrameStatistics
import Glibc

extension Calibration {
  /// What some duels say of the machine that they were run on.
  ///
  /// The floor comes first, from the batches of identical builds whose control stood still; every duel is then judged by it, as
  /// duels will be that use the calibration.
  ///
  /// - Parameters:
  ///   - strategies: What the batches measured, in its order.
  ///   - rules: The rules, with the floor of a machine that is not calibrated.
  /// - Precondition: Two pairs of identical builds at least were measured, and at least one duel of
  ///   each kind that is to be named.
  package init(
    _ duels: [CalibrationDuel], strategies: [String], rules: DuelRules, settings: Settings,
    seconds: Double
  ) {
    let identical = duels.filter { $0.kind == .identical }
    let all = identical.flatMap(\.batches)
    // A batch in which the control moved proves nothing of a duel either.
    let still = all.filter { !(ControlEvidence(of: $0, by: rules)?.moved ?? false) }
    let effects = (still.isEmpty ? all : still).flatMap { batch in
      strategies.map { strategy in
        Distribution(batch.pairs.compactMap { $0.logRatios[strategy] }).pseudomedian.magnitude
      }
    }
    precondition(!effects.isEmpty, "a calibration takes a duel of a build with itself")
    let scatter = BatchScatter(
      batches: effects.count, p95: exp(Distribution(effects).percentile(95)).asWritten)
    var rules = rules
    rules.floor = max(rules.floor, scatter.p95)
    self.settings = settings
    self.seconds = seconds
    alpha = rules.alpha
    floor = rules.floor
    batches = scatter
    self.identical = DuelShare(identical, of: strategies, by: rules)
    injections = Dictionary(grouping: duels) { $0.kind.injection ?? "" }
      .filter { !$0.key.isEmpty }
      .mapValues { DuelShare($0, of: strategies, by: rules) }
    let level = rules.alpha / Double(strategies.count)
    metrics = identical.reduce(into: [String: [Double]]()) { all, duel in
      all.merge(duel.logRatios, uniquingKeysWith: +)
    }.mapValues { PairScatter($0, batch: settings.pairs, alpha: level) }
  }
}

extension Calibration.DuelShare {
  /// Of identical builds those that alarmed, of others those that were caught.
  fileprivate init(_ duels: [CalibrationDuel], of strategies: [String], by rules: DuelRules) {
    let judged = duels.map { ($0, $0.judgement(strategies: strategies, rules: rules)) }
    let effects = judged.compactMap(\.1).map { judgement in
      // Of several strategies and batches the middle one.
      Distribution(judgement.strategies.flatMap(\.batches).map(\.effect)).median
    }
    self.init(
      count: judged.count { $0.ended($1) }, duels: duels.count,
      unproven: judged.count { !$0.ended($1) && $1?.outcome() == .inconclusive },
      effect: effects.isEmpty ? nil : Distribution(effects).median.asWritten)
  }
}

extension CalibrationDuel {
  /// Whether it ended as its share counts: any verdict on identical builds, a regression on others.
  fileprivate func ended(_ judgement: DuelJudgement?) -> Bool {
    if failsExactly { return true }
    let verdicts = judgement?.strategies.map(\.verdict) ?? []
    return verdicts.contains(.regression) || kind == .identical && verdicts.contains(.improvement)
  }
}

extension Calibration.PairScatter {
  /// - Parameter batch: The pairs of a batch, for which the smallest effect holds.
  fileprivate init(_ logRatios: [Double], batch: Int, alpha: Double) {
    let count = Double(logRatios.count)
    let mean = logRatios.reduce(0, +) / count
    let squares = logRatios.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let deviation = (squares / max(1, count - 1)).squareRoot()
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
