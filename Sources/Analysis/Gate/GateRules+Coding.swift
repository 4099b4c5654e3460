import RunData

extension GateRules {
  // Not private: synthesized encoding uses them in the file of the type.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, pixels, strategies, rules
  }

  /// - Throws: ``FileLayoutError`` for another layout, an unknown key or an invalid rule,
  ///   `DecodingError` for a value of another type.
  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Baseline.schemaVersion, of: "file of rules")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "the rules")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pixels = try container.decodeIfPresent(Pixels.self, forKey: .pixels) ?? .held
    strategies = try container.decodeIfPresent([String].self, forKey: .strategies)
    rules = try container.decode([GateRule].self, forKey: .rules)
    guard !rules.isEmpty else { throw FileLayoutError("a file of rules has at least one rule") }
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

  /// - Throws: ``FileLayoutError`` for a rule that applies to no run.
  package func validate() throws(FileLayoutError) {
    let known = Metric.named(metric)
    switch tier {
    case .exact where known?.certainty != .exact:
      throw FileLayoutError(
        "\(metric) is no exact metric: scrollbench list metrics names them, such as"
          + " \(Metric.counts[0].name)")
    case .instructions where !InstructionCounts.names.contains(metric):
      throw FileLayoutError(
        "\(metric) is no metric of instructions: "
          + InstructionCounts.names.joined(separator: ", "))
    case .ratio where known?.percent == nil, .time where known?.percent == nil:
      throw FileLayoutError(
        "\(metric) is no time: scrollbench list metrics names them, such as"
          + " \(Metric.frameTime.name)")
    default: break
    }
    if tier == .ratio, over == nil {
      throw FileLayoutError("the ratio rule of \(metric) lacks over: a strategy or control")
    }
    if tier != .ratio, over != nil {
      throw FileLayoutError(
        "the \(tier.rawValue) rule of \(metric) takes no over: only ratio rules do")
    }
    if over == "memset" {
      throw FileLayoutError(
        "the ratio rule of \(metric) divides by a memset, whose time depends on what else uses the"
          + " cache: use control or a strategy")
    }
    guard tolerance >= 0, tolerance.isFinite, limit.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw FileLayoutError(
        "tolerance and limit of the rule of \(metric) must be finite and not negative")
    }
  }
}
