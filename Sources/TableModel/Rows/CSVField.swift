/// Where a field of a record without faults lies, found without copying anything.
struct CSVField {
  /// The text, without the quotes around it.
  private let range: Range<Int>
  /// Whether quotes in the text are written twice.
  private let hasPairs: Bool
  /// The byte behind the field: a comma, the end of the line or that of the file.
  let end: Int

  /// Finds the field that begins at a byte.
  init(from start: Int, in bytes: Span<UInt8>) {
    guard start < bytes.count, bytes[start] == CSVByte.quote else {
      end = bytes.endOfUnquotedText(from: min(start, bytes.count))
      range = min(start, end)..<end
      hasPairs = false
      return
    }
    var hasPairs = false
    var close = bytes.endOfQuotedText(from: start + 1)
    while close + 1 < bytes.count, bytes[close + 1] == CSVByte.quote {
      hasPairs = true
      close = bytes.endOfQuotedText(from: close + 2)
    }
    range = start + 1..<close
    end = min(close + 1, bytes.count)
    self.hasPairs = hasPairs
  }

  /// The field's text.
  ///
  /// - Complexity: O(*n*) in its length. Allocates the string and nothing else.
  func text(in bytes: Span<UInt8>) -> String {
    // Safe: the bytes are copied before the closure returns, while the span is alive.
    unsafe bytes.extracting(range).withUnsafeBufferPointer { text in
      guard hasPairs else { return unsafe String(decoding: text, as: UTF8.self) }
      return unsafe String(unsafeUninitializedCapacity: text.count) { space in
        var count = 0
        var index = 0
        while index < text.count {
          // Both within: nothing is written that was not read, and the space is as long as the text.
          unsafe space[count] = unsafe text[index]
          count += 1
          index += unsafe text[index] == CSVByte.quote ? 2 : 1
        }
        return count
      }
    }
  }
}
