/// A property that is empty, 0 or `false` if an older file lacks its key.
///
/// Adding such a property does not change the schema version.
@propertyWrapper
package struct DefaultWhenMissing<Value: HasEmptyValue & Codable & Equatable & Sendable>: Codable,
  Equatable, Sendable
{
  package var wrappedValue: Value

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    wrappedValue = try Value(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

/// A type with an empty value: 0, `false`, or an empty array.
package protocol HasEmptyValue {
  init()
}

extension Bool: HasEmptyValue {}
extension Int: HasEmptyValue {}
extension Array: HasEmptyValue {}

extension KeyedDecodingContainer {
  /// The overload that synthesized decoding selects for ``DefaultWhenMissing`` properties.
  func decode<Value>(
    _: DefaultWhenMissing<Value>.Type, forKey key: Key
  ) throws -> DefaultWhenMissing<Value> {
    DefaultWhenMissing(wrappedValue: contains(key) ? try decode(Value.self, forKey: key) : Value())
  }
}
