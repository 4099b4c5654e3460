#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pieces of JSON text, put together by hand where one line an entry is wanted.
enum JSONText {
  /// A value on one line, keys in snake_case and sorted.
  ///
  /// - Throws: ``OutputError`` if a number is not finite: JSON has no such numbers.
  static func line(_ value: some Encodable) throws(OutputError) -> String {
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

  /// An object with one line an entry, sorted by key.
  static func object<Value: Encodable>(
    _ entries: [String: Value], indent: String
  ) throws(OutputError) -> String {
    guard !entries.isEmpty else { return "{}" }
    var lines: [String] = []
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      lines.append("\(indent)  \(try line(key)): \(try line(value))")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  /// An array with one line an element.
  static func array(_ values: [some Encodable], indent: String) throws(OutputError) -> String {
    guard !values.isEmpty else { return "[]" }
    var lines: [String] = []
    for value in values { lines.append("\(indent)  \(try line(value))") }
    return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
  }

  /// Whether some bytes are a JSON value of a kind.
  static func holds(_ type: (some Decodable).Type, _ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(type, from: Data(bytes))) != nil
  }

  /// Reads a value of a kind from a file.
  ///
  /// - Throws: ``InputError`` with the file's name for anything else, too if a key stands there twice;
  ///   of the kind `absent` if there is no such file.
  static func value<Value: Decodable>(
    _ type: Value.Type, at path: String
  ) throws(InputError) -> Value {
    let bytes = try MappedFile.wholeFile(path)
    let value = try value(type, from: bytes, name: path)
    try refuseDuplicateKeys(in: bytes, name: path)
    return value
  }

  /// Reads a value of a kind from the bytes of a file.
  ///
  /// - Throws: ``InputError`` with the file's name for anything else.
  static func value<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], name: String
  ) throws(InputError) -> Value {
    // Says that it is no JSON at all before a kind is asked for.
    guard case .object = try RecordJSON.tree(of: bytes, name: name) else {
      throw InputError(.malformed, "\(name) holds no JSON object")
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      return try decoder.decode(type, from: Data(bytes))
    } catch {
      throw InputError(.malformed, "\(name): \(DecodingFault(error).description)")
    }
  }
}
