import RunRecords

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

/// A fault of one value, without its source.
enum ValueFault: Error {
  /// The value is not what is accepted.
  case expected(String)
  /// A part of the value is at fault, for a reason.
  case part(String)

  /// The fault as a clause.
  func reason(for path: String, given value: JSONValue) -> String {
    switch self {
    case .expected(let accepted): "\(path) takes \(accepted), not \(value.summary)"
    case .part(let reason): "\(path): \(reason)"
    }
  }
}
