import Compositing
import Geometry
import Graphics
import SeededRandom
import Testing

@Suite("Images split into regions")
struct OpacityAnalysisTests {
  /// Checks pixel by pixel that the regions cover a part of an image, each pixel once, and that
  /// their kinds are correct.
  private func check(
    _ regions: [ImageRegion], of rect: PixelRect, _ pixelAt: (Int, Int) -> UInt32,
    _ comment: @autoclosure () -> Comment
  ) {
    var isTrue = regions.count <= OpacityAnalysis.bound
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        let covering = regions.filter { $0.rect.contains(x: x, y: y) }
        guard covering.count == 1 else {
          isTrue = false
          continue
        }
        switch covering[0].kind {
        case .solid(let pixel): isTrue = isTrue && pixelAt(x, y) == pixel
        case .opaque: isTrue = isTrue && pixelAt(x, y) >> 24 == 255
        case .mixed: break
        }
      }
    }
    isTrue = isTrue && regions.allSatisfy { $0.rect.intersection(rect) == $0.rect }
    #expect(isTrue, comment())
  }

  private static let palette: [UInt32] = [0, 0xFFFF_FFFF, 0xFF20_4060, 0x8040_2010]

  @Test("each pixel is in one region of a correct kind, for all images of six pixels")
  func small() {
    var analysis = OpacityAnalysis()
    var regions: [ImageRegion] = []
    for (width, height) in [(1, 6), (6, 1), (2, 3), (3, 2)] {
      for code in 0..<1 << 12 {
        func pixelAt(_ x: Int, _ y: Int) -> UInt32 {
          Self.palette[code >> (2 * (y * width + x)) & 3]
        }
        let image = Bitmap(width, height, pixelAt)
        let rect = PixelRect(x: 0, y: 0, width: width, height: height)
        // Unscaled, and stretched so much that merging never pays.
        for scale in [1, 5000] {
          analysis.split(rect, of: image, scale: (scale, scale), into: &regions)
          check(regions, of: rect, pixelAt, "\(width) × \(height) px, \(code), \(scale)")
          let isExact = scale == 1 || !regions.contains { $0.kind == .mixed || $0.kind == .opaque }
          #expect(isExact, "\(width) × \(height) px, \(code)")
        }
      }
    }
  }

  @Test("each pixel is in one region of a correct kind, for random images and parts of them")
  func random() {
    var analysis = OpacityAnalysis()
    var regions: [ImageRegion] = []
    for seed in UInt64(1)...150 {
      var generator = SeededGenerator(seed: seed)
      let (width, height) = (generator.number(in: 1...90), generator.number(in: 1...90))
      var pixels = [UInt32](repeating: generator.color().premultiplied, count: width * height)
      for _ in 0..<generator.number(in: 0...6) {
        let (left, top) = (generator.number(in: 0...width), generator.number(in: 0...height))
        let (right, bottom) = (
          generator.number(in: left...width), generator.number(in: top...height)
        )
        let isNoise = generator.number(in: 0...3) == 0
        let color = generator.color().premultiplied
        for y in top..<bottom {
          for x in left..<right {
            pixels[y * width + x] = isNoise ? generator.color().premultiplied : color
          }
        }
      }
      let image = Bitmap(width, height) { pixels[$1 * width + $0] }
      let left = generator.number(in: 0...width - 1)
      let top = generator.number(in: 0...height - 1)
      let part = PixelRect(
        x: left, y: top, width: generator.number(in: 1...width - left),
        height: generator.number(in: 1...height - top))
      let scale = (generator.element(of: [1, 1, 20]), generator.element(of: [1, 1, 20]))
      for rect in [PixelRect(x: 0, y: 0, width: width, height: height), part] {
        analysis.split(rect, of: image, scale: scale, into: &regions)
        check(regions, of: rect, { pixels[$1 * width + $0] }, "seed \(seed)")
      }
    }
  }

  @Test("an image of one color is one region at any size")
  func solid() {
    var analysis = OpacityAnalysis()
    var regions: [ImageRegion] = []
    for width in 1...40 {
      for pixel in Self.palette {
        analysis.split(
          PixelRect(x: 0, y: 0, width: width, height: 3), of: Bitmap(width, 3) { _, _ in pixel },
          into: &regions)
        #expect(regions.map(\.kind) == [.solid(pixel)], "\(width) px")
      }
    }
  }

  @Test("a rounded row becomes a few solid rectangles and corner regions")
  func row() {
    let row = Layer(0, 0, 600, 88, .white)
    row.cornerRadius = 20
    let list = DisplayList(row, 600, 88)
    let buffer = FrameBuffer(size: PixelSize(width: 600, height: 88))
    Painter().draw(list, into: buffer)
    let pixels = buffer.pixels
    var regions: [ImageRegion] = []
    var analysis = OpacityAnalysis()
    analysis.split(
      PixelRect(x: 0, y: 0, width: 600, height: 88),
      of: Bitmap(600, 88) { pixels[$1 * 600 + $0] }, into: &regions)
    // Only the corner squares are read.
    for region in regions {
      if case .solid = region.kind { continue }
      let (x, y) = (region.rect.x, region.rect.y)
      #expect(x >= 580 || region.rect.maxX <= 20)
      #expect(y >= 68 || region.rect.maxY <= 20)
    }
    let white = regions.filter { $0.kind == .solid(0xFFFF_FFFF) }.reduce(0) { $0 + $1.rect.area }
    #expect(white >= 600 * 88 - 4 * 20 * 20)
    #expect(regions.count <= 12)
  }

  @Test("noise is split into at most the maximum number of regions")
  func noise() {
    var generator = SeededGenerator(seed: 7)
    let image = Bitmap(400, 300) { x, y in
      (x / 40 + y / 3) % 2 == 0 ? generator.color().premultiplied : UInt32(y / 3) << 24
    }
    var regions: [ImageRegion] = []
    var analysis = OpacityAnalysis()
    analysis.split(PixelRect(x: 0, y: 0, width: 400, height: 300), of: image, into: &regions)
    #expect(regions.count <= OpacityAnalysis.bound)
    #expect(regions.reduce(0) { $0 + $1.rect.area } == 400 * 300)
  }

  @Test("a part of a stretched image is shown where its columns are the nearest ones")
  func stretches() {
    for from in 1...6 {
      for onto in 1...14 {
        let axis = AxisStretch(from: 3..<3 + from, onto: -2..<onto - 2)
        for first in axis.from {
          for end in first + 1...axis.from.upperBound {
            let expected = axis.onto.filter { (first..<end).contains(axis[$0]) }
            #expect(Array(axis.positions(showing: first..<end)) == expected)
          }
        }
      }
    }
  }
}
