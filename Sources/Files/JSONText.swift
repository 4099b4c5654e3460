#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON text with one line per entry, and strict decoding.
package enum JSONText {
  /// Encodes a value on one line, keys in snake_case and sorted.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package static func line(_ value: some Encodable) throws(OutputError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch EncodingError.invalidValue(let value, _) {
      throw OutputError("a JSON file cannot hold \(value): a number must be finite")
    } catch {
      throw OutputError("a JSON file cannot be written: \(error)")
    }
  }

  /// Encodes an object with one line per entry, sorted by key.
  package static func object<Value: Encodable>(
    _ entries: [String: Value], indent: String
  ) throws(OutputError) -> String {
    guard !entries.isEmpty else { return "{}" }
    var lines: [String] = []
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      lines.append("\(indent)  \(try line(key)): \(try line(value))")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  /// Encodes an array with one line per element.
  package static func array(_ values: [some Encodable], indent: String) throws(OutputError)
    -> String
  {
    guard !values.isEmpty else { return "[]" }
    var lines: [String] = []
    for value in values { lines.append("\(indent)  \(try line(value))") }
    return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
  }

  /// Returns whether bytes decode as a value of a type.
  package static func holds(_ type: (some Decodable).Type, _ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(type, from: Data(bytes))) != nil
  }

  /// Decodes a value from a file.
  ///
  /// - Throws: ``InputError``, also for a duplicate key; of the kind `absent` if the file is missing.
  package static func value<Value: Decodable>(
    _ type: Value.Type, at path: String
  ) throws(InputError) -> Value {
    let bytes = try MappedFile.wholeFile(path)
    let value = try value(type, from: bytes, name: path)
    try refuseDuplicateKeys(in: bytes, name: path)
    return value
  }

  /// Decodes a value from the bytes of a file.
  ///
  /// - Throws: ``InputError`` with the file's name.
  package static func value<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], name: String
  ) throws(InputError) -> Value {
    try requireObject(bytes, name: name)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      return try decoder.decode(type, from: Data(bytes))
    } catch {
      throw InputError(.malformed, "\(name): \(DecodingFault(error).description)")
    }
  }

  /// Distinguishes text that is not JSON, and JSON that is not an object, from an object of another
  /// kind.
  private static func requireObject(_ bytes: [UInt8], name: String) throws(InputError) {
    guard !bytes.isEmpty else {
      throw InputError(.malformed, "\(name) is empty: a JSON object is expected")
    }
    guard holds(AnyValue.self, bytes) else {
      throw InputError(.malformed, "\(name) is no JSON, or cut off: an object is expected")
    }
    guard holds([String: AnyValue].self, bytes) else {
      throw InputError(.malformed, "\(name) holds no JSON object")
    }
  }

  private struct AnyValue: Decodable {
    init(from decoder: any Decoder) {}
  }
}
