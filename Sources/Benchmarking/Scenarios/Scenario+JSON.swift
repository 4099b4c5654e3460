package import Files
import Foundation
package import RunData
import TableModel

extension Scenario {
  /// The scenario as the object of a scenario file with all keys.
  package var json: JSONValue { json(of: ScenarioField.all) }

  /// The object of a scenario file with the keys whose values differ from those of `Scenario()`.
  ///
  /// Runs store it, and its fingerprint decides whether they are comparable: a key that a version
  /// adds or removes does not matter where it has its default. The default of a key therefore never
  /// changes, and a key added to the elements of a list is left out at its default.
  package func canonicalJSON() -> JSONValue {
    json(of: ScenarioField.all.filter { !$0.isDefault(self) })
  }

  private func json(of fields: [ScenarioField]) -> JSONValue {
    var (values, objects): ([String: JSONValue], [String: [String: JSONValue]]) = ([:], [:])
    for field in fields {
      let keys = field.path.split(separator: ".").map(String.init)
      if keys.count > 1 {
        objects[keys[0], default: [:]][keys[1]] = field.write(self)
      } else {
        values[keys[0]] = field.write(self)
      }
    }
    return .object(values.merging(objects.mapValues(JSONValue.object)) { $1 })
  }

  /// Applies the keys of a scenario file.
  package mutating func merge(json bytes: [UInt8], source: String) throws(InputError) {
    if let fault = JSONText.limitFault(in: bytes, .all) {
      throw InputError(source, fault)
    }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      throw InputError(source, Self.fault(in: bytes))
    }
    guard case .object(let object) = value else {
      throw InputError(source, "a scenario is a JSON object")
    }
    try merge(object, source: source)
  }

  /// Applies the keys of a scenario file, after whose name the scenario is called unless the file
  /// gives another.
  package mutating func merge(contentsOfFile path: String) throws(InputError) {
    let bytes = try InputFile.contents(of: path)
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      throw InputError(path, "the scenario file is not UTF-8")
    }
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    try merge(json: bytes, source: path)
  }

  /// Applies one value in the syntax of `--set rowHeight=60`.
  package mutating func set(_ path: String, to text: String) throws(InputError) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      // Text that is not JSON is a string: `--set colors.row=#FFFFFF` needs no quotes.
      return try set(path, to: .string(text), source: "--set")
    }
    if let fault = JSONText.limitFault(in: Array(text.utf8), .all) {
      throw InputError("--set", "\(MessageText.name(path)): \(fault)")
    }
    try set(path, to: value, source: "--set")
  }

  package mutating func merge(
    _ object: [String: JSONValue], source: String
  ) throws(InputError) {
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard ScenarioField.objects.contains(key), case .object(let inner) = value else {
        try set(key, to: value, source: source)
        continue
      }
      for (innerKey, value) in inner.sorted(by: { $0.key < $1.key }) {
        try set("\(key).\(innerKey)", to: value, source: source)
      }
    }
  }

  private mutating func set(
    _ path: String, to value: JSONValue, source: String
  ) throws(InputError) {
    let reason =
      if let field = ScenarioField.all.first(where: { $0.path == path }) {
        field.set(value, in: &self)
      } else if ScenarioField.objects.contains(path) {
        "\(path) is an object of keys, not \(value.summary); its keys are "
          + ScenarioField.paths(in: path).joined(separator: ", ")
      } else {
        ScenarioField.unknown(path)
      }
    if let reason { throw InputError(source, reason) }
  }

  /// Returns the reason why text is not JSON, with the line if the parser reports a position.
  private static func fault(in bytes: [UInt8]) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return "the JSON cannot be decoded"
    } catch {
      let info = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "no reason"
      let reason = info.hasSuffix(".") ? String(info.dropLast()) : info
      let place = reason.split(separator: " ").last.flatMap { Int($0) }
      let isAtEnd = reason.contains("end of file")
      guard let position = place ?? (isAtEnd ? bytes.count : nil) else {
        return "not JSON: \(reason)"
      }
      let line = bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1
      return "not JSON: \(reason), on line \(line)"
    }
  }
}

extension JSONValue {
  /// Encodes a value of a scenario, whose numbers are finite.
  init(encoding value: some Encodable) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    } catch {
      preconditionFailure("a value of a scenario has a JSON form: \(error)")
    }
  }

  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A short description for messages.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): "\"\(MessageText.name(value))\""
    case .array(let values) where values.count <= 4:
      "[" + values.map(\.summary).joined(separator: ", ") + "]"
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
