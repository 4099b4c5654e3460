/// A JSON file with a layout that this build does not read.
package enum FileLayoutError: Error, Equatable, CustomStringConvertible {
  /// The `schema_version` is missing.
  case noVersion(of: String, expected: Int)
  /// The version is not supported.
  case version(Int, of: String, expected: Int)
  case unknownKey(String, place: String)

  package var description: String {
    switch self {
    case .noVersion(let kind, let expected):
      "the \(kind) has no schema_version, a whole number: this build reads \(expected)"
    case .version(let version, let kind, let expected):
      "the \(kind) has schema_version \(version): this build reads \(expected)"
    case .unknownKey(let key, let place): "the key \(key) of \(place) is unknown"
    }
  }
}

extension Decoder {
  /// - Throws: ``FileLayoutError`` if the version is missing or another one.
  func requireVersion(_ version: Int, of kind: String) throws {
    let container = try container(keyedBy: AnyKey.self)
    guard let found = try? container.decode(Int.self, forKey: AnyKey("schemaVersion")) else {
      throw FileLayoutError.noVersion(of: kind, expected: version)
    }
    guard found == version else {
      throw FileLayoutError.version(found, of: kind, expected: version)
    }
  }

  /// - Throws: ``FileLayoutError`` for an unknown key.
  func refuseKeys(except known: [String], in place: String) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = keys.sorted().first(where: { !known.contains($0) }) {
      throw FileLayoutError.unknownKey(unknown, place: place)
    }
  }
}

extension KeyedDecodingContainer {
  /// - Throws: `DecodingError` for another text.
  func require(_ text: String, forKey key: Key) throws {
    guard try decode(String.self, forKey: key) == text else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(text) is expected")
    }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
