import RunData

extension GateRules {
  // Not private: synthesized encoding uses them in the file of the type.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, pixels, strategies, rules
  }

  /// - Throws: ``FileLayoutError`` for another layout or an unknown key, ``GateRuleError`` for an
  ///   invalid rule, `DecodingError` for a value of another type.
  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Baseline.schemaVersion, of: "file of rules")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "the rules")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pixels = try container.decodeIfPresent(Pixels.self, forKey: .pixels) ?? .held
    strategies = try container.decodeIfPresent([String].self, forKey: .strategies)
    rules = try container.decode([GateRule].self, forKey: .rules)
    guard !rules.isEmpty else { throw GateRuleError.noRules }
  }
}

extension GateRule {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case tier, metric, over, tolerance, limit, blocks, demandsProof
  }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "a rule")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tier = try container.decode(Tier.self, forKey: .tier)
    metric = try container.decode(String.self, forKey: .metric)
    over = try container.decodeIfPresent(String.self, forKey: .over)
    tolerance = try container.decodeIfPresent(Double.self, forKey: .tolerance) ?? 0
    limit = try container.decodeIfPresent(Double.self, forKey: .limit)
    blocks = try container.decodeIfPresent(Bool.self, forKey: .blocks) ?? true
    demandsProof = try container.decodeIfPresent(Bool.self, forKey: .demandsProof) ?? false
    try validate()
  }

  /// - Throws: ``GateRuleError`` for a rule that applies to no run.
  package func validate() throws(GateRuleError) {
    switch tier {
    case .exact:
      guard Metric.named(metric)?.certainty == .exact else { throw .notExact(metric) }
    case .instructions:
      guard InstructionCounts.names.contains(metric) else { throw .notInstructions(metric) }
    case .ratio, .time:
      guard Metric.named(metric)?.percent != nil else { throw .notATime(metric) }
    }
    guard (tier == .ratio) == (over != nil) else { throw .over(metric, tier) }
    guard over != "memset" else { throw .memset(metric) }
    guard tolerance >= 0, tolerance.isFinite, limit.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw .limit(metric)
    }
  }
}

/// An invalid rule.
package enum GateRuleError: Error, Equatable, CustomStringConvertible {
  case noRules
  case notExact(String)
  case notInstructions(String)
  case notATime(String)
  case over(String, GateRule.Tier)
  case memset(String)
  case limit(String)

  package var description: String {
    switch self {
    case .noRules: "a file of rules has at least one rule"
    case .notExact(let metric):
      "\(metric) is no exact metric: scrollbench list metrics names them, such as"
        + " \(Metric.counts[0].name)"
    case .notInstructions(let metric):
      "\(metric) is no metric of instructions: "
        + InstructionCounts.names.joined(separator: ", ")
    case .notATime(let metric):
      "\(metric) is no time: scrollbench list metrics names them, such as \(Metric.frameTime.name)"
    case .over(let metric, .ratio):
      "the ratio rule of \(metric) lacks over: a strategy or control"
    case .over(let metric, let tier):
      "the \(tier.rawValue) rule of \(metric) takes no over: only ratio rules do"
    case .memset(let metric):
      "the ratio rule of \(metric) divides by a memset, whose time depends on what else uses the"
        + " cache: use control or a strategy"
    case .limit(let metric):
      "tolerance and limit of the rule of \(metric) must be finite and not negative"
    }
  }
}
