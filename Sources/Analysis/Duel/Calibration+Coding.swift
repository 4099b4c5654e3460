extension Calibration: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, machineId, machine, commit, build, runArguments, pairs
    case seconds, alpha, floorX, batches, identical, injections, metrics
  }

  /// - Throws: ``FileLayoutError`` for another layout or an unknown key, ``CalibrationError`` for
  ///   an impossible figure, `DecodingError` for a value of another type.
  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Self.schemaVersion, of: "calibration")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "the calibration")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    settings = try Settings(from: decoder)
    seconds = try container.decode(Double.self, forKey: .seconds)
    alpha = try container.decode(Double.self, forKey: .alpha)
    margin = EquivalenceMargin.standard
    margin.factor = try container.decode(Double.self, forKey: .floorX)
    batches = try container.decode(BatchScatter.self, forKey: .batches)
    identical = try container.decode(DuelShare.self, forKey: .identical)
    injections = try container.decode([String: DuelShare].self, forKey: .injections)
    metrics = try container.decode([String: PairScatter].self, forKey: .metrics)
    try validate()
  }

  /// The numbers of duels, batches and pairs that a calibration can have.
  fileprivate static let counts = 1...1_000_000_000

  private func validate() throws(CalibrationError) {
    let factors =
      [("floor_x", margin.factor), ("batches.p95_x", batches.p95)]
      + metrics.sorted { $0.key < $1.key }.flatMap { key, scatter in
        [("\(key).p95_x", scatter.p95), ("\(key).detectable_x", scatter.detectable ?? 1)]
      }
    for (key, factor) in factors where !(factor >= 1 && factor.isFinite) {
      throw CalibrationError("\(key) is \(factor): a factor from 1 is expected")
    }
    guard alpha > 0, alpha < 1 else {
      throw CalibrationError("alpha is \(alpha): a level between 0 and 1 is expected")
    }
    guard seconds >= 0, metrics.values.allSatisfy({ $0.deviation >= 0 }) else {
      throw CalibrationError("seconds and a deviation must not be negative")
    }
    let counts = [settings.pairs, batches.batches] + metrics.values.map(\.pairs)
    if let count = counts.first(where: { !Self.counts.contains($0) }) {
      throw CalibrationError(
        "pairs or batches are \(count): 1 to \(Self.counts.upperBound) are expected")
    }
  }
}

extension Calibration.DuelShare: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, duels, unproven, effectX, low, high
  }

  /// Encodes the share with its interval, which is not decoded.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(duels, forKey: .duels)
    try container.encode(unproven, forKey: .unproven)
    try container.encodeIfPresent(effect, forKey: .effectX)
    try container.encode(interval.low.asWritten, forKey: .low)
    try container.encode(interval.high.asWritten, forKey: .high)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let count = try container.decode(Int.self, forKey: .count)
    let duels = try container.decode(Int.self, forKey: .duels)
    let unproven = try container.decode(Int.self, forKey: .unproven)
    let effect = try container.decodeIfPresent(Double.self, forKey: .effectX)
    guard Calibration.counts.contains(duels), (0...duels).contains(count),
      (0...duels).contains(unproven)
    else {
      throw CalibrationError(
        "\(count) and \(unproven) of \(duels) duels are no shares: 0 up to the duels, of which there"
          + " are 1 to \(Calibration.counts.upperBound), are expected")
    }
    guard effect.map({ $0 > 0 && $0.isFinite }) ?? true else {
      throw CalibrationError("an effect_x is \(effect ?? 0): a positive factor is expected")
    }
    self.init(count: count, duels: duels, unproven: unproven, effect: effect)
  }
}

/// An impossible figure in a calibration.
package struct CalibrationError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
