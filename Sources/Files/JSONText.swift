import FoundationEssentials

/// The one configuration of JSON in all files: keys in snake_case and sorted, strict decoding.
///
/// The keys of dictionaries are data and stay as they are, in both directions.
package enum JSONText {
  /// Encodes a value as an indented file that ends with a line feed.
  ///
  /// Each member of an object has a line of its own, so that a changed value is a changed line.
  package static func file(
    _ value: some Encodable, name: String = "a JSON file"
  ) throws(OutputError) -> [UInt8] {
    try bytes(value, [.prettyPrinted], name) + [UInt8(ascii: "\n")]
  }

  package static func line(_ value: some Encodable) throws(OutputError) -> String {
    String(decoding: try bytes(value, [], "a JSON file"), as: UTF8.self)
  }

  private static func bytes(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting, _ name: String
  ) throws(OutputError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    encoder.keyEncodingStrategy = .convertToSnakeCase
    do {
      return Array(try encoder.encode(value))
    } catch EncodingError.invalidValue(let value, let context) {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      let place = path.isEmpty ? "" : " at \(path)"
      throw OutputError("\(name) cannot hold \(value)\(place): a number must be finite")
    } catch {
      throw OutputError("\(name) cannot be written: \(error)")
    }
  }
}

extension JSONText {
  package static func value<Value: Decodable>(
    _ type: Value.Type, at path: String, _ numbers: Numbers = .any
  ) throws(InputError) -> Value {
    try value(type, from: try InputFile.contents(of: path), name: path, numbers)
  }

  /// Refuses duplicate keys, numbers that are not among `numbers`, and nesting deeper than
  /// ``deepest``.
  ///
  /// - Parameter areSnakeCase: Whether the keys are in snake_case; those of other tools' files are as the
  ///   type spells them.
  package static func value<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], name: String, _ numbers: Numbers = .any,
    areSnakeCase: Bool = true
  ) throws(InputError) -> Value {
    if let fault = limitFault(in: bytes, numbers) {
      throw InputError("\(name): \(fault)")
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = areSnakeCase ? .convertFromSnakeCase : .useDefaultKeys
    do {
      return try decoder.decode(type, from: Data(bytes))
    } catch {
      throw InputError("\(name)\(fault(error, bytes, areSnakeCase))")
    }
  }

  package static func holds(_ type: (some Decodable).Type, _ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(type, from: Data(bytes))) != nil
  }

  /// Distinguishes text that is not JSON, and JSON that is not an object, from an object of another
  /// type.
  private static func fault(
    _ error: any Error, _ bytes: [UInt8], _ areSnakeCase: Bool
  ) -> String {
    if bytes.isEmpty { return " is empty: a JSON object is expected" }
    if !holds(AnyValue.self, bytes) { return " is no JSON, or cut off: an object is expected" }
    switch error {
    // A list may be expected too.
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      if context.codingPath.isEmpty, !holds([String: AnyValue].self, bytes) {
        return " holds no JSON object"
      }
    default: break
    }
    return ": \(description(of: error, areSnakeCase: areSnakeCase))"
  }

  package static func description(of error: any Error, areSnakeCase: Bool = true) -> String {
    // As in the file: `machine.cpu`.
    func place(_ path: [any CodingKey]) -> String {
      path.map { key in
        key.intValue.map { "[\($0)]" }
          ?? (areSnakeCase ? name(ofKey: key.stringValue) : key.stringValue)
      }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "the key \(place(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "\(place(context.codingPath)) is of another kind: \(context.debugDescription)"
    case DecodingError.dataCorrupted(let context):
      let found = context.codingPath.isEmpty ? "it" : place(context.codingPath)
      return "\(found) cannot be read: \(context.debugDescription)"
    default: return "\(error)"
    }
  }

  /// Returns the name that a key has in a file; keys in CamelCase stay as they are.
  package static func name(ofKey key: String) -> String {
    guard key.first?.isUppercase != true else { return key }
    return key.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }

  private struct AnyValue: Decodable {
    init(from decoder: any Decoder) {}
  }
}

/// A JSON object whose members are listed by key where it is written.
///
///     try JSONText.file(["kind": "comparison", "series": lines, "run": name] as JSONObject)
///
/// Keys are written as they are, and `nil` as `null`.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [String: Member]

  package init(_ members: [String: any Encodable]) {
    self.members = members.mapValues(Member.init)
  }

  package init(dictionaryLiteral members: (String, any Encodable)...) {
    self.init(Dictionary(uniqueKeysWithValues: members))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(members)
  }

  private struct Member: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws {
      // Not `value.encode(to:)`: a dictionary's keys must pass through the coder unchanged.
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}
