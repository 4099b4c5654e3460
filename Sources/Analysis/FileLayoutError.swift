import Statistics

/// A file of JSON whose layout is not the one that this build reads.
package enum FileLayoutError: Error, Equatable, CustomStringConvertible {
  /// There is no `schema_version`.
  case noVersion(of: String, expected: Int)
  /// It has a version that this build does not know.
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
  /// - Throws: ``FileLayoutError`` if the version is missing or not this one.
  func requireVersion(_ version: Int, of kind: String) throws {
    let container = try container(keyedBy: AnyKey.self)
    guard let found = try? container.decode(Int.self, forKey: AnyKey("schemaVersion")) else {
      throw FileLayoutError.noVersion(of: kind, expected: version)
    }
    guard found == version else {
      throw FileLayoutError.version(found, of: kind, expected: version)
    }
  }

  /// - Throws: ``FileLayoutError`` for a key that is not among those known.
  func refuseKeys(except known: [String], in place: String) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = keys.sorted().first(where: { !known.contains($0) }) {
      throw FileLayoutError.unknownKey(unknown, place: place)
    }
  }
}

/// A key of any name.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
