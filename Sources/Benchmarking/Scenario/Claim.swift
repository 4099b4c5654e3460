package import RunRecords
package import TableModel

/// A claim about speed or memory, made by an author of one of the reproduced tables, as two sides
/// to compare.
package struct Claim: Equatable, Sendable {
  /// The author of the claim.
  package var source: String
  /// The claim, in a sentence.
  package var claim: String
  package var metric: Metric
  package var expectation: Expectation
  /// The side that the claim calls better, and the other one.
  package var better: Side
  package var worse: Side

  /// The metric by which the two sides are compared.
  package enum Metric: String, CaseIterable, Sendable {
    /// The median frame of a round, in milliseconds.
    case frame
    /// `recycle` + `configure` + `layout` of a round for each row that came in, in milliseconds.
    case app
    /// The median `composite` of a round.
    case composite
    /// Bytes allocated in a round.
    case allocated
    /// Bytes of background images.
    case images
    /// Blended pixels of a round.
    case blended
    /// Cells made in a round.
    case cells
    /// Cells in existence when a round ends.
    case alive
  }

  /// The expectation of the first side.
  package enum Expectation: String, CaseIterable, Sendable {
    /// It takes less than the other one.
    case better
    /// It takes no more than the other one, or hardly any more.
    case same
  }

  /// One of the sides: a strategy in the scenario with some of its keys changed.
  package struct Side: Equatable, Sendable {
    /// The name in tables.
    package var label: String
    package var strategy: String
    package var reuse: ReusePolicy
    /// The changed keys, as an object of a scenario file.
    package var changes: [String: JSONValue]
  }
}
