/// The results of a gate for a run.
///
/// Images are checked first. Counts are compared exactly, ratios within the run by their intervals,
/// and times with the baseline's only on the machine of the baseline.
package struct GateJudgement: Equatable, Sendable {
  package let pixels: [PixelResult]
  /// In the order of the run's series, then of the rules.
  package let results: [RuleResult]
  /// The series of the baseline that the run lacks.
  package let missingSeries: [SeriesKey]
  /// The strategies of the rules that the run lacks.
  package let missingStrategies: [String]
  /// The differences from the scroll of the baseline; with any, only images are judged.
  package let differences: [RunDifference]
  /// The baseline's knowledge of the run's scroll; `nil` without a baseline.
  package let knownScroll: KnownScroll?

  /// The knowledge of a baseline about the scroll of a run.
  package enum KnownScroll: Sendable {
    /// The scroll is stated.
    case stated
    /// No scroll is stated for any scenario: it is not checked.
    case unstated
    /// Only scrolls of other scenarios are stated: only images are judged.
    case ofOthers
  }

  /// The worst exit status of the results if at least one is settled.
  ///
  /// Wrong images are always a regression. If every blocking result is missing, incomparable or
  /// inconclusive, the gate is incomparable, or inconclusive if rules demand proof.
  package var exitStatus: ExitStatus {
    if pixels.contains(where: { $0.exitStatus == .regression }) { return .regression }
    guard differences.isEmpty, knownScroll != .ofOthers, !results.isEmpty else {
      return .incomparable
    }
    let worst = ExitStatus.worst(
      of: results.map(\.exitStatus) + pixels.map(\.exitStatus)
        + (missingSeries.isEmpty && missingStrategies.isEmpty ? [] : [.incomparable]))
    return worst == .held && !settlesAnything ? .incomparable : worst
  }

  private var settlesAnything: Bool {
    let blocking = results.filter(\.blocks)
    return (blocking.isEmpty ? results : blocking).contains(where: \.isSettled)
  }
}

extension GateJudgement {
  /// Applies rules to a run and its baseline.
  ///
  /// - Parameters:
  ///   - baseline: `nil` if there is none: every result that needs one is then missing.
  ///   - isExact: Whether any change of an exact metric fails.
  package init(
    _ run: MeasuredRun, baseline: Baseline?, rules: GateRules = .standard, isExact: Bool = false
  ) {
    let judged = run.series.filter { rules.strategies?.contains($0.key.strategy) ?? true }
    pixels = judged.map(\.key.strategy).reduce(into: [String]()) { strategies, strategy in
      if !strategies.contains(strategy) { strategies.append(strategy) }
    }.map { strategy in
      PixelResult(strategy, run.proofs.first { $0.strategy == strategy }, rules.pixels)
    }
    let scenario = run.facts.values[.scenario] ?? judged.first?.key.scenario ?? ""
    let statesScroll = baseline?.runs[scenario] != nil
    knownScroll = baseline.map { statesScroll ? .stated : $0.runs.isEmpty ? .unstated : .ofOthers }
    let before = baseline?.facts(of: scenario)
    // Only facts that both the run and the baseline state are compared.
    let known = RunEnvironment.Fact.ofScroll.filter { run.facts.values[$0] != nil }
    differences =
      statesScroll ? before?.differences(from: run.facts, in: known) ?? [] : []
    missingSeries =
      baseline.map { Self.missing(from: judged.map(\.key), of: $0, rules: rules) } ?? []
    missingStrategies =
      rules.strategies?.filter { name in !judged.contains { $0.key.strategy == name } } ?? []
    guard differences.isEmpty, knownScroll != .ofOthers else {
      results = []
      return
    }
    let evaluator = GateEvaluator(
      run: run, baseline: baseline?.values ?? [:], before: before,
      statesScroll: statesScroll, isExact: isExact)
    let all = rules.applied(isExact: isExact).filter { rule in
      // A summary.csv without its run has fewer metrics than the standard rules.
      rules != .standard || rule.tier != .exact
        || judged.contains { $0.frames != nil || $0.values[rule.metric] != nil }
    }
    let others = isExact ? rules.otherCounts : []
    results = judged.flatMap { series in
      (all + others.filter { evaluator.hasBoth($0.metric, series) }).compactMap {
        evaluator.result(of: $0, for: series)
      }
    }
  }

  /// Returns the series of the baseline with the scenario, engine and reuse of the run that the run
  /// lacks: other strategies or refresh rates.
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
  fileprivate var values: [SeriesKey: [String: Double]] {
    metrics.reduce(into: [:]) { values, entry in
      guard let key = MetricKey(entry.key) else { return }
      values[key.series, default: [:]][key.metric] = entry.value
    }
  }
}
