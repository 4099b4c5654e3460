import Geometry
import Graphics
import RunRecords
import TableModel
import TableViews

/// One key of a scenario file: its path, what it means, and how it is read and written.
package struct ScenarioField: Sendable {
  /// The key with the keys above it, such as `display.scale`.
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

  /// A key whose value has a representation of its own.
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

  /// The keys that hold other keys, such as `display`, in the order of the documentation.
  static var groups: [String] {
    var groups: [String] = []
    for field in all where field.path.contains(".") {
      let group = String(field.path.prefix { $0 != "." })
      if groups.last != group { groups.append(group) }
    }
    return groups
  }

  /// The paths of the keys in a group; none if there is no such group.
  static func paths(inGroup group: String) -> [String] {
    all.map(\.path).filter { $0.hasPrefix(group + ".") }
  }

  /// The keys of a file's outermost object, groups among them, in the order of the documentation.
  static var topLevel: [String] {
    var keys: [String] = []
    for field in all {
      let key = String(field.path.prefix { $0 != "." })
      if keys.last != key { keys.append(key) }
    }
    return keys
  }
}
