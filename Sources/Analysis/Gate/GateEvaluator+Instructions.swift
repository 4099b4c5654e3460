extension GateEvaluator {
  /// Returns `worse` for growth beyond the tolerance, `better` for a decrease beyond it; `nil` if the
  /// run or the baseline has no instructions, unless the rule has a limit or demands proof.
  ///
  /// Counts are incomparable if a fact of ``RunEnvironment/Fact/ofInstructions`` differs.
  func instructions(_ series: MeasuredSeries, _ rule: GateRule) -> RuleResult? {
    let value = series.values[rule.metric]
    let old = baseline[series.key]?[rule.metric]
    let limit = limit(of: rule, baseline: old)
    let differences =
      rule.limit == nil
      ? before?.differences(from: run.facts, in: RunEnvironment.Fact.ofInstructions) ?? [] : []
    let verdict: Verdict
    if let value, let limit {
      verdict =
        !differences.isEmpty
        ? .incomparable(.differences)
        : value > limit
          ? .worse : old.map { value < $0 * (1 - rule.tolerance) } ?? false ? .better : .same
    } else {
      guard rule.limit != nil || rule.demandsProof else { return nil }
      verdict = .incomparable(.missing)
    }
    return RuleResult(
      rule, series.key, metric: rule.metric, verdict,
      .init(value: value, baseline: old, limit: limit),
      differences: verdict.reason == .differences ? differences : [],
      explanation: verdict == .worse ? explanation(series, gotWorse: true) : nil)
  }
}
