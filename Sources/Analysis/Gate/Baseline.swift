import Results

/// The reference values of later runs: the content of a baseline file.
///
///     {"schema_version": 1, "machine": {…}, "runs": {"settings": {…}},
///      "metrics": {"settings/painter/layer-grid/pool/60/blended_px_per_frame": 17640, …}}
///
/// The coder's strategy converts keys to snake case. `runs` states the scroll of each scenario; a
/// file without it is compared without checking the scroll.
package struct Baseline: Codable, Equatable, Sendable {
  /// The version of the layout.
  package static let schemaVersion = 1
  /// The logarithms that are read: of ratios up to 10²¹.
  private static let logRatios = -50.0...50

  package var schemaVersion = Self.schemaVersion
  /// The conditions of the values by ``RunEnvironment/Fact``.
  package var machine: [String: String]
  /// The scroll of each scenario by ``RunEnvironment/Fact``.
  package var runs: [String: [String: String]]
  /// The values by the text of a ``MetricKey``.
  package var metrics: [String: Double]
  /// The logarithm of a ratio in each round, by the text of its ``MetricKey``.
  package var rounds: [String: [Double]]

  package init(
    machine: [String: String], runs: [String: [String: String]], metrics: [String: Double],
    rounds: [String: [Double]] = [:]
  ) {
    self.machine = machine
    self.runs = runs
    self.metrics = metrics
    self.rounds = rounds
  }
}

extension Baseline {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, machine, runs, metrics, rounds
  }

  /// - Throws: ``FileLayoutError`` for another layout or an unknown key, ``BaselineError`` for an
  ///   unknown metric, `DecodingError` for a value of another type.
  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Self.schemaVersion, of: "baseline")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "the baseline")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    machine = try container.decode([String: String].self, forKey: .machine)
    runs = try container.decodeIfPresent([String: [String: String]].self, forKey: .runs) ?? [:]
    metrics = Dictionary(
      try container.decode([String: Double].self, forKey: .metrics).map { key, value in
        (MetricKey(key)?.current.text ?? key, value)
      }, uniquingKeysWith: { first, _ in first })
    rounds = try container.decodeIfPresent([String: [Double]].self, forKey: .rounds) ?? [:]
    if let wrong = Set(metrics.keys).union(rounds.keys).sorted().first(where: {
      MetricKey($0) == nil
    }) {
      throw BaselineError.metricKey(wrong)
    }
    for (key, ratios) in rounds.sorted(by: { $0.key < $1.key }) {
      if let wrong = ratios.first(where: { !Self.logRatios.contains($0) }) {
        throw BaselineError.logRatio(key, wrong)
      }
    }
    if let wrong = metrics.keys.sorted().first(where: { !Self.isKnown($0) }) {
      throw BaselineError.unknownMetric(wrong)
    }
    for (place, facts) in [("machine", machine)]
      + runs.sorted(by: { $0.key < $1.key }).map({ ("runs of \($0.key)", $0.value) })
    {
      if let key = facts.keys.sorted().first(where: { RunEnvironment.Fact(rawValue: $0) == nil }) {
        throw FileLayoutError.unknownKey(key, place: place)
      }
    }
  }

  /// Returns whether a key's metric is a count, a time, instructions, or a ratio of a time:
  /// `frame_p50_x_square`.
  static func isKnown(_ key: String) -> Bool {
    guard let metric = MetricKey(key)?.metric else { return false }
    if ExactMetric.named(metric) != nil || TimeMetric.named(metric) != nil
      || InstructionMetric.named(metric) != nil
    {
      return true
    }
    return TimeMetric.all.contains { time in
      let prefix = GateRule(.ratio, time.name).ratioPrefix
      return metric.hasPrefix(prefix) && metric.count > prefix.count
    }
  }

  /// Returns the known facts of a scenario's run.
  func facts(of scenario: String) -> RunEnvironment {
    let known = machine.merging(runs[scenario] ?? [:]) { _, own in own }
    return RunEnvironment(
      Dictionary(
        uniqueKeysWithValues: known.compactMap { key, value in
          RunEnvironment.Fact(rawValue: key).map { ($0, value) }
        }))
  }
}

/// An invalid key in a baseline.
package enum BaselineError: Error, Equatable, CustomStringConvertible {
  case metricKey(String)
  case unknownMetric(String)
  case logRatio(String, Double)

  package var description: String {
    switch self {
    case .metricKey(let key):
      "\(key) names no metric: scenario/engine/strategy/reuse/hz/metric is expected"
    case .unknownMetric(let key):
      "\(key) ends with no metric that is known: a column of a count or a time, or a ratio such as"
        + " frame_p50_x_square, is expected"
    case .logRatio(let key, let value):
      "the rounds of \(key) hold \(value): logarithms of ratios, from -50 to 50, are expected"
    }
  }
}
