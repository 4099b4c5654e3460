/// A quantity that files and reports hold: its name, unit, definition and repeatability.
package struct Metric: Equatable, Sendable {
  /// The repeatability of a metric.
  package enum Certainty: String, Sendable {
    /// The same in every run with the same seed and the same conditions of its ``Dependence``.
    case exact
    /// Differs from run to run with the machine.
    case noisy
    /// A name or a setting of the run.
    case key
  }

  /// The conditions besides scenario and seed that an exact metric depends on; values compare only
  /// where they are the same.
  package enum Dependence: String, Sendable {
    /// None: the same everywhere.
    case geometry
    /// The font files and the text libraries: label pixels, heights that are measured.
    case fonts
    /// The compiler, the allocator and all libraries: allocated bytes.
    case toolchain
  }

  /// The direction of change that is an improvement.
  package enum Polarity: Sendable {
    case lowerIsBetter
    case higherIsBetter
    /// The metric describes the scroll rather than its cost.
    case neither
  }

  /// The name of its column, its unit at the end.
  package var name: String
  /// The unit, such as `ms`, `px` or `1/frame`; empty for a name.
  package var unit: String
  package var certainty: Certainty
  /// The conditions that an exact metric depends on; `nil` for others.
  package var dependence: Dependence?
  package var polarity: Polarity
  /// One sentence.
  package var definition: String

  /// The repeatability in words: `exact for the same fonts`, `noisy`, `key`.
  package var repeatability: String {
    switch dependence {
    case nil: certainty.rawValue
    case .geometry: "exact everywhere"
    case .fonts: "exact for the same fonts"
    case .toolchain: "exact for the same toolchain"
    }
  }

  package init(
    _ name: String, unit: String, _ certainty: Certainty, dependence: Dependence? = nil,
    polarity: Polarity = .lowerIsBetter, _ definition: String
  ) {
    self.name = name
    self.unit = unit
    self.certainty = certainty
    self.dependence = dependence
    self.polarity = polarity
    self.definition = definition
  }
}
