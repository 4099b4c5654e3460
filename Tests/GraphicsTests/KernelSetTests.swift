import Graphics
import Testing

@Suite("Kernels and their reference implementations")
struct KernelSetTests {
  private static let sets = KernelSet.all

  /// Returns a premultiplied pixel with maximum channels except one.
  private func pixel(alpha: Int, channel: Int) -> UInt32 {
    let a = UInt32(alpha)
    return a << 24 | UInt32(min(channel, alpha)) << 16 | a << 8 | UInt32(min(channel, alpha) / 2)
  }

  @Test("the sets range from the baseline to the widest and have distinct names")
  func names() {
    #expect(Self.sets.first?.name == KernelSet.baseline.name)
    #expect(Self.sets.last?.name == KernelSet.widest.name)
    #expect(Set(Self.sets.map(\.name)).count == Self.sets.count)
    #expect(KernelSet.named("baseline")?.name == KernelSet.baseline.name)
    #expect(KernelSet.named("wide")?.name == KernelSet.widest.name)
    for other in ["AVX2", ""] { #expect(KernelSet.named(other)?.name == nil) }
  }

  @Test("one pixel over another equals the reference for every pair of channel and alpha")
  func single() {
    for alpha in 0...255 {
      let source = pixel(alpha: alpha, channel: alpha / 2)
      let isSame = (0...255).allSatisfy {
        let destination = UInt32($0) * 0x0101_0101
        return over(source, destination) == ReferenceKernels.blend(source, over: destination)
      }
      #expect(isSame, "\(source)")
    }
  }

  @Test("dividing by 255 is exact for every product of two bytes")
  func division() {
    for product in 0...255 * 255 {
      #expect(Int(divide255(UInt32(product))) == ReferenceKernels.nearest255(product))
    }
  }

  @Test(
    "blending equals the reference for every pair of channel and alpha", arguments: sets.indices)
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

  @Test(
    "tinting equals the reference for every pair of channel and coverage", arguments: sets.indices)
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

  @Test(
    "fading and masking equal the reference for every pair of channel and factor",
    arguments: sets.indices)
  func fadeAndMask(set: Int) {
    let kernels = Self.sets[set]
    let shares = (0...255).map { UInt8($0) }
    for alpha in 0...255 {
      let color = pixel(alpha: alpha, channel: alpha / 2)
      let expected = shares.map { ReferenceKernels.tint($0, with: color) }
      #expect(shares.map { scale(color, by: $0) } == expected)
      var masked = [UInt32](repeating: color, count: 256)
      var span = masked.mutableSpan
      kernels.mask(&span, with: shares.span)
      #expect(masked == expected, "\(color)")
      let source = [UInt32](repeating: color, count: 9)
      let faded = shares.map { share in
        var result = [UInt32](repeating: 7, count: 9)
        var span = result.mutableSpan
        kernels.fade(source.span, by: share, into: &span)
        return result
      }
      #expect(faded == expected.map { [UInt32](repeating: $0, count: 9) }, "\(color)")
    }
  }

  @Test("every length is written to its end and not beyond it", arguments: sets.indices)
  func lengths(set: Int) {
    let kernels = Self.sets[set]
    for count in 0...80 {
      for start in 0...15 {
        let range = start..<start + count
        let line = (0..<96).map { UInt32($0) * 0x0203_0405 | 0xFF00_0000 }
        let source = (0..<count).map { pixel(alpha: $0 * 3, channel: $0 * 2) }
        let coverage = (0..<count).map { UInt8($0 * 3) }
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
        #expect(
          written { kernels.blend(source.span, over: &$0) }
            == expected { ReferenceKernels.blend(source[$0], over: line[start + $0]) })
        #expect(
          written { kernels.blend(0x8040_2010, over: &$0) }
            == expected { ReferenceKernels.blend(0x8040_2010, over: line[start + $0]) })
        #expect(
          written { kernels.tint(coverage.span, with: 0xFF80_4020, into: &$0) }
            == expected { ReferenceKernels.tint(coverage[$0], with: 0xFF80_4020) })
        #expect(
          written { kernels.fade(source.span, by: 99, into: &$0) }
            == expected { ReferenceKernels.tint(99, with: source[$0]) })
        #expect(
          written { kernels.fade(&$0, by: 99) }
            == expected { ReferenceKernels.tint(99, with: line[start + $0]) })
        #expect(
          written { kernels.mask(&$0, with: coverage.span) }
            == expected { ReferenceKernels.tint(coverage[$0], with: line[start + $0]) })
      }
    }
  }
}

@Suite("A vertical gradient")
struct VerticalGradientTests {
  private let top = PixelColor(red: 10, green: 250, blue: 0, alpha: 255)
  private let bottom = PixelColor(red: 240, green: 0, blue: 90, alpha: 100)

  @Test("each channel of a line is interpolated between top and bottom and rounded to nearest")
  func lines() {
    for height in 2...300 {
      let lines = VerticalGradient(top: top, bottom: bottom, height: height).lines
      #expect(lines.count == height)
      #expect(lines.first == top.premultiplied && lines.last == bottom.premultiplied)
      for (index, pixel) in lines.enumerated() {
        for shift: UInt32 in [0, 8, 16, 24] {
          let (a, b) = (top.premultiplied >> shift & 255, bottom.premultiplied >> shift & 255)
          let exact =
            Double(a) + (Double(b) - Double(a)) * Double(index) / Double(height - 1)
          #expect(abs(Double(pixel >> shift & 255) - exact) <= 0.5 + 1e-9)
        }
        #expect((0..<3).allSatisfy { pixel >> (8 * $0) & 255 <= pixel >> 24 })
      }
    }
  }

  @Test("a single line has the top color; halves round up")
  func ends() {
    #expect(VerticalGradient(top: top, bottom: bottom, height: 1).lines == [top.premultiplied])
    #expect(VerticalGradient(top: top, bottom: bottom, height: 0).lines.isEmpty)
    #expect(VerticalGradient(top: .black, bottom: .white, height: 3).lines[1] == 0xFF80_8080)
    #expect(VerticalGradient(top: .white, bottom: .black, height: 3).lines[1] == 0xFF80_8080)
  }
}
