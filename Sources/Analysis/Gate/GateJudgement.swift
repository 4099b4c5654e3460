package import RunData
import Statistics

/// The results of a gate for a run.
///
/// Images are checked first. Counts are compared exactly, instructions where they were counted
/// alike, ratios to the control with those of the baseline by Welch's test, and times only on the
/// machine of the baseline.
package struct GateJudgement: Sendable {
  package let pixels: [PixelResult]
  /// The judged series with faults that were not predicted, each with the first one; none whose
  /// images are wrong.
  package let faults: [(series: SeriesKey, fault: Fault)]
  /// The series whose hitch ratings are no longer good, by refresh rate, the lowest first.
  package let hitchFalls: [HitchRatingFall]
  /// In the order of the run's series, then of the rules.
  package let results: [RuleResult]
  /// The series of the baseline that the run lacks.
  package let missingSeries: [SeriesKey]
  /// The judged series that the baseline lacks; only the limits of the rules apply to them.
  package let newSeries: [SeriesKey]
  /// The strategies of the rules that the run lacks.
  package let missingStrategies: [String]
  /// The differences from the scroll of the baseline; with any, only images and faults are judged.
  package let differences: [RunDifference]
  /// The caveats of the run.
  package let caveats: [String]
  /// Indicates whether a rule for ratios can fail the gate.
  private let rulesBlockRatios: Bool

  /// The worst exit status of the results if at least one is settled.
  ///
  /// Wrong images and faults that were not predicted are always a regression. If every blocking
  /// result is missing, incomparable or inconclusive, the gate is incomparable, or inconclusive if
  /// rules demand proof.
  package var exitStatus: ExitStatus {
    if !faults.isEmpty || pixels.contains(where: { $0.exitStatus == .regression }) {
      return .regression
    }
    guard differences.isEmpty, !results.isEmpty else { return .incomparable }
    let worst = ExitStatus.worst(
      of: results.map(\.exitStatus) + pixels.map(\.exitStatus) + hitchFalls.map(\.exitStatus)
        + (missingSeries.isEmpty && newSeries.isEmpty && missingStrategies.isEmpty
          ? [] : [.incomparable]))
    let blocking = results.filter(\.blocks)
    let isSettled = (blocking.isEmpty ? results : blocking).contains(where: \.isSettled)
    return worst == .held && !isSettled ? .incomparable : worst
  }

  /// The reason for which no ratio was judged; `nil` if one was, or there is no rule for ratios.
  package var unjudgedTiming: Verdict.Reason? {
    let ratios = results.filter { $0.tier == .ratio && $0.blocks }
    guard rulesBlockRatios,
      !ratios.contains(where: { $0.isSettled || $0.verdict.reason == .scattered })
    else { return nil }
    // Without a control there are no ratios.
    return ratios.compactMap(\.verdict.reason).first ?? .missing
  }

  /// The differences that prevented the judging of instructions; `nil` if some were judged, or if
  /// the run or the baseline has none.
  package var unjudgedInstructions: [RunDifference]? {
    judgesSharedSlowdowns
      ? nil
      : results.first { $0.tier == .instructions && !$0.differences.isEmpty }?.differences
  }

  /// Indicates whether slowdowns that all strategies share were judged: by instructions.
  package var judgesSharedSlowdowns: Bool {
    results.contains { $0.tier == .instructions && $0.isSettled }
  }
}

extension GateJudgement {
  /// - Parameter isExact: Whether any change of an exact metric fails.
  package init(
    _ run: MeasuredRun, baseline: Baseline, rules: GateRules = .standard, isExact: Bool = false
  ) {
    let values = baseline.series
    let wanted = rules.strategies.map { Set($0) }
    let judged = run.series.filter { wanted?.contains($0.key.strategy) ?? true }
    let strategies = judged.map(\.key.strategy).unique
    let proofs = Dictionary(
      run.proofs.map { ($0.strategy, $0) }, uniquingKeysWith: { first, _ in first })
    caveats = run.caveats
    pixels = strategies.map {
      PixelResult(strategy: $0, proof: proofs[$0], demandsProof: rules.pixels == .proved)
    }
    let wrong = pixels.filter { $0.exitStatus == .regression }.map(\.strategy)
    faults = judged.compactMap { series in
      let isWrong = wrong.contains(series.key.strategy)
      return series.faults.first { !isWrong || $0.kind == Fault.stalls }.map { (series.key, $0) }
    }
    let scenario = run.facts.values[.scenario] ?? judged.first?.key.scenario ?? ""
    let before = baseline.facts(of: scenario)
    // Only facts that the run states are compared; one that the baseline lacks is a difference.
    let known = RunEnvironment.Fact.ofScroll.union([.rowText])
      .filter { run.facts.values[$0] != nil }
    differences = before.differences(from: run.facts, in: known)
    missingSeries = Self.missing(values.keys, from: judged.map(\.key)).filter {
      wanted?.contains($0.strategy) ?? true
    }
    missingStrategies = rules.strategies?.filter { !strategies.contains($0) } ?? []
    rulesBlockRatios = rules.rules.contains { $0.tier == .ratio && $0.blocks }
    guard differences.isEmpty else {
      (results, hitchFalls, newSeries) = ([], [], [])
      return
    }
    hitchFalls = HitchRatingFall.all(
      in: run.series, of: strategies,
      baseline: values.compactMapValues { $0[Playback.hitchRatioColumn] },
      obstacle: Self.obstacle(run.facts, before))
    let all = rules.applied(isExact: isExact)
    let needsBaseline = all.contains { $0.blocks && $0.limit == nil }
    newSeries = judged.map(\.key).filter { needsBaseline && values[$0] == nil }
    let evaluator = GateEvaluator(
      run: run, baseline: values, ratios: Self.ratios(all, judged, in: run, baseline),
      before: before, isExact: isExact)
    // An exact gate also compares the remaining counts that both the baseline and the run have.
    let named = Set(all.lazy.filter { $0.tier == .exact }.map(\.metric))
    let others = isExact ? Metric.counts.map(\.name).filter { !named.contains($0) } : []
    results = judged.flatMap { series in
      let stored = values[series.key] ?? [:]
      let known = others.filter { series.values[$0] != nil && stored[$0] != nil }
      return (all + known.map { GateRule(.exact, $0) })
        .filter { values[series.key] != nil || $0.limit != nil }
        .compactMap { evaluator.result(of: $0, for: series) }
    }
  }

  /// `nil` if the hitch ratings of a run and a baseline can be compared.
  private static func obstacle(
    _ run: RunEnvironment, _ baseline: RunEnvironment
  ) -> HitchRatingFall.Obstacle? {
    let conditions = GateEvaluator.timeFacts.union([.pipeline])
    guard baseline.differences(from: run, in: conditions).isEmpty else { return .conditions }
    let rounds = [run, baseline].map { $0.values[.rounds].flatMap { Int($0) } ?? 0 }
    return rounds.contains { $0 < ConfidenceInterval.fewestRounds } ? .fewRounds : nil
  }

  /// Returns the stored series that the run lacks although it has others with their scenario,
  /// engine and reuse policy: those of other strategies or refresh rates.
  private static func missing(
    _ stored: some Sequence<SeriesKey>, from run: [SeriesKey]
  ) -> [SeriesKey] {
    func scroll(_ key: SeriesKey) -> [String] { [key.scenario, key.engine, key.reuse] }
    let (present, scrolls) = (Set(run), Set(run.map(scroll)))
    return stored.filter { !present.contains($0) && scrolls.contains(scroll($0)) }
      .map { (text: $0.text, key: $0) }.sorted { $0.text < $1.text }.map(\.key)
  }

  /// Returns the comparisons of all ratios that both the run and the baseline have, unless the rule
  /// has a limit; rounds are not paired, since they are of two runs.
  private static func ratios(
    _ rules: [GateRule], _ judged: [MeasuredSeries], in run: MeasuredRun, _ baseline: Baseline
  ) -> [MetricKey: Comparison] {
    var samples: [MetricKey: Comparison.Sample] = [:]
    for rule in rules where rule.tier == .ratio && rule.limit == nil {
      for series in judged {
        let stored = MetricKey(series.key, rule.baselineMetric(in: run))
        guard let rounds = baseline.rounds[stored.text],
          let logRatios = rule.logRatios(of: series, in: run)
        else { continue }
        samples[MetricKey(series.key, rule.statedRatio)] = Comparison.Sample(
          stored.metric, .independent(rounds, logRatios),
          margin: EquivalenceMargin(factor: 1 + rule.tolerance))
      }
    }
    return Dictionary(
      uniqueKeysWithValues: zip(
        samples.keys, DecisionRule.baseline.compare(Array(samples.values))))
  }
}
