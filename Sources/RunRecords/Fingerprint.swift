/// A 64-bit FNV-1a hash (Fowler, Noll and Vo): distinguishes inputs, but is not
/// collision-resistant.
package struct Fingerprint: Equatable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(_ text: String) {
    add(text.utf8)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// 16 hexadecimal digits.
  package var text: String { String(hexadecimal: hash, digits: 16) }
}

extension String {
  /// Creates lower-case hexadecimal digits with leading zeros.
  package init(hexadecimal number: UInt64, digits: Int) {
    let text = String(number, radix: 16)
    self = String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
