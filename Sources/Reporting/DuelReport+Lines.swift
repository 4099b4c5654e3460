import Analysis
import Results

extension DuelReport {
  var strategyLines: [StrategyLine] {
    findings.judgement?.strategies.flatMap { strategy in
      strategy.batches.enumerated().map { index, batch in
        StrategyLine(
          strategy: strategy.strategy, verdict: Self.verdict(strategy.verdict), batch: index + 1,
          pairs: batch.pairs, effectX: batch.effect, ciLowX: batch.interval?.low,
          ciHighX: batch.interval?.high, pSlower: batch.pSlower, pFaster: batch.pFaster,
          smallestEffectX: batch.smallestEffect)
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
  /// What a duel was judged by as the JSON file has it.
  struct RulesLine: Encodable {
    let alpha: Double
    let floorX: Double
    let smallestChangeMs: Double

    init(_ rules: DuelRules) {
      alpha = rules.alpha
      floorX = rules.margin.factor
      smallestChangeMs = rules.margin.milliseconds
    }
  }

  /// What one batch shows of a strategy as the JSON file has it.
  struct StrategyLine: Encodable {
    let strategy: String
    let verdict: String
    let batch: Int
    let pairs: Int
    let effectX: Double
    let ciLowX: Double?
    let ciHighX: Double?
    let pSlower: Double
    let pFaster: Double
    let smallestEffectX: Double?
  }

  /// What the control did in one batch.
  struct ControlLine: Encodable {
    let effectX: Double
    let p: Double
    let moved: Bool
  }

  /// A difference of the exact tier.
  struct CounterLine: Encodable {
    let series: String
    let metric: String
    /// Null for a metric that the side does not report.
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
