import Files

/// A JSON value of any shape, for parts of a record that are stored without interpretation.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// The key of any member of an object.
package struct AnyKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }

  /// The key as in the file.
  package var name: String { JSONText.name(ofKey: stringValue) }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    // Containers first: an error of an element must not select another kind of value. An object is
    // decoded as a dictionary, whose keys are not subject to the decoder's key strategy.
    let container = try decoder.singleValueContainer()
    if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
      self = .object(try container.decode([String: JSONValue].self))
    } else if var array = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !array.isAtEnd { values.append(try array.decode(JSONValue.self)) }
      self = .array(values)
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  /// A text that is equal for equal values: the keys of objects are sorted.
  package var canonicalText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.canonicalText).joined(separator: ",") + "]"
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }
        .map { "\($0.key.debugDescription):\($0.value.canonicalText)" }.joined(separator: ",") + "}"
    }
  }
}
