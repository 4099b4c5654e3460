/// An error in a scenario, with the accepted values.
package struct ScenarioError: Error, Equatable, CustomStringConvertible {
  /// The file or option of the scenario.
  package let source: String
  package let reason: String

  package var description: String { "\(source): \(reason)" }
}
