import Files
package import RunData

/// A key of a scenario file: its path, its values, its meaning, and the property that holds it.
///
/// A new key is a property and an entry of ``groups``. Its default is that of the property, and
/// files, `--set`, sweeps, `list keys` and completion follow from the entry.
package struct ScenarioField: Sendable {
  /// The path, such as `display.scale`.
  package let path: String
  package let accepts: AcceptedValues
  package let meaning: String
  package let write: @Sendable (Scenario) -> JSONValue
  /// Returns whether a scenario has the value of `Scenario()`.
  let isDefault: @Sendable (Scenario) -> Bool
  private let read: @Sendable (JSONValue, inout Scenario) throws -> Void

  /// A key in a part of a scenario, such as the colours of one appearance.
  init<Part, Value: Codable & Equatable & SendableMetatype>(
    _ path: String, _ part: any WritableKeyPath<Scenario, Part> & Sendable,
    _ property: any WritableKeyPath<Part, Value> & Sendable, _ accepts: AcceptedValues,
    _ meaning: String
  ) {
    (self.path, self.accepts, self.meaning) = (path, accepts, meaning)
    write = { JSONValue(encoding: $0[keyPath: part][keyPath: property]) }
    isDefault = {
      $0[keyPath: part][keyPath: property] == Scenario()[keyPath: part][keyPath: property]
    }
    read = { $1[keyPath: part][keyPath: property] = try $0.decoded(as: Value.self) }
  }

  init<Value: Codable & Equatable & SendableMetatype>(
    _ path: String, _ property: any WritableKeyPath<Scenario, Value> & Sendable,
    _ accepts: AcceptedValues, _ meaning: String
  ) {
    self.init(path, \Scenario.self, property, accepts, meaning)
  }

  /// A key with a number of points from 0.
  init(
    _ path: String, _ property: any WritableKeyPath<Scenario, Double> & Sendable, _ meaning: String
  ) {
    self.init(path, property, .points, meaning)
  }

  init(
    _ path: String, _ property: any WritableKeyPath<Scenario, Bool> & Sendable, _ meaning: String
  ) {
    self.init(path, property, .flag, meaning)
  }

  init<Value: Codable & RawRepresentable<String> & CaseIterable & Equatable & SendableMetatype>(
    _ path: String, _ property: any WritableKeyPath<Scenario, Value> & Sendable, _ meaning: String
  ) {
    self.init(path, property, .choice(of: Value.self), meaning)
  }

  /// Sets the value of a scenario, or returns the reason why the key does not accept it.
  func set(_ value: JSONValue, in scenario: inout Scenario) -> String? {
    if let fault = accepts.fault(in: value, of: path) { return fault }
    do {
      try read(value, &scenario)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      guard case .list(let keys, _) = accepts, let index = context.codingPath.first?.intValue
      else { return "\(path): \(context.debugDescription)" }
      return "\(path): \(keys.name) \(index + 1): \(context.debugDescription)"
    } catch {
      return "\(path) takes \(accepts.text), not \(value.summary)"
    }
  }
}

extension ScenarioField {
  package static let all = groups.flatMap(\.fields)

  /// The objects that hold keys, such as `display` for `display.scale`, in the order of ``all``.
  static let objects = all.reduce(into: [String]()) { names, field in
    let parts = field.path.split(separator: ".")
    if parts.count == 2, names.last != String(parts[0]) { names.append(String(parts[0])) }
  }

  static func paths(in object: String) -> [String] {
    all.map(\.path).filter { $0.hasPrefix(object + ".") }
  }

  /// Returns the message for an unknown key: the nearest key, and the keys of its object.
  static func unknown(_ path: String) -> String {
    let inObject = paths(in: String(path.prefix { $0 != "." }))
    let known = inObject.isEmpty ? objects + all.map(\.path) : inObject
    return "there is no key \"\(MessageText.name(path))\""
      + (nearestName(to: path, among: known).map { "; did you mean \"\($0)\"?" } ?? ".")
      + (inObject.isEmpty
        ? " scrollbench list keys explains all keys"
        : " The known keys are " + inObject.joined(separator: ", "))
  }
}
