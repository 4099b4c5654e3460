import PixelKernels
import Testing

@Suite("Kernels and their slow twins")
struct KernelSetTests {
  private static let sets = [KernelSet.baseline, .widest]

  /// A premultiplied pixel whose channels all lie as high as its alpha allows, but for one.
  private func pixel(alpha: Int, channel: Int) -> UInt32 {
    let a = UInt32(alpha)
    return a << 24 | UInt32(min(channel, alpha)) << 16 | a << 8 | UInt32(min(channel, alpha) / 2)
  }

  @Test("dividing by 255 is exact for every product of two bytes")
  func division() {
    for product in 0...255 * 255 {
      #expect(Int(divide255(UInt32(product))) == ReferenceKernels.nearest255(product))
    }
  }

  @Test("blending equals its twin for every pair of channel and alpha", arguments: 0..<2)
  func blend(set: Int) {
    let kernels = Self.sets[set]
    let destinations = (0...255).map { UInt32($0) * 0x0101_0101 }
    for alpha in 0...255 {
      for channel in [0, alpha / 3, alpha] {
        let source = pixel(alpha: alpha, channel: channel)
        let expected = destinations.map { ReferenceKernels.blend(source, over: $0) }
        var solid = destinations
        var span = solid.mutableSpan
        kernels.blend(source, over: &span)
        #expect(solid == expected, "solid \(source)")
        var image = destinations
        let sources = [UInt32](repeating: source, count: 256)
        var other = image.mutableSpan
        kernels.blend(sources.span, over: &other)
        #expect(image == expected, "image \(source)")
      }
    }
  }

  @Test("tinting equals its twin for every pair of channel and coverage", arguments: 0..<2)
  func tint(set: Int) {
    let kernels = Self.sets[set]
    let coverage = (0...255).map { UInt8($0) }
    for alpha in 0...255 {
      let color = pixel(alpha: alpha, channel: alpha / 2)
      var result = [UInt32](repeating: 7, count: 256)
      var span = result.mutableSpan
      kernels.tint(coverage.span, with: color, into: &span)
      #expect(result == coverage.map { ReferenceKernels.tint($0, with: color) }, "\(color)")
    }
  }

  @Test("every length is written to its end and not beyond", arguments: 0..<2)
  func lengths(set: Int) {
    let kernels = Self.sets[set]
    for count in 0...40 {
      for start in 0...9 {
        let range = start..<start + count
        let line = (0..<64).map { UInt32($0) * 0x0203_0405 | 0xFF00_0000 }
        let source = (0..<count).map { pixel(alpha: $0 * 6, channel: $0 * 5) }
        let coverage = (0..<count).map { UInt8($0 * 6) }
        func written(_ body: (inout MutableSpan<UInt32>) -> Void) -> [UInt32] {
          var line = line
          line.withUnsafeMutableBufferPointer {
            var part = MutableSpan(_unsafeElements: $0.extracting(range))
            body(&part)
          }
          return line
        }
        func expected(_ pixelAt: (Int) -> UInt32) -> [UInt32] {
          line.indices.map { range.contains($0) ? pixelAt($0 - start) : line[$0] }
        }
        #expect(written { kernels.fill(&$0, with: 5) } == expected { _ in 5 })
        #expect(written { kernels.copy(source.span, to: &$0) } == expected { source[$0] })
        #expect(written { kernels.stream(source.span, to: &$0) } == expected { source[$0] })
        #expect(
          written { kernels.blend(source.span, over: &$0) }
            == expected { ReferenceKernels.blend(source[$0], over: line[start + $0]) })
        #expect(
          written { kernels.blend(0x8040_2010, over: &$0) }
            == expected { ReferenceKernels.blend(0x8040_2010, over: line[start + $0]) })
        #expect(
          written { kernels.tint(coverage.span, with: 0xFF80_4020, into: &$0) }
            == expected { ReferenceKernels.tint(coverage[$0], with: 0xFF80_4020) })
      }
    }
  }
}
