/// A column of a report: its name, its unit, what it means and how far it can be trusted.
package struct Metric: Equatable, Sendable {
  /// How a metric repeats.
  package enum Certainty: String, Sendable {
    /// The same in every run with the same seed.
    case exact
    /// Differs from run to run with the machine.
    case noisy
    /// Says what was run: a name, a setting.
    case key
  }

  /// The name of its column, its unit at the end.
  package var name: String
  /// The unit, such as `ms`, `px` or `1/frame`; empty for a name.
  package var unit: String
  package var certainty: Certainty
  /// The definition, one sentence.
  package var meaning: String

  package init(_ name: String, unit: String, _ certainty: Certainty, _ meaning: String) {
    self.name = name
    self.unit = unit
    self.certainty = certainty
    self.meaning = meaning
  }
}
