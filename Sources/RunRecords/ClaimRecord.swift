/// A claim about the speed or memory of a row system, and its measurement.
///
/// Both sides of a round ran in one process, frame by frame in turn. Lower values of the metric are
/// better.
package struct ClaimRecord: Equatable, Sendable {
  /// The basis of a claim in its source.
  package enum Basis: String, Codable, CaseIterable, Sendable {
    /// The source says so.
    case stated
    /// The source's code is written that way.
    case sourceCode = "source-code"
    /// A reader's conclusion from the source.
    case inferred
  }

  /// The source of the claim.
  package var source: String
  /// `nil` for a claim that does not say.
  package var basis: Basis?
  /// The place in the source; empty for a claim that does not say.
  package var place: String
  /// The claim, one sentence.
  package var claim: String
  /// The name of the metric, such as `frame_p50_ms` or `image_bytes`.
  package var metric: String
  /// The name of the side that should be better.
  package var faster: String
  /// The name of the side that should be worse.
  package var slower: String
  /// The values of the better side, one per measured round.
  package var betterRounds: [Double]
  /// The values of the worse side; round *k* ran next to round *k* of the better side.
  package var worseRounds: [Double]
  /// Indicates whether the metric is the same in every run with the same seed.
  package var isExact: Bool
  /// Indicates whether the claim only states that the better side is not worse.
  package var expectsNoDifference: Bool

  /// - Precondition: Both sides have the same number of rounds, and at least one.
  package init(
    source: String, basis: Basis? = nil, place: String = "", claim: String, metric: String,
    faster: String, slower: String, betterRounds: [Double], worseRounds: [Double], isExact: Bool,
    expectsNoDifference: Bool = false
  ) {
    precondition(
      Self.arePaired(betterRounds, worseRounds), "a claim pairs each round of one side with another"
    )
    self.source = source
    self.basis = basis
    self.place = place
    self.claim = claim
    self.metric = metric
    self.faster = faster
    self.slower = slower
    self.betterRounds = betterRounds
    self.worseRounds = worseRounds
    self.isExact = isExact
    self.expectsNoDifference = expectsNoDifference
  }

  private static func arePaired(_ better: [Double], _ worse: [Double]) -> Bool {
    !better.isEmpty && better.count == worse.count
  }
}

extension ClaimRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case source, basis, place, claim, metric, faster, slower, betterRounds, worseRounds, isExact
    case expectsNoDifference
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let better = try values.decode([Double].self, forKey: .betterRounds)
    let worse = try values.decode([Double].self, forKey: .worseRounds)
    guard Self.arePaired(better, worse) else {
      throw DecodingError.dataCorruptedError(
        forKey: .worseRounds, in: values,
        debugDescription: "worse_rounds has \(worse.count) values and better_rounds "
          + "\(better.count): both take as many, and at least one")
    }
    self.init(
      source: try values.decode(String.self, forKey: .source),
      basis: try values.decodeIfPresent(Basis.self, forKey: .basis),
      place: try values.decodeIfPresent(String.self, forKey: .place) ?? "",
      claim: try values.decode(String.self, forKey: .claim),
      metric: try values.decode(String.self, forKey: .metric),
      faster: try values.decode(String.self, forKey: .faster),
      slower: try values.decode(String.self, forKey: .slower),
      betterRounds: better, worseRounds: worse,
      isExact: try values.decode(Bool.self, forKey: .isExact),
      expectsNoDifference: try values.decode(Bool.self, forKey: .expectsNoDifference))
  }
}
