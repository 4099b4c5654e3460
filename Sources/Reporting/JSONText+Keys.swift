#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONText {
  /// Refuses an object that has a key twice, of which a decoder would silently take one.
  ///
  /// - Parameter bytes: Text that was already read as JSON.
  /// - Throws: ``InputError`` with the file's name and the key.
  /// - Complexity: O(*n*) in the number of bytes.
  static func refuseDuplicateKeys(in bytes: [UInt8], name: String) throws(InputError) {
    // The keys so far of each object around the place; nil for an array.
    var open: [Set<String>?] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): open.append([])
      case UInt8(ascii: "["): open.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        let end = endOfString(in: bytes, from: index)
        let quoted = bytes[index..<end]
        index = end
        guard isKey(bytes, endingAt: end), let depth = open.indices.last, open[depth] != nil else {
          continue
        }
        let key = unescaped(quoted)
        guard open[depth]?.insert(key).inserted ?? true else {
          throw InputError(
            .malformed, "\(name): the key \(TextFormatting.name(key)) stands there twice")
        }
        continue
      default: break
      }
      index += 1
    }
  }

  /// The place behind the closing quote of a string.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Whether a colon follows, white space aside.
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
