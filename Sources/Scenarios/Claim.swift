package import FrameStatistics
package import RunRecords
package import TableModel

/// A claim about speed or memory as two sides to compare.
package struct Claim: Equatable, Sendable {
  /// The system or the group that makes the claim.
  package var source: String
  /// The basis of the claim in its source; `nil` for a claim that does not say.
  package var basis: ClaimRecord.Basis?
  /// The place in the source; empty for a claim that does not say.
  package var place: String
  /// The claim, in a sentence.
  package var claim: String
  package var metric: Metric
  package var expectation: Expectation
  /// The side that should be better.
  package var better: Side
  /// The side that should be worse.
  package var worse: Side

  /// The metric that is compared, by the name of an ``FrameStatistics/RoundMetric`` or a short name.
  package struct Metric: RawRepresentable, CaseIterable, Equatable, Sendable {
    package let rawValue: String
    package let metric: RoundMetric

    private static let shortNames = [
      ("frame", "frame_p50_ms"), ("app", "recycle_configure_layout_a_row_ms"),
      ("composite", "composite_p50_ms"), ("allocated", "allocated_bytes"),
      ("images", "image_bytes"), ("blended", "blended_px"), ("cells", "cells_created"),
      ("alive", "cells_alive"), ("heap", "heap_allocated_bytes"),
      ("resident", "heap_resident_bytes"),
    ]

    /// The metrics with short names.
    package static let allCases = shortNames.compactMap { Metric(rawValue: $0.0) }

    /// The median frame time.
    package static let frame = allCases[0]

    /// - Returns: `nil` for an unknown name.
    package init?(rawValue: String) {
      let name = Self.shortNames.first { $0.0 == rawValue }?.1 ?? rawValue
      guard let metric = RoundMetric.named(name) else { return nil }
      self.rawValue = rawValue
      self.metric = metric
    }

    package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
  }

  /// The expectation of the better side.
  package enum Expectation: String, CaseIterable, Sendable {
    /// It has a lower value than the other side.
    case better
    /// Its value is at most slightly higher than that of the other side.
    case same
  }

  /// A side: a strategy in the scenario with some keys changed.
  package struct Side: Equatable, Sendable {
    /// The name in tables.
    package var label: String
    package var strategy: String
    package var reuse: ReusePolicy
    /// The changed keys, as an object of a scenario file.
    package var changes: [String: JSONValue]
  }
}
