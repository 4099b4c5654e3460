import FoundationEssentials

extension JSONText {
  /// The deepest nesting of objects and arrays that is read.
  package static let deepest = 64

  /// The greatest magnitude of a number that is read: sums of such numbers fit 64 bits.
  package static let largest = 1e15

  /// The numbers that a file may hold.
  package struct Numbers {
    fileprivate let range: ClosedRange<Double>
    fileprivate let exempt: Set<String>

    package static let any = Numbers(range: -largest...largest, exempt: ["seed"])

    /// Numbers from 0 on.
    package static let measured = Numbers(range: 0...largest, exempt: ["seed"])

    /// All numbers, for readers that know the range of each.
    package static let all = Numbers(range: -.infinity...(.infinity), exempt: [])

    /// Leaves members of the file's object out of the check, by paths such as `origin.run.spec`.
    package func except(_ members: String...) -> Numbers {
      Numbers(range: range, exempt: exempt.union(members))
    }

    /// - Parameter keys: The keys from the file's object to the number.
    fileprivate func isExempt(_ keys: [String]) -> Bool {
      keys.indices.contains { exempt.contains(keys[...$0].joined(separator: ".")) }
    }
  }

  /// Returns what text that may be valid JSON must not hold, and where: a duplicate key, of which a
  /// decoder would use one silently, a number out of range, or nesting that a decoder is slow in.
  package static func limitFault(in bytes: [UInt8], _ numbers: Numbers) -> String? {
    var open: [Container] = []
    var index = 0
    var path: String { open.map(\.step).joined(separator: ".") }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): open.append(Container(keys: []))
      case UInt8(ascii: "["): open.append(Container(keys: nil))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","):
        if let innermost = open.indices.last { open[innermost].position += 1 }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = bytes[index...].firstIndex { !isOfNumber($0) } ?? bytes.count
        let number = bytes[index..<end]
        index = end
        let text = String(decoding: number, as: UTF8.self)
        // The decoder refuses text that is no number, and a file without an object.
        if !open.isEmpty, let value = Double(text), !numbers.range.contains(value),
          !numbers.isExempt(open.map(\.key))
        {
          let range = [numbers.range.lowerBound, numbers.range.upperBound]
            .map { DecimalText.grouped(Int($0)) }
          return "\(path) is \(MessageText.name(text)): a number from \(range[0]) to \(range[1])"
            + " is expected"
        }
        continue
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
          return "the key \(path) occurs twice"
        }
        continue
      default: break
      }
      guard open.count <= deepest else {
        let start = open.prefix(3).map(\.step).joined(separator: ".")
        return "\(start) is nested too deeply: \(deepest) levels are accepted"
      }
      index += 1
    }
    return nil
  }

  /// Returns the keys of the objects in text that may be JSON, by the depth of the object.
  ///
  /// Arrays do not count: the objects of a list of objects are at depth 0.
  package static func keys(in bytes: [UInt8], upToDepth depth: Int) -> [Set<String>] {
    var keys: [Set<String>] = []
    var open = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: "\""):
        let end = endOfString(in: bytes, from: index)
        if (1...depth).contains(open), isKey(bytes, endingAt: end) {
          while keys.count < open { keys.append([]) }
          keys[open - 1].insert(unescaped(bytes[index..<end]))
        }
        index = end
        continue
      default: break
      }
      index += 1
    }
    return keys
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "E"), UInt8(ascii: "e"):
      true
    default: false
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
