/// The end of what a process wrote to standard error.
struct ErrorTail {
  private var bytes: [UInt8] = []

  /// The bytes that are kept: up to twice as many between two calls.
  private static let size = 16_384
  private static let lines = 5
  /// The characters of a message, so that its beginning stays on the screen.
  private static let characters = 400

  mutating func append(_ more: [UInt8]) {
    bytes += more
    if bytes.count > 2 * Self.size { bytes.removeFirst(bytes.count - Self.size) }
  }

  /// The last lines as the end of a message; empty if nothing was written.
  var text: String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(
      Self.lines)
    guard !lines.isEmpty else { return "" }
    let joined = lines.joined(separator: " / ")
    let isWhole = joined.count <= Self.characters
    return ". Its last errors: " + (isWhole ? joined : "…" + joined.suffix(Self.characters))
  }
}
