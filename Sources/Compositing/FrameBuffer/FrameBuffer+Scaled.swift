package import Geometry

extension FrameBuffer {
  /// Returns the size of an image scaled by a factor: each side rounds half up and is at least 1
  /// pixel.
  ///
  /// - Precondition: `factor` is finite and positive.
  package static func scaledSize(of size: PixelSize, by factor: Double) -> PixelSize {
    let scale = DisplayScale(factor)
    return PixelSize(
      width: max(1, scale.pixels(Double(size.width))),
      height: max(1, scale.pixels(Double(size.height))))
  }

  /// Returns the image at another size.
  ///
  /// A pixel of a smaller image is the mean of the area that it covers, computed on the stored
  /// channels and rounded half up; one of a larger image is the nearest pixel of the original.
  ///
  ///     frame.scaled(to: FrameBuffer.scaledSize(of: frame.size, by: 0.25))
  ///
  /// - Precondition: No side is 0 in either size.
  /// - Returns: The buffer itself if it already has that size.
  /// - Complexity: O(*n*) in the number of pixels of both images.
  package func scaled(to newSize: PixelSize) -> FrameBuffer {
    guard newSize != size else { return self }
    let across = ScaledAxis(from: size.width, to: newSize.width)
    let down = ScaledAxis(from: size.height, to: newSize.height)
    let result = FrameBuffer(size: newSize)
    // Per column the weighted sum of the source lines, by channel: at most 255 · 2¹⁶.
    var columns = [SIMD4<UInt32>](repeating: .zero, count: size.width)
    let total = UInt64(across.totalWeight * down.totalWeight)
    for y in 0..<newSize.height {
      for x in columns.indices { columns[x] = .zero }
      for source in down.sources(of: y) {
        let weight = UInt32(down.weight(of: source, in: y))
        withLine(source) { line in
          for x in 0..<line.count { columns[x] &+= Self.channels(line[x]) &* weight }
        }
      }
      result.withLine(y) { line in
        for x in 0..<line.count {
          var sum = SIMD4<UInt64>.zero
          for source in across.sources(of: x) {
            let weight = UInt64(across.weight(of: source, in: x))
            sum &+= SIMD4<UInt64>(truncatingIfNeeded: columns[source]) &* weight
          }
          line[x] = Self.pixel((sum &* 2 &+ total) / (2 * total))
        }
      }
    }
    return result
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
  }

  private static func pixel(_ channels: SIMD4<UInt64>) -> UInt32 {
    UInt32(channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24)
  }
}
