import Files

extension Decoder {
  package func requireVersion(_ version: Int, of kind: String) throws {
    let container = try container(keyedBy: AnyKey.self)
    guard let found = try? container.decode(Int.self, forKey: AnyKey(stringValue: "schemaVersion"))
    else {
      throw Refusal(
        "the \(kind) has no schema_version, a whole number: this build reads \(version)")
    }
    guard found == version else {
      throw Refusal("the \(kind) has schema_version \(found): this build reads \(version)")
    }
  }

  package func refuseKeys(except known: [String], in place: String) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys
    if let unknown = keys.filter({ !known.contains($0.stringValue) }).map(\.name).min() {
      throw Refusal(
        "the key \(unknown) of \(place) is unknown: this build knows the keys "
          + known.map(JSONText.name(ofKey:)).joined(separator: ", "))
    }
  }
}

extension KeyedDecodingContainer {
  package func require(_ text: String, forKey key: Key) throws {
    guard try decode(String.self, forKey: key) == text else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(text) is expected")
    }
  }
}
