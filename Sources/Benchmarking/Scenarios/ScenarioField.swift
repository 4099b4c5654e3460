import Geometry
import Graphics
import RunData
import TableModel
import TableViews

/// A key of a scenario file: its path, its meaning, and its reading and writing.
package struct ScenarioField: Sendable {
  /// The path, such as `display.scale`.
  package let path: String
  /// The meaning, with its unit.
  package let meaning: String
  let read: @Sendable (JSONValue, inout Scenario) throws(ValueFault) -> Void
  let write: @Sendable (Scenario) -> JSONValue

  init(
    _ path: String, _ meaning: String,
    read: @escaping @Sendable (JSONValue, inout Scenario) throws(ValueFault) -> Void,
    write: @escaping @Sendable (Scenario) -> JSONValue
  ) {
    self.path = path
    self.meaning = meaning
    self.read = read
    self.write = write
  }

  init<Value>(
    _ path: String, _ meaning: String, _ property: any WritableKeyPath<Scenario, Value> & Sendable,
    _ representation: JSONRepresentation<Value>
  ) {
    self.init(
      path, meaning,
      read: { value, scenario throws(ValueFault) in
        scenario[keyPath: property] = try representation.read(value)
      }, write: { representation.write($0[keyPath: property]) })
  }

  /// The keys of objects, such as `display`, in the order of the documentation.
  static var groups: [String] {
    var groups: [String] = []
    for field in all where field.path.contains(".") {
      let group = String(field.path.prefix { $0 != "." })
      if groups.last != group { groups.append(group) }
    }
    return groups
  }

  /// Returns the paths of the keys in a group; empty for an unknown group.
  static func paths(inGroup group: String) -> [String] {
    all.map(\.path).filter { $0.hasPrefix(group + ".") }
  }
}
