import Analysis
import Files

extension DuelReport {
  /// The evidence of each batch about each statistic of a strategy as JSON objects.
  var strategyLines: [JSONObject] {
    findings.judgement?.strategies.flatMap { strategy in
      strategy.tests.flatMap { $0.batches.enumerated() }.map { index, batch in
        let comparison = batch.comparison
        return [
          "strategy": strategy.strategy,
          // That of all statistics together.
          "verdict": Self.verdict(strategy.verdict),
          "statistic": batch.statistic.rawValue,
          "batch": index + 1,
          "pairs": comparison.pairs,
          "effect_x": comparison.effect,
          "ci_low_x": comparison.interval?.low,
          "ci_high_x": comparison.interval?.high,
          "p_slower": comparison.pWorse,
          "p_faster": comparison.pBetter,
          "smallest_effect_x": comparison.smallestEffect,
          "repeatability": [
            "base": Self.object(of: batch.repeatability[.base]),
            "head": Self.object(of: batch.repeatability[.head]),
          ] as JSONObject,
        ]
      }
    } ?? []
  }

  /// The repeatability of one side; null but for the pairs if these are too few.
  private static func object(of repeatability: Repeatability?) -> JSONObject {
    [
      "pairs": repeatability?.pairs ?? 0,
      "factor_x": repeatability?.factor,
      "ci_low_x": repeatability?.interval?.low,
      "ci_high_x": repeatability?.interval?.high,
    ]
  }

  /// The level and the margins of a duel.
  static func object(of rules: DuelRules) -> JSONObject {
    [
      "alpha": rules.decision.alpha,
      "floor_x": rules.decision.margin.factor,
      "smallest_change_ms": rules.decision.margin.milliseconds,
    ]
  }

  /// The evidence of each batch about the control.
  var controlLines: [JSONObject] {
    findings.judgement?.controls.compactMap { control in
      control.map { ["effect_x": $0.effect, "p": $0.p, "moved": $0.moved] }
    } ?? []
  }

  /// The counters in which the sides differ; null for one that a side does not report.
  var counterLines: [JSONObject] {
    findings.counters.map {
      [
        "series": $0.series, "metric": $0.metric, "base": $0.base, "head": $0.head,
        "is_worse": $0.isWorse,
      ]
    }
  }
}
