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
  /// Decodes a case by its raw value; `nil` if the key is absent.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type, forKey key: Key
  ) throws -> Choice? {
    try decodeIfPresent(String.self, forKey: key).map { text in
      guard let choice = Choice(rawValue: text) else {
        throw Refusal(
          "\(JSONText.name(ofKey: key.stringValue)) is \(MessageText.name(text)): "
            + Choice.allCases.map(\.rawValue).joined(separator: ", ") + " are accepted")
      }
      return choice
    }
  }

  package func require(_ text: String, forKey key: Key) throws {
    guard try decode(String.self, forKey: key) == text else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(text) is expected")
    }
  }
}
