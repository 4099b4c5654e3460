#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONText {
  /// Throws if an object has a duplicate key, of which a decoder would use one silently.
  ///
  /// - Parameter bytes: Valid JSON.
  /// - Throws: ``InputError`` with the file's name and the path of the key.
  /// - Complexity: O(*n*) in the number of bytes.
  static func refuseDuplicateKeys(in bytes: [UInt8], name: String) throws(InputError) {
    var open: [Container] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): open.append(Container(keys: []))
      case UInt8(ascii: "["): open.append(Container(keys: nil))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","):
        if let innermost = open.indices.last { open[innermost].position += 1 }
      case UInt8(ascii: "\""):
        let end = endOfString(in: bytes, from: index)
        let quoted = bytes[index..<end]
        index = end
        guard isKey(bytes, endingAt: end), let innermost = open.indices.last,
          open[innermost].keys != nil
        else { continue }
        let key = unescaped(quoted)
        open[innermost].key = key
        guard open[innermost].keys?.insert(key).inserted ?? true else {
          let path = open.map(\.step).joined(separator: ".")
          throw InputError(.malformed, "\(name): the key \(path) occurs twice")
        }
        continue
      default: break
      }
      index += 1
    }
  }

  /// An object or array around the current position.
  private struct Container {
    /// The keys so far; `nil` for an array.
    var keys: Set<String>?
    /// The latest of them.
    var key = ""
    /// The number of commas so far.
    var position = 0

    var step: String { keys == nil ? "[\(position)]" : MessageText.name(key) }
  }

  /// The index behind the closing quote of a string.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Returns whether a colon follows, white space aside.
  private static func isKey(_ bytes: [UInt8], endingAt end: Int) -> Bool {
    bytes[end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
  }

  private static func unescaped(_ quoted: ArraySlice<UInt8>) -> String {
    guard quoted.contains(UInt8(ascii: "\\")),
      let text = try? JSONDecoder().decode(String.self, from: Data(quoted))
    else { return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self) }
    return text
  }
}
