/// A column of a report: its name, its unit, what it means and how far it can be trusted.
package struct Metric: Equatable, Sendable {
  /// How a metric repeats.
  package enum Certainty: String, Sendable {
    /// The same in every run with the same seed, as far as its ``Dependence`` holds.
    case exact
    /// Differs from run to run with the machine.
    case noisy
    /// Says what was run: a name, a setting.
    case key
  }

  /// What an exact metric depends on besides scenario and seed; figures compare only where that is
  /// the same.
  package enum Dependence: String, Sendable {
    /// Nothing: the same everywhere.
    case geometry
    /// The font files and the text libraries: label pixels, heights that are measured.
    case fonts
    /// The compiler, the allocator and all libraries: allocated bytes.
    case toolchain
  }

  /// The name of its column, its unit at the end.
  package var name: String
  /// The unit, such as `ms`, `px` or `1/frame`; empty for a name.
  package var unit: String
  package var certainty: Certainty
  /// What an exact metric depends on; `nil` for others.
  package var dependence: Dependence?
  /// The definition, one sentence.
  package var meaning: String

  /// How it repeats and what that depends on: `exact for the same fonts`, `noisy`, `key`.
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
    _ meaning: String
  ) {
    self.name = name
    self.unit = unit
    self.certainty = certainty
    self.dependence = dependence
    self.meaning = meaning
  }
}
