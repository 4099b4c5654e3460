/// A short name for some bytes: equal bytes have equal fingerprints.
///
/// FNV-1a with 64 bits (Fowler, Noll and Vo), meant to tell things apart, not to resist forgery.
package struct Fingerprint: Equatable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(_ text: String) {
    add(text.utf8)
  }

  /// Takes in more bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// 16 hexadecimal digits.
  package var text: String { String(hexadecimal: hash, digits: 16) }
}
