import Results
import Statistics

/// A run beside its baseline, on which one rule after the other is tried.
struct GateEvaluator {
  let run: MeasuredRun
  /// The baseline's values, by series and metric.
  let baseline: [SeriesKey: [String: Double]]
  /// What the baseline was made with; `nil` without one.
  let before: RunEnvironment?
  /// Whether the baseline says what was scrolled, and in how many rounds.
  let statesScroll: Bool
  /// Whether any change of an exact metric fails.
  let isExact: Bool

  /// - Returns: `nil` if the rule does not apply: a ratio of a series to itself, or to a control where
  ///   neither the run nor the baseline has one, unless the rule has a limit or demands proof.
  func finding(of series: MeasuredSeries, by rule: GateRule) -> GateFinding? {
    switch rule.tier {
    case .exact: exact(series, rule)
    case .ratio: ratio(series, rule)
    case .time: time(series, rule)
    }
  }

  /// Whether baseline and run both have a metric.
  func hasBoth(_ metric: String, _ series: MeasuredSeries) -> Bool {
    series.values[metric] != nil && baseline[series.key]?[metric] != nil
  }

  // MARK: - Exact

  private func exact(_ series: MeasuredSeries, _ rule: GateRule) -> GateFinding {
    let old = baseline[series.key]?[rule.metric]
    let limit = limit(of: rule, baseline: old)
    // Without a baseline only a limit of its own can judge; an exact gate can then only fail by it.
    guard let metric = ExactMetric.named(rule.metric), let value = series.values[rule.metric],
      old != nil || rule.limit.map({ !isExact || value > $0 }) ?? false
    else {
      return GateFinding(
        rule, series.key, metric: rule.metric, .incomparable(.missing),
        value: series.values[rule.metric],
        baseline: old, limit: limit)
    }
    // A limit of its own holds whatever the baseline was made with.
    let exceeds = rule.limit.map { value > $0 } ?? false
    let differences = old == nil || old == value || exceeds ? [] : differences(metric)
    let verdict =
      exceeds ? .worse : verdict(value, old, limit, metric, differences)
    return GateFinding(
      rule, series.key, metric: rule.metric, verdict, value: value, baseline: old, limit: limit,
      differences: differences,
      explanation: verdict == .worse
        ? explanation(series, gotWorse: old.map { value > $0 } ?? true) : nil)
  }

  private func verdict(
    _ value: Double, _ old: Double?, _ limit: Double?, _ metric: ExactMetric,
    _ differences: [RunDifference]
  ) -> Verdict {
    guard differences.isEmpty else { return .incomparable(.differences) }
    if isExact, let old { return value == old ? .same : .worse }
    if let limit, value > limit { return .worse }
    return metric.polarity == .lowerIsBetter && old.map { value < $0 } ?? false ? .better : .same
  }

  private func differences(_ metric: ExactMetric) -> [RunDifference] {
    var facts = RunEnvironment.Fact.of(metric.dependence)
    if metric.growsWithRounds, statesScroll { facts.insert(.rounds) }
    return before?.differences(from: run.facts, in: facts) ?? []
  }

  // MARK: - Ratios and times

  private func ratio(_ series: MeasuredSeries, _ rule: GateRule) -> GateFinding? {
    let rival = rival(of: rule)
    guard rival != series.key.strategy else { return nil }
    let name = rule.baselineMetric(in: run)
    guard let sample = RatioSample(rule, series, in: run) else {
      // A rule must not pass because the run lacks what it names, and neither must a ratio that the
      // baseline has. Only of a control that nobody asked for nothing is said.
      let isOfControl = rule.over == GateRule.control && rival == nil
      let old = isOfControl ? storedRatio(series, rule) : baseline[series.key]?[name]
      guard !isOfControl || rule.limit != nil || rule.demandsProof || old != nil else { return nil }
      return GateFinding(
        rule, series.key, metric: name,
        series.frames == nil ? .inconclusive(.noFrames) : .incomparable(.missing),
        baseline: old, limit: rule.limit)
    }
    return timed(
      series, rule, metric: name, value: sample.value, interval: sample.interval,
      other: rival.flatMap { run.series(of: $0, refreshRate: series.key.refreshRate) })
  }

  /// The strategy that a ratio divides by; `nil` for a memset, or a control that the run lacks.
  private func rival(of rule: GateRule) -> String? {
    switch rule.over {
    case GateRule.memset: nil
    case GateRule.control: run.controls.first
    case let strategy: strategy
    }
  }

  /// A ratio of the rule's metric to some strategy, of the baseline.
  private func storedRatio(_ series: MeasuredSeries, _ rule: GateRule) -> Double? {
    let stored = baseline[series.key] ?? [:]
    let name = stored.keys.sorted().first {
      $0.hasPrefix(rule.ratioPrefix) && $0 != rule.ratioPrefix + GateRule.memset
    }
    return name.flatMap { stored[$0] }
  }

  private func time(_ series: MeasuredSeries, _ rule: GateRule) -> GateFinding {
    timed(
      series, rule, metric: rule.metric, value: series.values[rule.metric],
      interval: TimeMetric.named(rule.metric).flatMap { series.interval(of: $0) }, other: nil)
  }

  /// Holds a value with an interval against a limit.
  private func timed(
    _ series: MeasuredSeries, _ rule: GateRule, metric: String, value: Double?,
    interval: ConfidenceInterval?, other: MeasuredSeries?
  ) -> GateFinding {
    let old = baseline[series.key]?[metric]
    let limit = limit(of: rule, baseline: old)
    // A limit of its own holds anywhere; one taken from the baseline only where that was measured.
    let differences =
      rule.limit == nil && old != nil
      ? before?.differences(from: run.facts, in: Self.timeFacts) ?? [] : []
    var verdict = Verdict.incomparable(.missing)
    if let value, let limit {
      verdict =
        !differences.isEmpty
        ? .incomparable(.differences)
        : Self.verdict(of: interval, value: value, limit: limit, baseline: old)
    }
    return GateFinding(
      rule, series.key, metric: metric, verdict, value: value, baseline: old, limit: limit,
      interval: interval, differences: differences,
      explanation: explanation(verdict, series, value, old, other))
  }

  /// What moved with a time that failed, improved, or may have changed.
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
    case .same, .incomparable: return nil
    }
  }

  private static let timeFacts: Set<RunEnvironment.Fact> = [
    .machine, .allocator, .allocatorOptions, .build, .kernels,
  ]

  private static func verdict(
    of interval: ConfidenceInterval?, value: Double, limit: Double, baseline: Double?
  ) -> Verdict {
    guard let interval else {
      return .inconclusive(.tooFewRounds(needed: ConfidenceInterval.fewestRounds))
    }
    if interval.low > limit { return .worse }
    if let baseline, interval.high < baseline * baseline / limit, limit > baseline {
      return .better
    }
    return interval.high <= limit ? .same : .inconclusive(.scattered)
  }

  // MARK: - Limits and reasons

  /// What a value must not exceed.
  ///
  /// A rule's own limit, or else the baseline's value with its tolerance; of a count the lower of
  /// both.
  private func limit(of rule: GateRule, baseline: Double?) -> Double? {
    let relative = baseline.map { $0 + rule.tolerance * $0.magnitude }
    guard let own = rule.limit else { return relative }
    return rule.tier == .exact ? min(own, relative ?? own) : own
  }

  private func explanation(
    _ series: MeasuredSeries, gotWorse: Bool, other: MeasuredSeries? = nil
  ) -> ChangeAttribution {
    var old = baseline[series.key] ?? [:]
    // Times of another machine say nothing of what a phase takes more here.
    if before?.differences(from: run.facts, in: Self.timeFacts).isEmpty != true {
      for metric in TimeMetric.phases { old[metric.name] = nil }
    }
    return ChangeAttribution(
      before: old, after: series.values, gotWorse: gotWorse, rival: other?.key.strategy,
      frames: (other?.frames, series.frames))
  }
}
