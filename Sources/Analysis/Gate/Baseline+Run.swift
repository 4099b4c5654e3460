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
  package init(of run: MeasuredRun, rules: GateRules = .standard, isExact: Bool = false) {
    precondition(Self.fault(in: run) == nil, "a baseline is of a run without a fault")
    let rules = rules.applied(isExact: isExact)
    var metrics: [String: Double] = [:]
    var rounds: [String: [Double]] = [:]
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
    let machine =
      isExact && rules.allSatisfy { $0.tier == .exact }
      ? rules.map { RunEnvironment.Fact.of(Metric.named($0.metric)?.dependence) }
        .reduce([]) { $0.union($1) }
      : RunEnvironment.Fact.ofMachine
    self.init(
      machine: run.facts.named(machine),
      runs: [
        run.facts.values[.scenario] ?? "": run.facts.named(RunEnvironment.Fact.ofBaselineRun)
      ],
      metrics: metrics, rounds: rounds)
  }

  /// Returns the reason why a run cannot be a baseline; `nil` if it can.
  package static func fault(in run: MeasuredRun) -> String? {
    if !run.injections.isEmpty { return "it is a run with synthetic load" }
    let keys = run.series.map(\.key)
    return Set(keys).count < keys.count ? "it holds a series twice" : nil
  }
}

extension RunEnvironment.Fact {
  /// The facts of the machine and the build that values depend on.
  static let ofMachine: Set<Self> = [
    .machine, .allocator, .allocatorOptions, .build, .kernels, .compiler, .fonts, .textLibraries,
  ]

  static let ofBaselineRun: Set<Self> = ofScroll.union([
    .rowText, .rounds, .threads, .buffers, .pipeline, .counting,
  ])
}
