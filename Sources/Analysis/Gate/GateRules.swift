package import RunData

/// The rules of a gate: the content of a file of rules.
///
/// The coder's strategy converts keys to snake case.
package struct GateRules: Codable, Equatable, Sendable {
  package enum Pixels: String, Codable, CaseIterable, Sendable {
    /// No strategy is known to draw wrong pixels.
    case held
    /// The images of every strategy were checked and are right.
    case proved
  }

  package var schemaVersion = Baseline.schemaVersion
  package var pixels: Pixels
  /// The judged strategies; `nil` for all strategies of the run.
  package var strategies: [String]?
  package var rules: [GateRule]

  package init(pixels: Pixels = .held, strategies: [String]? = nil, rules: [GateRule]) {
    self.pixels = pixels
    self.strategies = strategies
    self.rules = rules
  }
}

package struct GateRule: Codable, Equatable, Sendable {
  /// The kind of comparison, from exactly repeatable to noisy values.
  package enum Tier: String, Codable, CaseIterable, Sendable {
    /// A count compared with the baseline's.
    case exact
    /// The instructions of a phase compared with the baseline's, if both have them.
    case instructions
    /// A time divided by another time of the same run.
    case ratio
    /// A time compared with the baseline's.
    case time
  }

  package var tier: Tier
  /// The metric's column.
  package var metric: String
  /// The divisor of a ratio: a strategy or ``control``; `nil` for other tiers.
  package var over: String?
  /// The accepted increase as a share of the baseline's value.
  package var tolerance: Double
  /// A limit that is independent of the baseline; `nil` for none.
  package var limit: Double?
  /// Indicates whether exceeding the limit fails the gate; otherwise it is a note.
  package var blocks: Bool
  /// Indicates whether a value that is inconclusive, incomparable or missing keeps the gate from
  /// passing.
  package var demandsProof: Bool

  /// Stands for the first control of the run.
  package static let control = "control"
  package init(
    _ tier: Tier, _ metric: String, over: String? = nil, tolerance: Double = 0,
    limit: Double? = nil, blocks: Bool = true, demandsProof: Bool = false
  ) {
    self.tier = tier
    self.metric = metric
    self.over = over
    self.tolerance = tolerance
    self.limit = limit
    self.blocks = blocks
    self.demandsProof = demandsProof
  }

  /// Returns the name of the value in a baseline, such as `frame_p50_x_square` for a ratio.
  func baselineMetric(in run: MeasuredRun) -> String {
    guard tier == .ratio, let over else { return metric }
    return ratioPrefix + (rival(in: run) ?? over)
  }

  /// Returns the strategy that a ratio divides by; `nil` for a control that the run lacks.
  func rival(in run: MeasuredRun) -> String? {
    over == Self.control ? run.controls.first : over
  }

  /// Returns the log-ratio of a series' time to the divisor's in each round; `nil` if the run lacks
  /// the divisor, or a round has no measurable time.
  func logRatios(of series: MeasuredSeries, in run: MeasuredRun) -> [Double]? {
    guard tier == .ratio, let time = Metric.named(metric), time.percent != nil,
      let rival = rival(in: run), rival != series.key.strategy,
      let other = run.series(of: rival, refreshRate: series.key.refreshRate)?.frames,
      other.framesPerRound == series.frames.framesPerRound
    else { return nil }
    return time.logRatios(of: series.frames, over: other)
  }

  /// The name of a ratio by the divisor as the rule states it: `frame_p50_x_control`.
  var statedRatio: String { ratioPrefix + (over ?? "") }

  /// The prefix of the names of the metric's ratios: `frame_p50_x_`.
  package var ratioPrefix: String {
    (metric.hasSuffix("_ms") ? String(metric.dropLast(3)) : metric) + "_x_"
  }
}

extension GateRules {
  /// The default rules.
  ///
  /// Counts of costs must not increase, the instructions of a phase by 1 % at most. The ratio to the
  /// control may increase by 5 %; a test must show a greater increase. Times are notes.
  package static let standard = GateRules(
    rules: Metric.counts.filter { $0.polarity == .lowerIsBetter }.map {
      GateRule(.exact, $0.name)
    }
      + InstructionCounts.names.map { GateRule(.instructions, $0, tolerance: 0.01) }
      + [
        GateRule(.ratio, Metric.frameTime.name, over: GateRule.control, tolerance: 0.05),
        GateRule(.time, Metric.frameTime.name, tolerance: 0.1, blocks: false),
      ])
}

extension GateRules {
  /// - Parameter isExact: Whether any change of a count fails. Every rule of a count then blocks,
  ///   and the standard rules also include counts that describe the scroll.
  func applied(isExact: Bool) -> [GateRule] {
    guard isExact else { return rules }
    let blocking = rules.map { rule in
      var rule = rule
      if rule.tier == .exact { rule.blocks = true }
      return rule
    }
    guard requiringTimes == GateRules.standard.requiringTimes else { return blocking }
    return blocking
      + Metric.counts.filter { $0.polarity == .neither }.map { GateRule(.exact, $0.name) }
  }

  /// The rules with a proof demanded by every blocking rule of a time or ratio.
  package var requiringTimes: GateRules {
    var demanding = self
    for index in rules.indices
    where [.ratio, .time].contains(rules[index].tier) && rules[index].blocks {
      demanding.rules[index].demandsProof = true
    }
    return demanding
  }
}

extension GateRules {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, pixels, strategies, rules
  }

  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Baseline.schemaVersion, of: "file of rules")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "the rules")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pixels = try container.choice(Pixels.self, forKey: .pixels) ?? .held
    strategies = try container.decodeIfPresent([String].self, forKey: .strategies)
    rules = try container.decode([GateRule].self, forKey: .rules)
    guard !rules.isEmpty else { throw Refusal("a file of rules has at least one rule") }
    var ratios: Set<String> = []
    for rule in rules where rule.tier == .ratio && rule.limit == nil {
      guard ratios.insert(rule.statedRatio).inserted else {
        throw Refusal(
          "two ratio rules of \(rule.metric) over \(rule.over ?? "") have no limit: one is accepted"
        )
      }
    }
  }
}

extension GateRule {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case tier, metric, over, tolerance, limit, blocks, demandsProof
  }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "a rule")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let tier = try container.choice(Tier.self, forKey: .tier) else {
      throw Refusal("a rule lacks its tier")
    }
    self.tier = tier
    metric = try container.decode(String.self, forKey: .metric)
    over = try container.decodeIfPresent(String.self, forKey: .over)
    tolerance = try container.decodeIfPresent(Double.self, forKey: .tolerance) ?? 0
    limit = try container.decodeIfPresent(Double.self, forKey: .limit)
    blocks = try container.decodeIfPresent(Bool.self, forKey: .blocks) ?? true
    demandsProof = try container.decodeIfPresent(Bool.self, forKey: .demandsProof) ?? false
    try validate()
  }

  /// - Throws: ``RunData/Refusal`` for a rule that applies to no run.
  package func validate() throws(Refusal) {
    let known = Metric.named(metric)
    switch tier {
    case .exact where known?.dependence == nil:
      throw Refusal(
        "\(metric) is no exact metric: scrollbench list metrics names them, such as"
          + " \(Metric.counts[0].name)")
    case .instructions where !InstructionCounts.names.contains(metric):
      throw Refusal(
        "\(metric) is no metric of instructions: "
          + InstructionCounts.names.joined(separator: ", "))
    case .ratio where known?.percent == nil, .time where known?.percent == nil:
      throw Refusal(
        "\(metric) is no time: scrollbench list metrics names them, such as"
          + " \(Metric.frameTime.name)")
    default: break
    }
    if tier == .ratio, over == nil {
      throw Refusal("the ratio rule of \(metric) lacks over: a strategy or control")
    }
    if tier != .ratio, over != nil {
      throw Refusal("the \(tier.rawValue) rule of \(metric) takes no over: only ratio rules do")
    }
    guard tolerance >= 0, tolerance.isFinite, limit.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw Refusal(
        "tolerance and limit of the rule of \(metric) must be finite and not negative")
    }
  }
}
