import Geometry
import Graphics
import ReferenceRendering
import SeededRandom
import Testing

@Suite("The blur of shadows")
struct ShadowPainterTests {
  private static let sets = KernelSet.all

  @Test("has the weights of three boxes, which add up to 256 and never increase by more than one")
  func weights() {
    for reach in 0...64 {
      let kernel = BlurKernel(reach: reach)
      let weights = (0...reach).map { Int(kernel[$0]) }
      #expect(weights == ReferenceBlur.weights(reach: reach), "\(reach)")
      #expect(2 * weights.reduce(0, +) - weights[0] == 256, "\(reach)")
      for distance in 0..<reach {
        // Rounding alone lets a weight increase.
        #expect(weights[distance + 1] <= weights[distance] + 1, "\(reach), \(distance)")
      }
    }
  }

  /// Compares the shadow of an image with the direct sum for each pixel.
  private func check(_ image: [UInt32], _ size: PixelSize, reach: Int, _ set: Int) {
    let color = PixelColor(red: 200, green: 100, blue: 9, alpha: 222)
    let bitmap = Bitmap(width: size.width, height: size.height)
    for y in 0..<size.height {
      bitmap.withLine(y) { line in
        for x in line.indices { line[x] = image[y * size.width + x] }
      }
    }
    bitmap.shade(BlurKernel(reach: reach), color: color, with: Self.sets[set])
    let weights = ReferenceBlur.weights(reach: reach)
    for y in 0..<size.height {
      let line = bitmap.withLine(y) { line in line.indices.map { line[$0] } }
      let expected = (0..<size.width).map { x in
        let alpha = ReferenceBlur.blurred(x: x, y: y, by: weights) { x, y in
          PixelRect(size).contains(x: x, y: y) ? UInt8(image[y * size.width + x] >> 24) : 0
        }
        return ReferenceKernels.tint(alpha, with: color.premultiplied)
      }
      if line != expected { Issue.record("\(size), reach \(reach), line \(y)") }
    }
  }

  @Test("equals the reference for every small image", arguments: sets.indices)
  func small(set: Int) {
    for (width, height) in [(1, 1), (1, 3), (4, 1), (3, 3), (5, 2)] {
      for reach in 0...4 {
        for bits in 0..<1 << (width * height) {
          let image = (0..<width * height).map { bits >> $0 & 1 == 1 ? 0xFF12_3456 : UInt32(0) }
          check(image, PixelSize(width: width, height: height), reach: reach, set)
        }
      }
    }
  }

  @Test("equals the reference for random images of all widths", arguments: sets.indices)
  func random(set: Int) {
    var generator = SeededGenerator(seed: 3)
    for width in 1...70 {
      let size = PixelSize(width: width, height: generator.number(in: 1...9))
      let isSolid = generator.number(in: 0...3) == 0
      let image = (0..<size.area).map { _ in
        isSolid ? 0xFF00_0000 : UInt32(generator.number(in: 0...255)) << 24
      }
      check(image, size, reach: generator.number(in: 0...20), set)
    }
  }
}
