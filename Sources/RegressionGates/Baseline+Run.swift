import FrameStatistics

extension Baseline {
  /// The baseline of some runs: every exact metric, the times, and the ratios that rules ask for.
  ///
  /// - Precondition: All runs are of one machine, and none has work that was added on purpose.
  package init(of runs: [MeasuredRun], rules: GateRules = .standard) {
    precondition(!runs.isEmpty, "a baseline is that of at least one run")
    precondition(
      runs.allSatisfy(\.injections.isEmpty), "a run with work added on purpose is no baseline")
    let facts = runs[0].facts
    let machineFacts = RunFacts.Fact.ofMachine
    precondition(
      runs.allSatisfy { $0.facts.differences(from: facts, in: machineFacts).isEmpty },
      "a baseline is that of one machine and build")
    var metrics: [String: Double] = [:]
    for run in runs {
      for series in run.series {
        for (name, value) in series.values {
          metrics[MetricKey(series.key, name).text] = value
        }
        for rule in rules.rules where rule.tier == .ratio {
          guard let ratio = RatioSample(rule, series, in: run)?.value else { continue }
          metrics[MetricKey(series.key, rule.baselineMetric(in: run)).text] = ratio
        }
      }
    }
    self.init(
      machine: facts.named(machineFacts),
      runs: Dictionary(
        runs.map {
          ($0.facts.values[.scenario] ?? "", $0.facts.named(RunFacts.Fact.ofBaselineRun))
        }, uniquingKeysWith: { first, _ in first }),
      metrics: metrics)
  }
}

extension RunFacts.Fact {
  /// Facts of the machine and the build that values may depend on.
  static let ofMachine: Set<Self> = [
    .machine, .allocator, .allocatorOptions, .build, .kernels, .compiler, .fonts, .textLibraries,
  ]

  /// Facts that a baseline holds of each run.
  static let ofBaselineRun: Set<Self> = ofScroll.union([.rounds, .threads, .buffers, .pipeline])
}

extension RunFacts {
  fileprivate func named(_ facts: Set<Fact>) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: values.filter { facts.contains($0.key) }
        .map { ($0.key.rawValue, $0.value) })
  }
}
