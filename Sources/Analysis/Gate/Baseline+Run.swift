import Glibc
import RunData
import Statistics

extension Baseline {
  /// Creates a baseline with all exact metrics, instructions, times and hitch time ratios, and the
  /// ratios of the rules.
  ///
  /// - Parameter isExact: Whether it holds only the metrics that the rules name, of which the standard
  ///   rules name every count, and, if all rules are exact, only the facts of the machine that these
  ///   counts depend on: none for counts of geometry.
  /// - Precondition: ``fault(in:)`` returns `nil`.
  package init(of runs: [MeasuredRun], rules: GateRules = .standard, isExact: Bool = false) {
    let fault = Self.fault(in: runs)
    precondition(fault == nil, "no baseline can be made of this: \(fault ?? "")")
    let rules = isExact ? rules.applied(isExact: true) : rules.rules
    var metrics: [String: Double] = [:]
    var rounds: [String: [Double]] = [:]
    for run in runs {
      for series in run.series {
        let names =
          isExact
          ? rules.filter { $0.tier != .ratio }.map(\.metric)
          : series.values.keys.filter(Self.isKnown)
        for name in names { metrics[MetricKey(series.key, name).text] = series.values[name] }
        for rule in rules where rule.tier == .ratio {
          guard let logRatios = rule.logRatios(of: series, in: run) else { continue }
          let key = MetricKey(series.key, rule.baselineMetric(in: run)).text
          metrics[key] = exp(Distribution(logRatios).pseudomedian)
          rounds[key] = logRatios
        }
      }
    }
    let machine =
      isExact && rules.allSatisfy { $0.tier == .exact }
      ? rules.map { RunEnvironment.Fact.of(Metric.named($0.metric)?.dependence) }
        .reduce([]) { $0.union($1) }
      : RunEnvironment.Fact.ofMachine
    let facts = runs.map {
      ($0.facts.values[.scenario] ?? "", $0.facts.named(RunEnvironment.Fact.ofBaselineRun))
    }
    self.init(
      machine: runs[0].facts.named(machine),
      runs: Dictionary(facts, uniquingKeysWith: { first, _ in first }),
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
}

extension RunEnvironment.Fact {
  /// The facts of the machine and the build that values depend on.
  static let ofMachine: Set<Self> = [
    .machine, .allocator, .allocatorOptions, .build, .kernels, .compiler, .fonts, .textLibraries,
  ]

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
