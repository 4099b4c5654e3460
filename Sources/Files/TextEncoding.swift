import Glibc

/// The encoding of a text file.
///
/// Programs on Windows write UTF-16, PowerShell's `>` among them.
package enum TextEncoding: Sendable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

  /// Recognizes UTF-16 by a byte order mark, or without one by a first letter with a zero byte.
  ///
  /// No text has the character NUL, so that the zero is one half of a character.
  package init(of bytes: [UInt8]) {
    self =
      switch (bytes.first, bytes.dropFirst().first) {
      case (0xFF, 0xFE), (.some(1...), 0): .utf16LittleEndian
      case (0xFE, 0xFF), (0, .some(1...)): .utf16BigEndian
      default: .utf8
      }
  }
}

extension TextEncoding {
  /// Converts text to UTF-8 without a byte order mark.
  ///
  /// Bytes that are not UTF-8 come through, for readers name their line.
  ///
  /// - Parameter bytes: The whole file; copied only if it has a mark or is UTF-16.
  package static func utf8(
    of bytes: [UInt8], file: String
  ) throws(InputError) -> [UInt8] {
    let encoding = TextEncoding(of: bytes)
    let (text, isWhole) = encoding.decoded(bytes)
    let zero = text.span.position(of: 0)
    let fault =
      if zero != nil {
        "a NUL character, as binary files and UTF-16 without a byte order mark have"
      } else if !isWhole {
        "half of a surrogate pair stands alone, which is not UTF-16"
      } else if encoding != .utf8, !bytes.count.isMultiple(of: 2) {
        "the UTF-16 text ends in half a character: the file is cut off"
      } else {
        ""
      }
    guard !fault.isEmpty else { return text }
    throw InputError(
      file, line: 1 + text.span.extracting(..<(zero ?? text.count)).lineFeeds,
      fault + "; UTF-8 or UTF-16 is expected")
  }

  /// As ``utf8(of:file:)`` for the first bytes of a file: the text up to the first fault of UTF-16.
  package static func utf8(ofStart bytes: [UInt8]) -> [UInt8] {
    TextEncoding(of: bytes).decoded(bytes).text
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// - Returns: The text without a mark, and whether all pairs of bytes are UTF-16.
  private func decoded(_ bytes: [UInt8]) -> (text: [UInt8], isWhole: Bool) {
    guard self != .utf8 else {
      return (bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(3)) : bytes, true)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2 + Self.mark.count)
    let (low, high) = self == .utf16LittleEndian ? (0, 1) : (1, 0)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
    }
    let isFaulty = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    if text.starts(with: Self.mark) { text.removeFirst(3) }
    return (text, !isFaulty)
  }
}

extension Span<UInt8> {
  fileprivate func position(of byte: UInt8) -> Int? {
    // The call keeps no pointer, and finds one inside the span.
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return unsafe memchr(start, CInt(byte), bytes.count).map {
        unsafe UnsafeRawPointer($0) - start
      }
    }
  }

  var lineFeeds: Int {
    // Read inside its bounds alone.
    unsafe withUnsafeBufferPointer { bytes in
      unsafe bytes.reduce(0) { $0 &+ ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
  }
}
