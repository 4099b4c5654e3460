import RunRecords

extension FrameBuffer {
  /// A hash of the image in 16 hexadecimal digits: equal images have equal hashes.
  ///
  /// FNV-1a over whole pixels instead of bytes, in four interleaved lanes that are folded at the
  /// end; meant to tell images apart, not to resist forgery.
  package var hash: String {
    let prime: UInt64 = 0x0000_0100_0000_01B3
    let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    var lanes = SIMD4<UInt64>(basis, basis &+ 1, basis &+ 2, basis &+ 3)
    var rest = basis
    withAllPixels { pixels in
      let whole = pixels.count / 4 * 4
      var index = 0
      while index < whole {
        lanes[0] = (lanes[0] ^ UInt64(pixels[index])) &* prime
        lanes[1] = (lanes[1] ^ UInt64(pixels[index + 1])) &* prime
        lanes[2] = (lanes[2] ^ UInt64(pixels[index + 2])) &* prime
        lanes[3] = (lanes[3] ^ UInt64(pixels[index + 3])) &* prime
        index += 4
      }
      for index in whole..<pixels.count { rest = (rest ^ UInt64(pixels[index])) &* prime }
    }
    for lane in 0..<4 { rest = (rest ^ lanes[lane]) &* prime }
    return String(hexadecimal: rest, digits: 16)
  }
}
