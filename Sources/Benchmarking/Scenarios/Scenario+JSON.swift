import Files
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
  ///
  /// - Parameter fields: The known keys; a test names those of another version.
  package func canonicalJSON(of fields: [ScenarioField] = ScenarioField.all) -> JSONValue {
    let defaults = Scenario()
    return json(of: fields.filter { $0.write(self) != $0.write(defaults) })
  }

  private func json(of fields: [ScenarioField]) -> JSONValue {
    var root: [String: JSONValue] = [:]
    for field in fields {
      let keys = field.path.split(separator: ".").map(String.init)
      if keys.count == 1 {
        root[keys[0]] = field.write(self)
      } else {
        var group: [String: JSONValue] = [:]
        if case .object(let existing)? = root[keys[0]] { group = existing }
        group[keys[1]] = field.write(self)
        root[keys[0]] = .object(group)
      }
    }
    return .object(root)
  }

  /// Applies the keys of a scenario file.
  ///
  /// - Parameter source: The name of the file in errors.
  /// - Throws: ``ScenarioError`` for text that is not JSON, an unknown key or a value that is not
  ///   accepted.
  package mutating func merge(json bytes: [UInt8], source: String) throws(ScenarioError) {
    if let fault = JSONText.limitFault(in: bytes, .all) {
      throw ScenarioError(source: source, reason: fault)
    }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw ScenarioError(source: source, reason: Self.fault(in: bytes))
    }
    guard case .object(let object) = value else {
      throw ScenarioError(source: source, reason: "a scenario is a JSON object")
    }
    try merge(object, under: nil, source: source)
  }

  /// Applies the keys of a scenario file, after whose name the scenario is called unless the file
  /// gives another.
  ///
  /// - Throws: ``ScenarioError`` if the file cannot be read or is not accepted.
  package mutating func merge(contentsOfFile path: String) throws(ScenarioError) {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.contents(of: path)
    } catch {
      let reason = error.description.trimmingPrefix("\(path) ")
      throw ScenarioError(source: path, reason: String(reason))
    }
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      throw ScenarioError(source: path, reason: "the scenario file is not UTF-8")
    }
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    try merge(json: bytes, source: path)
  }

  /// Applies one value in the syntax of `--set rowHeight=60`.
  package mutating func set(_ path: String, to text: String) throws(ScenarioError) {
    let parsed = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    // Text that is not JSON is a string: `--set colors.row=#FFFFFF` needs no quotes.
    try set(path, to: parsed ?? .string(text), source: "--set")
  }

  /// Applies the keys of an object, those of a group by their path.
  package mutating func merge(
    _ object: [String: JSONValue], under group: String?, source: String
  ) throws(ScenarioError) {
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      let path = group.map { "\($0).\(key)" } ?? key
      if group == nil, !ScenarioField.paths(inGroup: path).isEmpty {
        guard case .object(let inner) = value else {
          throw ScenarioError(
            source: source,
            reason: "\(path) is an object of keys, not \(value.summary); its keys are "
              + ScenarioField.paths(inGroup: path).joined(separator: ", "))
        }
        try merge(inner, under: path, source: source)
      } else {
        try set(path, to: value, source: source)
      }
    }
  }

  mutating func set(
    _ path: String, to value: JSONValue, source: String
  ) throws(ScenarioError) {
    guard let field = ScenarioField.all.first(where: { $0.path == path }) else {
      let inside = ScenarioField.paths(inGroup: path)
      guard inside.isEmpty else {
        throw ScenarioError(
          source: source,
          reason:
            "\(path) is a group of keys and takes no value, such as \(value.summary); set one of "
            + inside.joined(separator: ", "))
      }
      throw ScenarioError(source: source, reason: Self.unknown(path))
    }
    do {
      try field.read(value, &self)
    } catch {
      throw ScenarioError(source: source, reason: error.reason(for: path, given: value))
    }
  }

  /// Returns the message for an unknown key: the nearest key, and the keys of its group.
  private static func unknown(_ path: String) -> String {
    let nearest = nearestName(
      to: path, among: ScenarioField.all.map(\.path) + ScenarioField.groups)
    let group = path.contains(".") ? String(path.prefix { $0 != "." }) : nil
    let inGroup = group.map { ScenarioField.paths(inGroup: $0) } ?? []
    return "there is no key \"\(path.brief)\""
      + (nearest.map { "; did you mean \"\($0)\"?" } ?? ".")
      + (inGroup.isEmpty
        ? " scrollbench list scenarios names all keys"
        : " The known keys are " + inGroup.joined(separator: ", "))
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

extension String {
  /// The start of the text on one line, for messages.
  var brief: String {
    let shown = String(prefix(40).map { $0.isNewline ? " " : $0 })
    return shown.count < count ? shown + "…" : shown
  }
}

extension JSONValue {
  /// A short description for messages.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): "\"\(value.brief)\""
    case .array(let values) where values.count <= 4:
      "[" + values.map(\.summary).joined(separator: ", ") + "]"
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
