/// PNG files encoded byte by byte from the specification, to validate the use of libpng.
///
/// The data is not compressed: it consists of stored blocks of deflate.
enum HandmadePNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameters:
  ///   - colorType: 0 gray, 2 red green blue, 6 red green blue alpha.
  ///   - lines: The bytes of each line, without its filter byte.
  static func file(
    width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8, lines: [[UInt8]]
  ) -> [UInt8] {
    let header = fourBytes(width) + fourBytes(height) + [depth, colorType, 0, 0, 0]
    // Filter 0 before each line: unfiltered bytes.
    let data = stored(lines.flatMap { [0] + $0 })
    return signature + chunk("IHDR", header) + chunk("IDAT", data) + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return fourBytes(data.count) + body + fourBytes(Int(crc(body)))
  }

  /// Returns a zlib stream with the bytes in one stored block.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let low = UInt8(bytes.count & 0xFF)
    let high = UInt8(bytes.count >> 8)
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes + fourBytes(Int(adler(bytes)))
  }

  private static func fourBytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
