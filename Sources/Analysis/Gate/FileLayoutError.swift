import RunData

/// A JSON file whose content this build does not read.
package struct FileLayoutError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Decoder {
  /// - Throws: ``FileLayoutError`` if the version is missing or another one.
  func requireVersion(_ version: Int, of kind: String) throws {
    let container = try container(keyedBy: AnyKey.self)
    guard let found = try? container.decode(Int.self, forKey: AnyKey(stringValue: "schemaVersion"))
    else {
      throw FileLayoutError(
        "the \(kind) has no schema_version, a whole number: this build reads \(version)")
    }
    guard found == version else {
      throw FileLayoutError("the \(kind) has schema_version \(found): this build reads \(version)")
    }
  }

  /// - Throws: ``FileLayoutError`` for an unknown key.
  func refuseKeys(except known: [String], in place: String) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys
    if let unknown = keys.filter({ !known.contains($0.stringValue) }).map(\.name).min() {
      throw FileLayoutError("the key \(unknown) of \(place) is unknown")
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
