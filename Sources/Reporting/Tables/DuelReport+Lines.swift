import Analysis
import RunData

extension DuelReport {
  var strategyLines: [StrategyLine] {
    findings.judgement?.strategies.flatMap { strategy in
      strategy.tests.flatMap { $0.batches.enumerated() }.map { index, batch in
        StrategyLine(
          strategy: strategy.strategy, verdict: Self.verdict(strategy.verdict),
          statistic: batch.statistic.rawValue, batch: index + 1,
          pairs: batch.comparison.units[0], effectX: batch.comparison.effect,
          ciLowX: batch.comparison.interval?.low, ciHighX: batch.comparison.interval?.high,
          pSlower: batch.comparison.pWorse, pFaster: batch.comparison.pBetter,
          smallestEffectX: batch.comparison.smallestEffect,
          repeatability: RepeatabilityLines(
            base: RepeatabilityLine(batch.repeatability[.base]),
            head: RepeatabilityLine(batch.repeatability[.head])))
      }
    } ?? []
  }

  var controlLines: [ControlLine] {
    findings.judgement?.controls.compactMap { control in
      control.map { ControlLine(effectX: $0.effect, p: $0.p, moved: $0.moved) }
    } ?? []
  }
}

extension DuelReport {
  /// The rules of a duel as a JSON object.
  struct RulesLine: Encodable {
    let alpha: Double
    let floorX: Double
    let smallestChangeMs: Double

    init(_ rules: DuelRules) {
      alpha = rules.decision.alpha
      floorX = rules.decision.margin.factor
      smallestChangeMs = rules.decision.margin.milliseconds
    }
  }

  /// The evidence of one batch about a statistic of a strategy as a JSON object.
  struct StrategyLine: Encodable {
    let strategy: String
    /// That of all statistics together.
    let verdict: String
    let statistic: String
    let batch: Int
    let pairs: Int
    let effectX: Double?
    let ciLowX: Double?
    let ciHighX: Double?
    let pSlower: Double?
    let pFaster: Double?
    let smallestEffectX: Double?
    let repeatability: RepeatabilityLines
  }

  /// The repeatability of both sides.
  struct RepeatabilityLines: Encodable {
    let base: RepeatabilityLine
    let head: RepeatabilityLine
  }

  /// The repeatability of one side; null but for the pairs if these are too few.
  struct RepeatabilityLine: Encodable {
    let pairs: Int
    let factorX: Double?
    let ciLowX: Double?
    let ciHighX: Double?

    init(_ repeatability: Repeatability?) {
      pairs = repeatability?.pairs ?? 0
      factorX = repeatability?.factor
      ciLowX = repeatability?.interval?.low
      ciHighX = repeatability?.interval?.high
    }
  }

  /// The evidence of one batch about the control.
  struct ControlLine: Encodable {
    let effectX: Double
    let p: Double
    let moved: Bool
  }

  /// A counter in which the sides differ.
  struct CounterLine: Encodable {
    let series: String
    let metric: String
    /// Null for a metric that the base does not report.
    let base: Double?
    let head: Double?
    let isWorse: Bool

    init(_ counter: CounterDifference) {
      series = counter.series
      metric = counter.metric
      base = counter.base
      head = counter.head
      isWorse = counter.isWorse
    }
  }
}
