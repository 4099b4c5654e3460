import RunData

extension Baseline {
  /// Creates a baseline with all exact metrics, all times, and the ratios of the rules.
  ///
  /// - Precondition: ``fault(in:)`` returns `nil`.
  package init(of runs: [MeasuredRun], rules: GateRules = .standard) {
    let facts = Self.sharedFacts(of: runs)
    var metrics: [String: Double] = [:]
    var rounds: [String: [Double]] = [:]
    for run in runs {
      for series in run.series {
        for (name, value) in series.values {
          if Self.isKnown(name) { metrics[MetricKey(series.key, name).text] = value }
        }
        for rule in rules.rules where rule.tier == .ratio {
          guard let ratio = RatioSample(rule, series, in: run) else { continue }
          let key = MetricKey(series.key, rule.baselineMetric(in: run)).text
          metrics[key] = ratio.value
          rounds[key] = ratio.logRatios
        }
      }
    }
    self.init(
      machine: facts.named(RunEnvironment.Fact.ofMachine), runs: Self.facts(of: runs),
      metrics: metrics, rounds: rounds)
  }

  /// Creates a baseline with the values that an exact gate judges, and the facts of the machine
  /// that they depend on: none for counts of geometry.
  ///
  /// - Precondition: ``fault(in:)`` returns `nil`.
  package init(judgedIn runs: [MeasuredRun], rules: GateRules = .standard) {
    var metrics: [String: Double] = [:]
    var rounds: [String: [Double]] = [:]
    var needed: Set<RunEnvironment.Fact> = []
    for rule in rules.applied(isExact: true) {
      needed.formUnion(
        rule.tier == .exact
          ? RunEnvironment.Fact.of(Metric.named(rule.metric)?.dependence)
          : RunEnvironment.Fact.ofMachine)
      for run in runs {
        let name = rule.baselineMetric(in: run)
        for series in run.series {
          let key = MetricKey(series.key, name).text
          let ratio = RatioSample(rule, series, in: run)
          metrics[key] = rule.tier == .ratio ? ratio?.value : series.values[rule.metric]
          rounds[key] = ratio?.logRatios
        }
      }
    }
    self.init(
      machine: Self.sharedFacts(of: runs).named(needed), runs: Self.facts(of: runs),
      metrics: metrics, rounds: rounds)
  }

  /// Returns the reason why runs cannot be a baseline; `nil` if they can.
  package static func fault(in runs: [MeasuredRun]) -> String? {
    guard let facts = runs.first?.facts else { return "there is no run" }
    if runs.contains(where: { !$0.injections.isEmpty }) {
      return "it is a run with synthetic load"
    }
    if runs.contains(where: {
      !$0.facts.differences(from: facts, in: RunEnvironment.Fact.ofMachine).isEmpty
    }) {
      return "it holds runs of several machines or builds"
    }
    let keys = runs.flatMap(\.series).map(\.key)
    if Set(keys).count < keys.count { return "it holds several runs of one series" }
    return nil
  }

  private static func sharedFacts(of runs: [MeasuredRun]) -> RunEnvironment {
    let fault = fault(in: runs)
    precondition(fault == nil, "no baseline can be made of this: \(fault ?? "")")
    return runs[0].facts
  }

  private static func facts(of runs: [MeasuredRun]) -> [String: [String: String]] {
    Dictionary(
      runs.map {
        ($0.facts.values[.scenario] ?? "", $0.facts.named(RunEnvironment.Fact.ofBaselineRun))
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension RunEnvironment.Fact {
  /// The facts of the machine and the build that values depend on.
  static let ofMachine: Set<Self> = [
    .machine, .allocator, .allocatorOptions, .build, .kernels, .compiler, .fonts, .textLibraries,
  ]

  /// The facts of each run in a baseline.
  static let ofBaselineRun: Set<Self> = ofScroll.union([
    .rounds, .threads, .buffers, .pipeline, .counting,
  ])
}

extension RunEnvironment {
  fileprivate func named(_ facts: Set<Fact>) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: values.filter { facts.contains($0.key) }
        .map { ($0.key.rawValue, $0.value) })
  }
}
