/// A part of a record that older files do not have: where its key is missing it is empty, 0 or `false`.
///
/// Parts that are added this way leave the version of the layout as it is.
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

/// A value that can stand for nothing: 0, `false`, or a list without elements.
package protocol HasEmptyValue {
  init()
}

extension Bool: HasEmptyValue {}
extension Int: HasEmptyValue {}
extension Array: HasEmptyValue {}

extension KeyedDecodingContainer {
  /// What the compiler's own decoding calls for a property that is a later addition.
  func decode<Value>(
    _: DefaultWhenMissing<Value>.Type, forKey key: Key
  ) throws -> DefaultWhenMissing<Value> {
    DefaultWhenMissing(wrappedValue: contains(key) ? try decode(Value.self, forKey: key) : Value())
  }
}
