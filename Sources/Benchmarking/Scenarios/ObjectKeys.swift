import Files
import RunData
import TableModel

/// The keys of the objects in a list of a scenario, such as the motions of a trace.
package struct ObjectKeys: Sendable {
  package struct Key: Sendable {
    package let name: String
    package let accepts: AcceptedValues
    package var isOptional = false

    init(_ name: String, _ accepts: AcceptedValues) { (self.name, self.accepts) = (name, accepts) }

    static func optional(_ name: String, _ accepts: AcceptedValues) -> Key {
      var key = Key(name, accepts)
      key.isOptional = true
      return key
    }
  }

  /// The name of an object in messages, such as `motion`.
  package let name: String
  /// The example of such a list in messages, as JSON.
  package let example: String
  package var common: [Key] = []
  /// The key whose value decides on further keys; `nil` if all objects have the same ones.
  package var kindKey: String?
  /// The further keys of each value of ``kindKey``.
  package var kinds: [(name: String, keys: [Key])] = []

  /// Returns the message for an object that is not accepted; `nil` if it is.
  func fault(in value: JSONValue, number: Int) -> String? {
    let place = "\(name) \(number)"
    guard case .object(let object) = value else {
      return "\(place) takes an object, not \(value.summary)"
    }
    var keys = common
    if let kindKey {
      let kind = Key(kindKey, .choice(kinds.map { .string($0.name) }))
      if let fault = fault(of: kind, in: object, place) { return fault }
      keys.append(kind)
      keys += kinds.first { .string($0.name) == object[kindKey] }?.keys ?? []
    }
    let names = keys.map(\.name)
    if let unknown = object.keys.filter({ !names.contains($0) }).min() {
      let kind = kindKey.flatMap { object[$0] }?.summary
      return place + (kind.map { " (\($0))" } ?? "")
        + " has no key \"\(MessageText.name(unknown))\""
        + (nearestName(to: unknown, among: names).map { "; did you mean \"\($0)\"?" } ?? ".")
        + " Its keys are \(names.joined(separator: ", "))"
    }
    return keys.lazy.compactMap { fault(of: $0, in: object, place) }.first
  }

  private func fault(of key: Key, in object: [String: JSONValue], _ place: String) -> String? {
    guard let value = object[key.name] else {
      return key.isOptional
        ? nil : "\(place) lacks its key \"\(key.name)\", which takes \(key.accepts.text)"
    }
    return key.accepts.fault(in: value, of: key.name).map { "\(place): \($0)" }
  }
}

/// The members of an object that ``ObjectKeys`` accept.
struct DecodedMembers {
  private let container: KeyedDecodingContainer<AnyKey>

  init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: AnyKey.self) }

  func has(_ key: String) -> Bool { container.contains(AnyKey(stringValue: key)) }

  /// Returns the value of a key, or a default if the key is missing.
  func callAsFunction<Value: Decodable>(
    _ key: String, else standard: Value? = nil
  ) throws -> Value {
    if let standard, !has(key) { return standard }
    return try container.decode(Value.self, forKey: AnyKey(stringValue: key))
  }

  /// A fault of several members, or of one that depends on others.
  func fault(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: container.codingPath, debugDescription: reason))
  }
}
