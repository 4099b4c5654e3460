/// A buffer of text that is written to a file piece by piece.
///
/// Text of any length takes the memory of one piece if ``handOverIfFull()`` is called regularly,
/// once per frame for example.
package struct ByteStream: ~Copyable {
  /// The size of a piece in bytes: large enough that system calls cost little beside formatting,
  /// small enough for a processor's cache.
  private static let pieceSize = 1 << 16

  private var piece: [UInt8] = []
  private let take: ([UInt8]) throws -> Void

  /// - Parameter take: Receives the pieces in order.
  package init(_ take: @escaping ([UInt8]) throws -> Void) {
    self.take = take
    piece.reserveCapacity(Self.pieceSize + 4_096)
  }

  package mutating func handOverIfFull() throws {
    if piece.count >= Self.pieceSize { try handOver() }
  }

  package mutating func handOver() throws {
    try take(piece)
    piece.removeAll(keepingCapacity: true)
  }

  package mutating func append(_ bytes: [UInt8]) {
    piece.append(contentsOf: bytes)
  }

  package mutating func append(_ text: String) {
    piece.append(contentsOf: text.utf8)
  }

  package mutating func append(_ value: Int) { append(String(value)) }

  /// Appends nanoseconds as microseconds with three decimal places, which is exact.
  package mutating func append(microseconds nanoseconds: Int64) {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    append(nanoseconds < 0 ? "-" : "")
    append(String(whole))
    append(".")
    piece.append(contentsOf: String(1_000 + rest).utf8.dropFirst())
  }

  /// - Precondition: `value` is finite: JSON has no other numbers.
  package mutating func append(_ value: Double, places: Int) {
    append(DecimalText.shortest(value, places: places))
  }
}
