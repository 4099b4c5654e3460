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
  /// Indicates whether the baseline states the scroll and its rounds.
  let statesScroll: Bool
  /// Indicates whether any change of an exact metric fails.
  let isExact: Bool

  /// Evaluates a rule for a series.
  ///
  /// - Returns: `nil` if the rule does not apply: instructions that were not counted on either side,
  ///   or a ratio of a series to itself, or to a control that neither run nor baseline has, unless
  ///   the rule has a limit or demands proof.
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

  // MARK: - Counts

  private func exact(_ series: MeasuredSeries, _ rule: GateRule) -> RuleResult {
    let old = baseline[series.key]?[rule.metric]
    let limit = limit(of: rule, baseline: old)
    // Without a baseline only a limit of its own can decide; an exact gate can only fail by it.
    guard let metric = Metric.named(rule.metric), let value = series.values[rule.metric],
      old != nil || rule.limit.map({ !isExact || value > $0 }) ?? false
    else {
      return RuleResult(
        rule, series.key, metric: rule.metric, .incomparable(.missing),
        .init(value: series.values[rule.metric], baseline: old, limit: limit))
    }
    // A limit of its own holds for any baseline.
    let exceeds = rule.limit.map { value > $0 } ?? false
    let differences = old == nil || old == value || exceeds ? [] : differences(metric)
    let verdict = exceeds ? .worse : verdict(value, old, limit, metric, differences)
    return RuleResult(
      rule, series.key, metric: rule.metric, verdict,
      .init(value: value, baseline: old, limit: limit),
      differences: differences,
      explanation: verdict == .worse
        ? explanation(series, gotWorse: old.map { value > $0 } ?? true) : nil)
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

  private func differences(_ metric: Metric) -> [RunDifference] {
    var facts = RunEnvironment.Fact.of(metric.dependence)
    if metric.growsWithRounds, statesScroll { facts.insert(.rounds) }
    return before?.differences(from: run.facts, in: facts) ?? []
  }

  // MARK: - Ratios and times

  private func ratio(_ series: MeasuredSeries, _ rule: GateRule) -> RuleResult? {
    let rival = rule.rival(in: run)
    guard rival != series.key.strategy else { return nil }
    let name = rule.baselineMetric(in: run)
    guard let sample = RatioSample(rule, series, in: run) else {
      // A rule must not pass because the run lacks its strategy or a ratio of the baseline. The
      // default control is an exception if neither run nor baseline has it: if proof is demanded,
      // the result is inconclusive.
      let isOfControl = rule.over == GateRule.control && rival == nil
      let old = isOfControl ? storedRatio(series, rule) : baseline[series.key]?[name]
      guard !isOfControl || rule.limit != nil || rule.demandsProof || old != nil else { return nil }
      let verdict: Verdict =
        if series.frames == nil {
          .inconclusive(.noFrames)
        } else if isOfControl, old == nil, rule.limit == nil {
          .inconclusive(.missing)
        } else {
          .incomparable(.missing)
        }
      return RuleResult(
        rule, series.key, metric: name, verdict, .init(baseline: old, limit: rule.limit))
    }
    let other = rival.flatMap { run.series(of: $0, refreshRate: series.key.refreshRate) }
    guard rule.limit == nil, let old = baseline[series.key]?[name] else {
      return timed(
        series, rule, metric: name, value: sample.value, interval: sample.interval, other: other)
    }
    let differences = before?.differences(from: run.facts, in: Self.timeFacts) ?? []
    let comparison = ratios[MetricKey(series.key, name)]
    let verdict =
      differences.isEmpty
      ? comparison?.verdict ?? Self.tooFewRounds : .incomparable(.differences)
    return RuleResult(
      rule, series.key, metric: name, verdict,
      .init(
        value: sample.value, baseline: old, limit: limit(of: rule, baseline: old),
        interval: comparison?.interval?.scaled(by: old)),
      differences: differences, explanation: explanation(verdict, series, sample.value, old, other))
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
    let old = baseline[series.key]?[metric]
    let limit = limit(of: rule, baseline: old)
    // A limit of its own holds everywhere, one of the baseline under its conditions only.
    let differences =
      rule.limit == nil && old != nil
      ? before?.differences(from: run.facts, in: Self.timeFacts) ?? [] : []
    var verdict = Verdict.incomparable(.missing)
    if value != nil, let limit {
      if !differences.isEmpty {
        verdict = .incomparable(.differences)
      } else if let interval {
        // Below a limit of its own a value is held, however low it is.
        verdict = Verdict(
          of: interval, upper: limit, lower: rule.limit == nil ? old.map { $0 * $0 / limit } : nil)
      } else {
        verdict = Self.tooFewRounds
      }
    }
    return RuleResult(
      rule, series.key, metric: metric, verdict,
      .init(value: value, baseline: old, limit: limit, interval: interval),
      differences: differences,
      explanation: explanation(verdict, series, value, old, other))
  }

  private func explanation(
    _ verdict: Verdict, _ series: MeasuredSeries, _ value: Double?, _ old: Double?,
    _ other: MeasuredSeries?
  ) -> ChangeAttribution? {
    switch verdict.kind {
    case .worse: return explanation(series, gotWorse: true, other: other)
    case .better: return explanation(series, gotWorse: false, other: other)
    case .inconclusive:
      guard let value, let old, value != old else { return nil }
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
  func limit(of rule: GateRule, baseline: Double?) -> Double? {
    let relative = baseline.map { $0 + rule.tolerance * $0.magnitude }
    guard let own = rule.limit else { return relative }
    return rule.tier == .exact ? min(own, relative ?? own) : own
  }

  func explanation(
    _ series: MeasuredSeries, gotWorse: Bool, other: MeasuredSeries? = nil
  ) -> ChangeAttribution {
    var old = baseline[series.key] ?? [:]
    // Phase times of another machine, or of few rounds, do not explain a change.
    if series.rounds < ConfidenceInterval.fewestRounds
      || before?.differences(from: run.facts, in: Self.timeFacts).isEmpty != true
    {
      for metric in Metric.phaseTimes { old[metric.name] = nil }
    }
    return ChangeAttribution(
      before: old, after: series.values, gotWorse: gotWorse, rival: other?.key.strategy,
      frames: (other?.frames, series.frames))
  }
}
