/// The reference implementations of the kernels: one channel at a time, directly by formula.
///
/// They share no code with the fast kernels, not even the division by 255.
package enum ReferenceKernels {
  /// Returns the channel at a bit position of a pixel: 0 blue, 8 green, 16 red, 24 alpha.
  package static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int {
    Int(pixel >> shift & 0xFF)
  }

  /// Returns `product / 255`, rounded to nearest; 255 is odd, so there are no ties.
  package static func nearest255(_ product: Int) -> Int {
    (2 * product + 255) / 510
  }

  /// Returns `s + d · (255 - sa) / 255`.
  package static func blend(_ source: UInt32, over destination: UInt32) -> UInt32 {
    let rest = 255 - channel(source, 24)
    return pixel { channel(source, $0) + nearest255(channel(destination, $0) * rest) }
  }

  /// Returns `p · coverage / 255`.
  package static func tint(_ coverage: UInt8, with color: UInt32) -> UInt32 {
    pixel { nearest255(channel(color, $0) * Int(coverage)) }
  }

  private static func pixel(_ channelAt: (UInt32) -> Int) -> UInt32 {
    UInt32(channelAt(0)) | UInt32(channelAt(8)) << 8 | UInt32(channelAt(16)) << 16
      | UInt32(channelAt(24)) << 24
  }
}
