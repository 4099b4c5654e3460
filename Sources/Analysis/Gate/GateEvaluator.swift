import Glibc
import RunData
import Statistics

struct GateEvaluator {
  let run: MeasuredRun
  let baseline: [SeriesKey: [String: Double]]
  /// The comparisons of ratios with the baseline's, by series and ``GateRule/statedRatio``.
  let ratios: [MetricKey: Comparison]
  /// The conditions of the baseline.
  let before: RunEnvironment
  /// Indicates whether any change of an exact metric fails.
  let isExact: Bool

  /// - Returns: `nil` if the rule does not apply: a count that both the run and the baseline lack,
  ///   instructions that one of them lacks, or a ratio of a series to itself, or to a control that
  ///   neither of them has, unless the rule has a limit or demands proof.
  func result(of rule: GateRule, for series: MeasuredSeries) -> RuleResult? {
    let logRatios = rule.logRatios(of: series, in: run)
    let metric = rule.baselineMetric(in: run)
    let old = baseline[series.key]?[metric]
    var result = RuleResult(
      rule: rule, series: series.key, metric: metric, verdict: .incomparable(.missing),
      value: logRatios.map { exp(Distribution($0).pseudomedian) } ?? series.values[metric],
      baseline: old, limit: limit(of: rule, baseline: old))
    let mayBeMissing = rule.limit == nil && !rule.demandsProof
    switch rule.tier {
    case .exact:
      if mayBeMissing, result.value == nil, old == nil { return nil }
      judgeCount(&result)
    case .instructions:
      if mayBeMissing, result.value == nil || old == nil { return nil }
      judgeInstructions(&result)
    case .ratio where logRatios == nil:
      let rival = rule.rival(in: run)
      if rival == series.key.strategy { return nil }
      // A rule must not pass because the run lacks its strategy or a ratio of the baseline. The
      // default control is an exception if neither run nor baseline has it: if proof is demanded,
      // the result is inconclusive.
      result.limit = rule.limit
      guard rule.over == GateRule.control, rival == nil else { break }
      result.baseline = storedRatio(series, rule)
      guard result.baseline == nil else { break }
      if mayBeMissing { return nil }
      if rule.limit == nil { result.verdict = .inconclusive(.missing) }
    case .ratio, .time: judgeTime(&result, of: series, logRatios)
    }
    result.explanation = explanation(of: result, series)
    return result
  }

  /// Returns the greatest accepted value: the rule's own limit, or else the baseline's value with
  /// the tolerance; the lower of both for a count.
  private func limit(of rule: GateRule, baseline: Double?) -> Double? {
    let relative = baseline.map { $0 + rule.tolerance * $0.magnitude }
    guard let own = rule.limit else { return relative }
    return rule.tier == .exact ? min(own, relative ?? own) : own
  }

  /// Returns the baseline's ratio of the rule's metric to any strategy.
  private func storedRatio(_ series: MeasuredSeries, _ rule: GateRule) -> Double? {
    baseline[series.key]?.filter { $0.key.hasPrefix(rule.ratioPrefix) }
      .min { $0.key < $1.key }?.value
  }

  private func differences(in facts: Set<RunEnvironment.Fact>) -> [RunDifference] {
    before.differences(from: run.facts, in: facts)
  }

  // MARK: - Verdicts

  private func judgeCount(_ result: inout RuleResult) {
    guard let metric = Metric.named(result.metric), let value = result.value else { return }
    let (own, old) = (result.rule.limit, result.baseline)
    // A limit of its own holds for any baseline.
    if let own, value > own {
      result.verdict = .worse
      return
    }
    // Without a value before only a limit of its own can decide; an exact gate can only fail by it.
    guard old != nil || own != nil && !isExact else { return }
    if old != nil, old != value {
      result.differences = differences(in: RunEnvironment.Fact.of(metric))
    }
    if !result.differences.isEmpty {
      result.verdict = .incomparable(.differences)
    } else if isExact, let old {
      result.verdict = value == old ? .same : .worse
    } else if let limit = result.limit, value > limit {
      result.verdict = .worse
    } else {
      let isLess = metric.polarity == .lowerIsBetter && old.map { value < $0 } ?? false
      result.verdict = isLess ? .better : .same
    }
  }

  /// Judges `worse` for growth beyond the tolerance, and `better` for a decrease beyond it.
  private func judgeInstructions(_ result: inout RuleResult) {
    guard let value = result.value, let limit = result.limit else { return }
    let rule = result.rule
    let differences = differences(in: RunEnvironment.Fact.ofInstructions)
    // A limit of its own holds for any baseline.
    if rule.limit == nil { result.differences = differences }
    let isLess =
      differences.isEmpty && result.baseline.map { value < $0 * (1 - rule.tolerance) } ?? false
    result.verdict =
      !result.differences.isEmpty
      ? .incomparable(.differences) : value > limit ? .worse : isLess ? .better : .same
  }

  /// Compares a ratio with those of the baseline, or a time or ratio by its interval with a limit.
  private func judgeTime(
    _ result: inout RuleResult, of series: MeasuredSeries, _ logRatios: [Double]?
  ) {
    let old = result.baseline
    let hasOwnLimit = result.hasOwnLimit
    // A limit of its own holds everywhere, one of the baseline under its conditions only.
    if !hasOwnLimit, old != nil { result.differences = differences(in: Self.timeFacts) }
    var verdict: Verdict?
    if logRatios != nil, !hasOwnLimit, let old {
      let comparison = ratios[MetricKey(series.key, result.rule.statedRatio)]
      result.interval = comparison?.interval?.scaled(by: old)
      verdict = comparison?.verdict
    } else {
      let interval = logRatios.flatMap { ConfidenceInterval.ofPseudomedian($0)?.ofFactors }
      result.interval = interval ?? series.intervals[result.metric]
    }
    guard result.value != nil, let limit = result.limit else { return }
    if let interval = result.interval, verdict == nil {
      // Below a limit of its own a value is held, however low it is.
      verdict = Verdict(
        of: interval, upper: limit, lower: hasOwnLimit ? nil : old.map { $0 * $0 / limit })
    }
    let needed = DecisionRule.baseline.fewestUnits(tests: 1)
    result.verdict =
      result.differences.isEmpty
      ? verdict ?? .inconclusive(.tooFewRounds(needed: needed)) : .incomparable(.differences)
  }

  static let timeFacts: Set<RunEnvironment.Fact> = [
    .machine, .allocator, .allocatorOptions, .build, .threads, .buffers, .kernels,
  ]

  /// Attributes a change to phases and counters; `nil` for results that passed, counts that did not
  /// fail, and a limit of the rule that the baseline does not keep either.
  private func explanation(of result: RuleResult, _ series: MeasuredSeries) -> ChangeAttribution? {
    if let limit = result.rule.limit, !(result.baseline.map { $0 <= limit } ?? false) { return nil }
    let grew = result.value.flatMap { value in result.baseline.map { value > $0 } }
    let gotWorse: Bool
    switch (result.verdict.kind, result.tier) {
    case (.worse, let tier): gotWorse = tier == .exact ? grew ?? true : true
    case (.better, .ratio), (.better, .time): gotWorse = false
    case (.inconclusive, _):
      guard let grew, result.value != result.baseline, result.interval != nil else { return nil }
      gotWorse = grew
    default: return nil
    }
    var old = baseline[series.key] ?? [:]
    // Phase times of another machine, or of few rounds, do not explain a change.
    if series.frames.rounds <= ConfidenceInterval.fewestRounds
      || !differences(in: Self.timeFacts).isEmpty
    {
      for metric in Metric.phaseTimes { old[metric.name] = nil }
    }
    for metric in Metric.counts where !differences(in: RunEnvironment.Fact.of(metric)).isEmpty {
      old[metric.name] = nil
    }
    return ChangeAttribution(before: old, after: series.values, gotWorse: gotWorse)
  }
}
