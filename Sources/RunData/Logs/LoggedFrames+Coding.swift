extension LoggedFrames: Codable {
  private enum CodingKeys: String, CodingKey {
    case presents, displayed, overruns, work, clock, counts
  }

  /// - Throws: `DecodingError` for values that no log has.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func numbers(_ key: CodingKeys, isPositive: Bool) throws -> [Double]? {
      let numbers = try values.decodeIfPresent([Double].self, forKey: key)
      guard let numbers else { return nil }
      guard !numbers.isEmpty, !isPositive || numbers.allSatisfy({ $0 > 0 }) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "one or more times are expected")
      }
      return numbers
    }
    let work = try values.decodeIfPresent([Stage].self, forKey: .work)
    if let presents = try numbers(.presents, isPositive: true) {
      self =
        try numbers(.displayed, isPositive: true)
        .map { .displayChanges($0, presents: presents) } ?? .presents(presents)
    } else if let overruns = try numbers(.overruns, isPositive: false) {
      self = .deadlines(
        Deadlines(
          overruns: overruns, work: work?.first,
          clock: try values.decodeIfPresent(Clock.self, forKey: .clock)))
    } else if let work, !work.isEmpty {
      self = .work(work)
    } else {
      self = .counts(try values.decode([LogFigure].self, forKey: .counts))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .presents(let presents): try values.encode(presents, forKey: .presents)
    case .displayChanges(let displayed, let presents):
      try values.encode(displayed, forKey: .displayed)
      try values.encode(presents, forKey: .presents)
    case .deadlines(let deadlines):
      try values.encode(deadlines.overruns, forKey: .overruns)
      if let work = deadlines.work { try values.encode([work], forKey: .work) }
      try values.encodeIfPresent(deadlines.clock, forKey: .clock)
    case .work(let stages): try values.encode(stages, forKey: .work)
    case .counts(let figures): try values.encode(figures, forKey: .counts)
    }
  }
}

extension LoggedFrames.Stage: Codable {
  private enum CodingKeys: String, CodingKey { case name, times }

  /// - Throws: `DecodingError` for values that no log has.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    times = try values.decode([Double].self, forKey: .times)
    guard !times.isEmpty, times.allSatisfy({ $0 > 0 }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .times, in: values, debugDescription: "one or more times are expected")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(times, forKey: .times)
  }
}
