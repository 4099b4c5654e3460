import Compositing
import Geometry
import Graphics
import ReferenceRendering
import SeededRandom
import Testing

@Suite("The oracle")
struct OracleEngineTests {
  @Test("it is the only engine marked as a lower bound")
  func label() {
    #expect(EngineCatalogue.all.filter(\.isLowerBound).map(\.id) == ["oracle"])
  }

  @Test(
    "it draws the reference image with every kernel set", arguments: KernelSet.all.indices)
  func images(set: Int) {
    let engine = OracleEngine(kernels: KernelSet.all[set])
    for seed in UInt64(9000)...9300 {
      var generator = SeededGenerator(seed: seed)
      let display = PixelSize(width: 64, height: 65)
      let tree = generator.tree(on: display)
      for layer in tree.sublayers where generator.number(in: 0...2) > 0 {
        // Images with regions, unlike noise.
        let pixels = [0, 0xFFFF_FFFF, generator.color().premultiplied]
        let (x0, y0) = (generator.number(in: 0...60), generator.number(in: 0...40))
        layer.frame.width = 61
        layer.frame.height = 42
        layer.cornerRadius = 0
        layer.contentsOrigin = (0, 0)
        layer.contentsGravity = generator.element(of: [.topLeft, .resize()])
        layer.contents = Bitmap(60, 40) { x, y in
          x < x0 ? pixels[y < y0 ? 0 : 1] : y < y0 ? pixels[2] : UInt32(x + y) * 0x0101_0101
        }
      }
      let buffer = FrameBuffer(size: display)
      engine.draw(DisplayList(tree, 64, 65), into: buffer)
      #expect(
        SlowImage(of: tree, size: display).difference(from: buffer.pixels) == nil, "seed \(seed)")
    }
  }

  @Test("an image of a rounded row is read and blended only in its corners")
  func work() {
    let row = Layer(0, 0, 600, 88)
    let shape = Layer(0, 0, 600, 88, .white)
    shape.cornerRadius = 20
    let pixels = FrameBuffer(
      showing: Layer(0, 0, 600, 88, PixelColor(red: 0, green: 0, blue: 0, alpha: 0)).holding(shape),
      PixelSize(width: 600, height: 88)
    ).pixels
    row.contents = Bitmap(600, 88) { pixels[$1 * 600 + $0] }
    let list = DisplayList(Layer(0, 0, 600, 88, .black).holding(row), 600, 88)
    let work = OracleEngine().workOfDrawing(list)
    #expect(work.pixels.opaque == 600 * 88)
    #expect((1...4 * 20 * 20).contains(work.pixels.blended))
    #expect(work.traffic.sourceReadBytes == 4 * work.pixels.blended)
    #expect(CullingEngine().work(of: list).traffic.sourceReadBytes == 4 * 600 * 88)
  }

  @Test("transparent parts of an image are not drawn, and neither is a transparent image")
  func clear() {
    let layer = Layer(2, 2, 30, 20)
    layer.contents = Bitmap(width: 30, height: 20)
    let root = Layer(0, 0, 40, 30, .white).holding(layer)
    #expect(OracleEngine().workOfDrawing(DisplayList(root, 40, 30)).traffic.quads == 1)
    layer.contents = Bitmap(30, 20)
    layer.opacity = 0
    #expect(OracleEngine().workOfDrawing(DisplayList(root, 40, 30)).pixels.blended == 0)
  }

  @Test("an image is analyzed when it is first shown, and again after each change")
  func changes() {
    var images = AnalyzedImages()
    let image = Bitmap(9, 9)
    for frame in 1...4 {
      for _ in 0..<3 { images.withRegions(of: image) { _ in } }
      #expect(images.analysisCount == frame)
      images.endFrame()
      images.withRegions(of: image) { _ in }
      #expect(images.analysisCount == frame)
      image.withLine(frame) { $0[0] = 0 }
    }
    #expect(images.count == 1)
  }

  @Test("a lookup in the cache neither analyzes an image nor counts as use")
  func lookingUp() {
    var images = AnalyzedImages(bound: 1)
    let (shown, later) = (Bitmap(5, 5), Bitmap(5, 5))
    func isKnown(_ image: Bitmap) -> Bool { images.withCachedRegions(of: image) { $0 != nil } }
    #expect(!isKnown(shown) && images.analysisCount == 0 && images.count == 0)
    images.withRegions(of: shown) { _ in }
    #expect(isKnown(shown))
    shown.withLine(0) { $0[0] = 0 }
    #expect(!isKnown(shown))
    images.withRegions(of: shown) { _ in }
    for _ in 0..<2 {
      images.endFrame()
      #expect(isKnown(shown) && !isKnown(later))
    }
    // The previous frame only looked the first image up.
    images.withRegions(of: later) { _ in }
    #expect(isKnown(later) && !isKnown(shown) && images.analysisCount == 3)
  }

  @Test("unused images are evicted from a full cache; with none, an image is not analyzed")
  func bound() {
    var images = AnalyzedImages(bound: 4)
    let all = (0..<9).map { _ in Bitmap(3, 3) }
    func isCut(_ image: Bitmap) -> Bool { images.withRegions(of: image) { $0 != nil } }
    #expect(all[0..<5].map(isCut) == [true, true, true, true, false])
    images.endFrame()
    // The first four were used in the previous frame.
    #expect(all[5..<7].map(isCut) == [false, false])
    images.endFrame()
    #expect(
      [all[0], all[5], all[6], all[7], all[8]].map(isCut) == [true, true, true, true, false])
    #expect(images.count == 4)
  }
}
