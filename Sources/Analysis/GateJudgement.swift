import Statistics

/// What a gate says of a run: every finding with its reasons, and what they come to.
///
/// The tiers, from hard to soft: images must be right before anything else is worth judging; counts
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
  /// In what the scroll of the baseline was another; nothing but images is judged then.
  package let differences: [RunDifference]
  /// What the baseline knows of the run's scroll; `nil` without a baseline.
  package let knownScroll: KnownScroll?

  /// What a baseline says of the scroll that a run is of.
  package enum KnownScroll: Sendable {
    /// It says what was scrolled.
    case stated
    /// It says so of no scenario: the scroll is not checked.
    case unstated
    /// It says so of other scenarios alone; nothing but images is judged then.
    case ofOthers
  }

  /// The exit status of the gate: the worst of its findings, where at least one was settled.
  ///
  /// Wrong images are a regression whatever else there is. Where every finding that blocks is
  /// missing, incomparable or inconclusive, nothing held, and the gate is incomparable, or
  /// inconclusive where rules demand a proof.
  package var exitStatus: ExitStatus {
    if pixels.contains(where: { $0.exitStatus == .regression }) { return .regression }
    guard differences.isEmpty, knownScroll != .ofOthers, !findings.isEmpty else {
      return .incomparable
    }
    let worst = ExitStatus.worst(
      of: findings.map(\.exitStatus) + pixels.map(\.exitStatus)
        + (missingSeries.isEmpty && missingStrategies.isEmpty ? [] : [.incomparable]))
    return worst == .held && !settlesAnything ? .incomparable : worst
  }

  /// Whether a finding is settled: one that blocks, if there are any.
  private var settlesAnything: Bool {
    let blocking = findings.filter(\.blocks)
    return (blocking.isEmpty ? findings : blocking).contains(where: \.isSettled)
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
    let statesScroll = baseline?.runs[scenario] != nil
    knownScroll = baseline.map { statesScroll ? .stated : $0.runs.isEmpty ? .unstated : .ofOthers }
    let before = baseline?.facts(of: scenario)
    // A file that does not say what was scrolled, or a baseline that does not, is not asked for it.
    let known = RunEnvironment.Fact.ofScroll.filter { run.facts.values[$0] != nil }
    differences =
      statesScroll ? before?.differences(from: run.facts, in: known) ?? [] : []
    missingSeries =
      baseline.map { Self.missing(from: judged.map(\.key), of: $0, rules: rules) } ?? []
    missingStrategies =
      rules.strategies?.filter { name in !judged.contains { $0.key.strategy == name } } ?? []
    guard differences.isEmpty, knownScroll != .ofOthers else {
      findings = []
      return
    }
    let bench = GateEvaluator(
      run: run, baseline: baseline?.values ?? [:], before: before,
      statesScroll: statesScroll, isExact: isExact)
    let all = rules.applied(isExact: isExact).filter { rule in
      // A summary.csv without its run holds fewer metrics than the standard rules name.
      rules != .standard || rule.tier != .exact
        || judged.contains { $0.frames != nil || $0.values[rule.metric] != nil }
    }
    let others = isExact ? rules.otherCounts : []
    findings = judged.flatMap { series in
      all.compactMap { bench.finding(of: series, by: $0) }
        + others.filter { bench.hasBoth($0.metric, series) }.compactMap {
          bench.finding(of: series, by: $0)
        }
    }
  }

  /// The series of the baseline with the scenario, engine and reuse of a run that the run does not
  /// have: other strategies, or the same at other refresh rates.
  private static func missing(
    from run: [SeriesKey], of baseline: Baseline, rules: GateRules
  ) -> [SeriesKey] {
    let present = Set(run)
    let stored = Set(baseline.metrics.keys.compactMap { MetricKey($0)?.series })
    return stored.subtracting(present).filter { key in
      (rules.strategies?.contains(key.strategy) ?? true)
        && present.contains {
          $0.scenario == key.scenario && $0.engine == key.engine && $0.reuse == key.reuse
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
