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
    let lines = Self.text(bytes).split(whereSeparator: \.isNewline).suffix(Self.lines)
    guard !lines.isEmpty else { return "" }
    let joined = lines.joined(separator: " / ")
    let isWhole = joined.count <= Self.characters
    return ". Its last errors: " + (isWhole ? joined : "…" + joined.suffix(Self.characters))
  }

  /// Returns a text whose bytes that are not UTF-8 are shown as `\xFF`.
  private static func text(_ bytes: [UInt8]) -> String {
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<position + length] {
          text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        position += length
      case .emptyInput: return text
      }
    }
  }
}
