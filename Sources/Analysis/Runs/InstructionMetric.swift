package import RunData

/// The instructions of a phase per frame, by the name of its values in a baseline.
package struct InstructionMetric: Equatable, Sendable {
  package let phase: Phase

  /// `configure_instructions_per_frame`.
  package var name: String { "\(phase.rawValue)_instructions_per_frame" }

  package static let all = Phase.allCases.map { InstructionMetric(phase: $0) }

  /// Returns the metric of a name, if there is one.
  package static func named(_ name: String) -> InstructionMetric? { all.first { $0.name == name } }

  /// Returns the values by name, to one decimal place; empty if nothing was counted.
  static func values(of counts: InstructionCounts?) -> [String: Double] {
    all.reduce(into: [:]) { values, metric in
      values[metric.name] = counts?.perFrame(in: metric.phase).map { ($0 * 10).rounded() / 10 }
    }
  }
}
