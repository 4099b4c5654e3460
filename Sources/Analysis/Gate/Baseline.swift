import RunData

/// The reference values of later runs: the content of a baseline file.
///
///     {"schema_version": 1, "machine": {…}, "runs": {"settings": {…}},
///      "metrics": {"settings/painter/layer-grid/pool/60/blended_px_per_frame": 17640, …}}
///
/// The coder's strategy converts keys to snake case. `runs` states the scroll of each scenario.
package struct Baseline: Codable, Equatable, Sendable {
  package static let schemaVersion = 1

  package var schemaVersion = Self.schemaVersion
  /// The conditions of the values by ``RunEnvironment/Fact``.
  package var machine: [String: String]
  /// The scroll of each scenario by ``RunEnvironment/Fact``.
  package var runs: [String: [String: String]]
  /// The values by the text of a ``MetricKey``.
  package var metrics: [String: Double]
  /// The logarithm of a ratio in each round, by the text of its ``MetricKey``.
  package var rounds: [String: [Double]]
}

extension Baseline {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, machine, runs, metrics, rounds
  }

  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Self.schemaVersion, of: "baseline")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "a baseline of runs")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    machine = try container.decode([String: String].self, forKey: .machine)
    runs = try container.decodeIfPresent([String: [String: String]].self, forKey: .runs) ?? [:]
    rounds = try container.decodeIfPresent([String: [Double]].self, forKey: .rounds) ?? [:]
    metrics = try container.decode([String: Double].self, forKey: .metrics)
    if let wrong = (Array(rounds.keys) + metrics.keys).filter({ MetricKey($0) == nil }).min() {
      throw Refusal(
        "\(wrong) names no metric: scenario/engine/strategy/reuse/hz/metric is expected")
    }
    let unknown = metrics.keys.filter { !Self.isKnown(MetricKey($0)?.metric ?? "") }
    if let unknown = unknown.min() {
      throw Refusal(
        "\(unknown) ends with no metric that is known: a column of a count or a time, or a ratio such"
          + " as frame_p50_x_square, is expected")
    }
    for (key, logarithms) in rounds.sorted(by: { $0.key < $1.key }) {
      if let wrong = logarithms.first(where: { !Self.logarithms.contains($0) }) {
        throw Refusal(
          "the rounds of \(key) hold \(wrong): logarithms of ratios from"
            + " \(Self.logarithms.lowerBound) to \(Self.logarithms.upperBound) are expected")
      }
    }
    for (place, facts) in [("machine", machine)]
      + runs.sorted(by: { $0.key < $1.key }).map({ ("runs of \($0.key)", $0.value) })
    {
      if let key = facts.keys.sorted().first(where: { RunEnvironment.Fact(rawValue: $0) == nil }) {
        throw Refusal("the key \(key) of \(place) is unknown")
      }
    }
  }

  /// The logarithms of ratios that rounds can have: of times as far apart as 1 ns and 18 days.
  package static let logarithms = -35.0...35.0

  /// A ratio of a time is known too: `frame_p50_x_square`.
  static func isKnown(_ metric: String) -> Bool {
    Metric.named(metric) != nil || InstructionCounts.names.contains(metric)
      || metric == Playback.hitchRatioColumn
      || ratioPrefixes.contains { metric.hasPrefix($0) && metric != $0 }
  }

  private static let ratioPrefixes = Metric.times.map { GateRule(.ratio, $0.name).ratioPrefix }

  var series: [SeriesKey: [String: Double]] {
    metrics.reduce(into: [:]) { values, entry in
      guard let key = MetricKey(entry.key) else { return }
      values[key.series, default: [:]][key.metric] = entry.value
    }
  }

  /// Returns the known facts of a scenario's run, or of the only run, which differs in its scenario.
  func facts(of scenario: String) -> RunEnvironment {
    let only = runs.count == 1 ? runs.first?.value : nil
    return RunEnvironment(named: machine.merging(runs[scenario] ?? only ?? [:]) { _, own in own })
  }
}
