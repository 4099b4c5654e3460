/// A 64-bit FNV-1a hash (Fowler, Noll and Vo): distinguishes inputs, but is not
/// collision-resistant.
package struct Fingerprint: Equatable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(_ text: String) {
    add(text.utf8)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var hash = hash
    // A loop over memory is many times faster than one over a sequence of unknown type.
    let added: Void? = bytes.withContiguousStorageIfAvailable { memory in
      for index in memory.indices { hash = unsafe Self.step(hash, memory[index]) }
    }
    if added == nil { for byte in bytes { hash = Self.step(hash, byte) } }
    self.hash = hash
  }

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
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
