import Benchmarking
import Files
import RunData

/// A claim about speed or memory that others published, as two sides to compare.
package struct PublishedClaim: Sendable {
  /// The system or the group that makes the claim.
  package let source: String
  package let basis: Basis
  /// The place in the source.
  package let place: String
  /// The claim, one sentence in our words.
  package let claim: String
  package let metric: ClaimMetric
  /// Indicates whether the claim only states that the better side is not worse.
  package var expectsNoDifference = false
  /// The side that the claim calls better.
  package let better: Side
  /// The side that the claim calls worse.
  package let worse: Side

  /// The basis of a claim in its source.
  package enum Basis: String, Sendable {
    /// The source says so.
    case stated
    /// The source's code is written that way.
    case sourceCode = "source-code"
    /// A reader's conclusion from the source.
    case inferred
  }

  /// A strategy in the scenario of the claims, some keys of which are changed.
  package struct Side: Sendable {
    /// The name in tables.
    package let label: String
    var strategy = "layer-grid"
    var reuse = "pool"
    /// The changed keys, as a scenario file has them.
    var changes = "{}"
  }
}

extension PublishedClaim.Side {
  /// The keys of the claims' scenario that differ from the default one: two flicks, 1.5 s in all, over
  /// rows without separators.
  private static let scenario = """
    {
      "separators": false,
      "trace": [
        { "motion": "flicks", "seconds": 1, "leastSpeed": 3000, "greatestSpeed": 6000, "direction": "down" },
        { "motion": "flicks", "seconds": 0.5, "leastSpeed": 3000, "greatestSpeed": 6000, "direction": "up" }
      ]
    }
    """

  /// Returns an experiment of one round with this side alone.
  ///
  /// - Throws: ``InputError`` for keys and values that no scenario has.
  func spec() throws(InputError) -> ExperimentSpec {
    var scenario = ScenarioDescriptor.settings.scenario
    try scenario.merge(json: Array(Self.scenario.utf8), source: "the scenario of the claims")
    try scenario.merge(json: Array(changes.utf8), source: label)
    var spec = ExperimentSpec()
    (spec.scenario, spec.strategies, spec.reuse) = (scenario.canonicalJSON(), [strategy], reuse)
    (spec.rounds, spec.checksPixels, spec.hasPlacebo) = (1, false, false)
    return spec
  }
}
