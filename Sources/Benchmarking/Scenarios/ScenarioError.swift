import RunData

/// An error in a scenario, with the accepted values.
package struct ScenarioError: Error, Equatable, CustomStringConvertible {
  /// The file or option of the scenario.
  package let source: String
  package let reason: String

  package var description: String { "\(source): \(reason)" }
}

/// An error in one value, without its source.
enum ValueFault: Error {
  /// The value is not among the accepted ones.
  case expected(String)
  /// A part of the value is invalid.
  case part(String)

  func reason(for path: String, given value: JSONValue) -> String {
    switch self {
    case .expected(let accepted): "\(path) takes \(accepted), not \(value.summary)"
    case .part(let reason): "\(path): \(reason)"
    }
  }
}
