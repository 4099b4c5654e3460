import Compositing
import Geometry
import SeededRandom
import Testing

extension FrameBuffer {
  /// Returns an image of random pixels.
  static func random(_ size: PixelSize, _ random: inout SeededGenerator) -> FrameBuffer {
    let buffer = FrameBuffer(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        buffer.set(x: x, y: y, to: UInt32(truncatingIfNeeded: random.next()))
      }
    }
    return buffer
  }
}

@Suite("A scaled image")
struct ScaledImageTests {
  /// The reference implementation along one side: the source pixel of each part of a target pixel,
  /// where every source pixel is divided into as many parts as there are target pixels.
  private func parts(_ from: Int, _ to: Int, piece: Int) -> [Int] {
    if to < from { return (piece * from..<(piece + 1) * from).map { $0 / to } }
    // The pixel that contains the center, in halves of a part.
    let middle = (2 * piece + 1) * from
    return [(0..<from).first { 2 * $0 * to <= middle && middle < 2 * ($0 + 1) * to } ?? -1]
  }

  private func slowlyScaled(_ image: FrameBuffer, to size: PixelSize) -> [UInt32] {
    let pixels = image.pixels
    var result: [UInt32] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let taken = parts(image.size.height, size.height, piece: y).flatMap { line in
          parts(image.size.width, size.width, piece: x).map {
            pixels[line * image.size.width + $0]
          }
        }
        var pixel: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          let sum = taken.reduce(0) { $0 + Int($1 >> shift & 0xFF) }
          pixel |= UInt32((2 * sum + taken.count) / (2 * taken.count)) << shift
        }
        result.append(pixel)
      }
    }
    return result
  }

  @Test("is the mean of areas along shorter sides, and the nearest pixel along others")
  func reference() {
    var random = SeededGenerator(seed: 7)
    for width in 1...4 {
      for height in 1...4 {
        let image = FrameBuffer.random(PixelSize(width: width, height: height), &random)
        for newWidth in 1...6 {
          for newHeight in 1...6 {
            let size = PixelSize(width: newWidth, height: newHeight)
            let scaled = image.scaled(to: size)
            #expect(scaled.size == size)
            #expect(
              scaled.pixels == slowlyScaled(image, to: size), "\(image.size) to \(size)")
          }
        }
      }
    }
    for _ in 0..<20 {
      let image = FrameBuffer.random(
        PixelSize(width: random.number(in: 1...40), height: random.number(in: 1...40)), &random)
      let size = PixelSize(
        width: random.number(in: 1...50), height: random.number(in: 1...50))
      #expect(
        image.scaled(to: size).pixels == slowlyScaled(image, to: size),
        "\(image.size) to \(size)")
    }
  }

  @Test("of one color keeps it, and one of equal size is unchanged")
  func constant() {
    let image = FrameBuffer(size: PixelSize(width: 7, height: 5))
    for index in 0..<35 { image.set(x: index % 7, y: index / 7, to: 0xFF12_34FF) }
    for side in 1...9 {
      let scaled = image.scaled(to: PixelSize(width: side, height: side))
      #expect(scaled.pixels.allSatisfy { $0 == 0xFF12_34FF })
    }
    #expect(image.scaled(to: image.size) === image)
  }

  @Test("has sides that round half up to at least one pixel")
  func size() {
    let size = PixelSize(width: 3, height: 10)
    for (factor, width, height) in [
      (0.1, 1, 1), (0.5, 2, 5), (0.25, 1, 3), (1, 3, 10), (4, 12, 40),
    ] {
      #expect(
        FrameBuffer.scaledSize(of: size, by: factor) == PixelSize(width: width, height: height))
    }
  }
}
