/// Says what is wrong with a scenario, and what would be accepted.
package struct ScenarioError: Error, Equatable, CustomStringConvertible {
  /// The file or the flag that the scenario came from.
  package let source: String
  package let reason: String

  package init(source: String, reason: String) {
    self.source = source
    self.reason = reason
  }

  package var description: String { "\(source): \(reason)" }
}

/// What is wrong with one value, before it is known where it came from.
struct ValueFault: Error {
  var expected: String

  init(_ expected: String) {
    self.expected = expected
  }
}
