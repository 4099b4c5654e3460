import FrameStatistics

/// What a gate says of a run: every finding with its reasons, and what they come to.
///
/// The tiers, from hard to soft: pictures must be right before anything else is worth judging; counts
/// are compared exactly; ratios inside the run by their intervals; times against the baseline's only
/// on the machine that made it.
package struct GateJudgement: Equatable, Sendable {
  package let pixels: [PixelFinding]
  /// In the order of the run's series, then of the rules.
  package let findings: [GateFinding]
  /// The series that the baseline has and the run lacks.
  package let missingSeries: [SeriesKey]
  /// The strategies that the rules name and the run lacks.
  package let missingStrategies: [String]
  /// In what the scroll of the baseline was another; nothing is judged then.
  package let differences: [RunDifference]

  /// What the gate comes to; nothing judged is nothing passed.
  package var outcome: Outcome {
    if pixels.contains(where: { $0.outcome == .regression }) { return .regression }
    guard differences.isEmpty, !findings.isEmpty else { return .incomparable }
    return .worst(
      of: findings.map(\.outcome) + pixels.map(\.outcome)
        + (missingSeries.isEmpty && missingStrategies.isEmpty ? [] : [.incomparable]))
  }
}

extension GateJudgement {
  /// Holds a run to rules and a baseline.
  ///
  /// - Parameters:
  ///   - baseline: `nil` if there is none: then every finding that needs one is missing.
  ///   - isExact: Whether any change of an exact metric, either way, fails.
  package init(
    _ run: MeasuredRun, baseline: Baseline?, rules: GateRules = .standard, isExact: Bool = false
  ) {
    let judged = run.series.filter { rules.strategies?.contains($0.key.strategy) ?? true }
    pixels = judged.map(\.key.strategy).reduce(into: [String]()) { strategies, strategy in
      if !strategies.contains(strategy) { strategies.append(strategy) }
    }.map { strategy in
      PixelFinding(strategy, run.proofs.first { $0.strategy == strategy }, rules.pixels)
    }
    let scenario = run.facts.values[.scenario] ?? judged.first?.key.scenario ?? ""
    let hasRun = baseline?.runs[scenario] != nil
    let before = baseline?.facts(of: scenario)
    // A file that does not say what was scrolled, or a baseline that does not, is not asked for it.
    let known = RunFacts.Fact.ofScroll.filter { run.facts.values[$0] != nil }
    differences =
      hasRun ? before?.differences(from: run.facts, in: known) ?? [] : []
    missingSeries =
      baseline.map { Self.missing(from: judged.map(\.key), of: $0, rules: rules) } ?? []
    missingStrategies =
      rules.strategies?.filter { name in !judged.contains { $0.key.strategy == name } } ?? []
    guard differences.isEmpty else {
      findings = []
      return
    }
    let bench = GateBench(
      run: run, baseline: baseline?.values ?? [:], before: before, hasRun: hasRun,
      isExact: isExact)
    let all = rules.applied(isExact: isExact)
    findings = judged.flatMap { series in all.compactMap { bench.finding(of: series, by: $0) } }
  }

  /// The series of the baseline with the scenario, engine, reuse and rates of a run that the run does
  /// not have.
  private static func missing(
    from run: [SeriesKey], of baseline: Baseline, rules: GateRules
  ) -> [SeriesKey] {
    let present = Set(run)
    let stored = Set(baseline.metrics.keys.compactMap { MetricKey($0)?.series })
    return stored.subtracting(present).filter { key in
      (rules.strategies?.contains(key.strategy) ?? true)
        && present.contains {
          $0.scenario == key.scenario && $0.engine == key.engine && $0.reuse == key.reuse
            && $0.refreshRate == key.refreshRate
        }
    }.sorted { $0.text < $1.text }
  }
}

extension Baseline {
  /// The values by series and metric.
  fileprivate var values: [SeriesKey: [String: Double]] {
    metrics.reduce(into: [:]) { values, entry in
      guard let key = MetricKey(entry.key) else { return }
      values[key.series, default: [:]][key.metric] = entry.value
    }
  }
}
