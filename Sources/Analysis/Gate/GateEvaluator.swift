import Glibc
import RunData
import Statistics

/// The evaluation of gate rules for a run and its baseline.
struct GateEvaluator {
  let run: MeasuredRun
  /// The baseline's values by series and metric.
  let baseline: [SeriesKey: [String: Double]]
  /// The comparisons of ratios with the baseline's, by series and metric.
  let ratios: [MetricKey: Comparison]
  /// The conditions of the baseline; `nil` without one.
  let before: RunEnvironment?
  /// Indicates whether any change of an exact metric fails.
  let isExact: Bool

  /// Evaluates a rule for a series.
  ///
  /// - Returns: `nil` if the rule does not apply: a count that both the run and the baseline lack,
  ///   instructions that one of them lacks, or a ratio of a series to itself, or to a control that
  ///   neither of them has, unless the rule has a limit or demands proof.
  func result(of rule: GateRule, for series: MeasuredSeries) -> RuleResult? {
    switch rule.tier {
    case .exact: exact(series, rule)
    case .instructions: instructions(series, rule)
    case .ratio: ratio(series, rule)
    case .time:
      timed(
        series, rule, metric: rule.metric, value: series.values[rule.metric],
        interval: series.intervals[rule.metric], other: nil)
    }
  }

  /// Returns whether both baseline and run have a metric.
  func hasBoth(_ metric: String, _ series: MeasuredSeries) -> Bool {
    series.values[metric] != nil && baseline[series.key]?[metric] != nil
  }

  /// Returns the result for a value that was not compared yet.
  private func unjudged(
    _ series: MeasuredSeries, _ rule: GateRule, metric: String, value: Double?
  ) -> RuleResult {
    let old = baseline[series.key]?[metric]
    return RuleResult(
      rule: rule, series: series.key, metric: metric, verdict: .incomparable(.missing),
      value: value, baseline: old, limit: limit(of: rule, baseline: old))
  }

  private func differences(in facts: Set<RunEnvironment.Fact>) -> [RunDifference] {
    before?.differences(from: run.facts, in: facts) ?? []
  }

  // MARK: - Counts

  private func exact(_ series: MeasuredSeries, _ rule: GateRule) -> RuleResult? {
    var result = unjudged(
      series, rule, metric: rule.metric, value: series.values[rule.metric])
    let old = result.baseline
    guard result.value != nil || old != nil || rule.limit != nil || rule.demandsProof else {
      return nil
    }
    // Without a baseline only a limit of its own can decide; an exact gate can only fail by it.
    guard let metric = Metric.named(rule.metric), let value = result.value,
      old != nil || rule.limit.map({ !isExact || value > $0 }) ?? false
    else { return result }
    // A limit of its own holds for any baseline.
    let exceeds = rule.limit.map { value > $0 } ?? false
    if old != nil, old != value, !exceeds {
      result.differences = differences(
        in: RunEnvironment.Fact.of(metric.dependence)
          .union(metric.growsWithRounds ? [.rounds] : []))
    }
    result.verdict =
      exceeds ? .worse : verdict(value, old, result.limit, metric, result.differences)
    if result.verdict == .worse {
      result.explanation = explanation(series, gotWorse: old.map { value > $0 } ?? true)
    }
    return result
  }

  private func verdict(
    _ value: Double, _ old: Double?, _ limit: Double?, _ metric: Metric,
    _ differences: [RunDifference]
  ) -> Verdict {
    guard differences.isEmpty else { return .incomparable(.differences) }
    if isExact, let old { return value == old ? .same : .worse }
    if let limit, value > limit { return .worse }
    return metric.polarity == .lowerIsBetter && old.map { value < $0 } ?? false ? .better : .same
  }

  /// Returns `worse` for growth beyond the tolerance, `better` for a decrease beyond it; `nil` if the
  /// run or the baseline has no instructions, unless the rule has a limit or demands proof.
  private func instructions(_ series: MeasuredSeries, _ rule: GateRule) -> RuleResult? {
    var result = unjudged(
      series, rule, metric: rule.metric, value: series.values[rule.metric])
    guard let value = result.value, let limit = result.limit else {
      return rule.limit != nil || rule.demandsProof ? result : nil
    }
    if rule.limit == nil {
      result.differences = differences(in: RunEnvironment.Fact.ofInstructions)
    }
    if !result.differences.isEmpty {
      result.verdict = .incomparable(.differences)
    } else if value > limit {
      result.verdict = .worse
      result.explanation = explanation(series, gotWorse: true)
    } else {
      let isLess = result.baseline.map { value < $0 * (1 - rule.tolerance) } ?? false
      result.verdict = isLess ? .better : .same
    }
    return result
  }

  // MARK: - Ratios and times

  private func ratio(_ series: MeasuredSeries, _ rule: GateRule) -> RuleResult? {
    let rival = rule.rival(in: run)
    guard rival != series.key.strategy else { return nil }
    let name = rule.baselineMetric(in: run)
    guard let logRatios = rule.logRatios(of: series, in: run) else {
      // A rule must not pass because the run lacks its strategy or a ratio of the baseline. The
      // default control is an exception if neither run nor baseline has it: if proof is demanded,
      // the result is inconclusive.
      let isOfControl = rule.over == GateRule.control && rival == nil
      let old = isOfControl ? storedRatio(series, rule) : baseline[series.key]?[name]
      guard !isOfControl || rule.limit != nil || rule.demandsProof || old != nil else { return nil }
      return RuleResult(
        rule: rule, series: series.key, metric: name,
        verdict: isOfControl && old == nil && rule.limit == nil
          ? .inconclusive(.missing) : .incomparable(.missing),
        baseline: old, limit: rule.limit)
    }
    let value = exp(Distribution(logRatios).pseudomedian)
    let other = rival.flatMap { run.series(of: $0, refreshRate: series.key.refreshRate) }
    var result = unjudged(series, rule, metric: name, value: value)
    guard rule.limit == nil, let old = result.baseline else {
      return timed(
        series, rule, metric: name, value: value,
        interval: ConfidenceInterval.ofPseudomedian(logRatios)?.ofFactors, other: other)
    }
    let comparison = ratios[MetricKey(series.key, name)]
    result.differences = differences(in: Self.timeFacts)
    result.verdict =
      result.differences.isEmpty
      ? comparison?.verdict ?? Self.tooFewRounds : .incomparable(.differences)
    result.interval = comparison?.interval?.scaled(by: old)
    result.explanation = explanation(result, series, other)
    return result
  }

  /// Returns the baseline's ratio of the rule's metric to any strategy.
  private func storedRatio(_ series: MeasuredSeries, _ rule: GateRule) -> Double? {
    let stored = baseline[series.key] ?? [:]
    let name = stored.keys.sorted().first { $0.hasPrefix(rule.ratioPrefix) }
    return name.flatMap { stored[$0] }
  }

  /// Compares a value and its interval with a limit.
  private func timed(
    _ series: MeasuredSeries, _ rule: GateRule, metric: String, value: Double?,
    interval: ConfidenceInterval?, other: MeasuredSeries?
  ) -> RuleResult {
    var result = unjudged(series, rule, metric: metric, value: value)
    result.interval = interval
    // A limit of its own holds everywhere, one of the baseline under its conditions only.
    if rule.limit == nil, result.baseline != nil {
      result.differences = differences(in: Self.timeFacts)
    }
    guard value != nil, let limit = result.limit else { return result }
    if !result.differences.isEmpty {
      result.verdict = .incomparable(.differences)
    } else if let interval {
      // Below a limit of its own a value is held, however low it is.
      result.verdict = Verdict(
        of: interval, upper: limit,
        lower: rule.limit == nil ? result.baseline.map { $0 * $0 / limit } : nil)
    } else {
      result.verdict = Self.tooFewRounds
    }
    result.explanation = explanation(result, series, other)
    return result
  }

  private func explanation(
    _ result: RuleResult, _ series: MeasuredSeries, _ other: MeasuredSeries?
  ) -> ChangeAttribution? {
    switch result.verdict.kind {
    case .worse: return explanation(series, gotWorse: true, other: other)
    case .better: return explanation(series, gotWorse: false, other: other)
    case .inconclusive:
      guard let value = result.value, let old = result.baseline, value != old else { return nil }
      return explanation(series, gotWorse: value > old, other: other)
    case .same, .held, .incomparable: return nil
    }
  }

  static let timeFacts: Set<RunEnvironment.Fact> = [
    .machine, .allocator, .allocatorOptions, .build, .kernels,
  ]

  private static let tooFewRounds = Verdict.inconclusive(
    .tooFewRounds(needed: DecisionRule.baseline.fewestUnits(tests: 1)))

  // MARK: - Limits and explanations

  /// Returns the greatest accepted value: the rule's own limit, or else the baseline's value with
  /// the tolerance; the lower of both for a count.
  private func limit(of rule: GateRule, baseline: Double?) -> Double? {
    let relative = baseline.map { $0 + rule.tolerance * $0.magnitude }
    guard let own = rule.limit else { return relative }
    return rule.tier == .exact ? min(own, relative ?? own) : own
  }

  private func explanation(
    _ series: MeasuredSeries, gotWorse: Bool, other: MeasuredSeries? = nil
  ) -> ChangeAttribution {
    var old = baseline[series.key] ?? [:]
    // Phase times of another machine, or of few rounds, do not explain a change.
    if series.frames.rounds <= ConfidenceInterval.fewestRounds
      || before?.differences(from: run.facts, in: Self.timeFacts).isEmpty != true
    {
      for metric in Metric.phaseTimes { old[metric.name] = nil }
    }
    return ChangeAttribution(
      before: old, after: series.values, gotWorse: gotWorse, rival: other?.key.strategy,
      frames: (other?.frames, series.frames))
  }
}
