import Compositing
import ExactCounts
import Geometry
import Graphics
import Measurement
import SeededRandom
import Testing

@Suite("The culling engine with damage tracking")
struct CullingDamageEngineTests {
  private static let size = PixelSize(width: 40, height: 30)

  /// Draws a tree and returns its work.
  private func draw(
    _ root: Layer, with engine: CullingEngine, into buffer: FrameBuffer
  ) -> WorkCounters {
    let list = DisplayList(root, Self.size.width, Self.size.height)
    engine.draw(list, into: buffer)
    return engine.work(of: list)
  }

  private func writtenPixels(_ work: WorkCounters) -> Int {
    work.traffic.destinationWriteBytes / 4
  }

  @Test("an unchanged frame without off-screen passes writes nothing")
  func nothing() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let tree = generator.tree(on: Self.size)
      let (engine, buffer) = (CullingEngine(smallestGap: 0), FrameBuffer(size: Self.size))
      let whole = draw(tree, with: engine, into: buffer)
      #expect(writtenPixels(whole) == Self.size.area, "seed \(seed)")
      let again = draw(tree, with: engine, into: buffer)
      if whole.offscreenPasses == 0 {
        #expect(again.pixels == .init() && again.traffic.quads == 0, "seed \(seed)")
        #expect(writtenPixels(again) == 0, "seed \(seed)")
      }
    }
  }

  @Test("a moved color is written at its old and new positions, but not where they overlap")
  func moved() {
    for distance in 0...30 {
      let row = Layer(5, 0, 20, 10, .white)
      let root = Layer(0, 0, 40, 30, .black).holding(row)
      let (engine, buffer) = (CullingEngine(smallestGap: 0), FrameBuffer(size: Self.size))
      _ = draw(root, with: engine, into: buffer)
      row.frame.y = distance
      let shown = min(10, 30 - distance)
      let stays = max(0, 10 - distance)
      let work = draw(root, with: engine, into: buffer)
      #expect(writtenPixels(work) == 20 * (10 - stays + shown - stays), "\(distance)")
      #expect(buffer.pixels == FrameBuffer(showing: root, Self.size).pixels, "\(distance)")
    }
  }

  @Test("an image is written when its pixels change, when it moves and when it is replaced")
  func images() {
    let image = Layer(3, 4, 8, 6)
    image.contents = Bitmap(8, 6)
    let root = Layer(0, 0, 40, 30, .black).holding(image)
    let (engine, buffer) = (CullingEngine(smallestGap: 0), FrameBuffer(size: Self.size))
    _ = draw(root, with: engine, into: buffer)
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 0)
    image.contents?.withLine(2) { $0[1] = 0 }
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 48)
    image.contents = Bitmap(8, 6)
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 48)
    image.frame.x += 1
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 54)
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 0)
    // The width of the layer changes, but not its position.
    image.frame.width = 5
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 18)
    image.frame.width = 8
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 18)
  }

  @Test("short gaps of unchanged pixels are written with their neighbors")
  func gaps() {
    for gap in 0...12 {
      let dots = [Layer(5, 4, 3, 2, .white), Layer(8 + gap, 4, 3, 2, .white)]
      let root = Layer(0, 0, 40, 30, .black).holding(dots[0], dots[1])
      let engine = CullingEngine(smallestGap: 7)
      let buffer = FrameBuffer(size: Self.size)
      _ = draw(root, with: engine, into: buffer)
      for dot in dots { dot.backgroundColor = PixelColor(rgb: 0x336699) }
      let written = writtenPixels(draw(root, with: engine, into: buffer))
      #expect(written == 2 * (6 + (gap < 7 ? gap : 0)), "\(gap) px")
    }
    // The distance from the end of a line to the start of the next one is two pixels.
    let wide = Layer(1, 4, 38, 3, .white)
    let root = Layer(0, 0, 40, 30, .black).holding(wide)
    for (smallest, expected) in [(2, 38 * 3), (3, 40 * 3)] {
      let engine = CullingEngine(smallestGap: smallest)
      let buffer = FrameBuffer(size: Self.size)
      wide.backgroundColor = .white
      _ = draw(root, with: engine, into: buffer)
      wide.backgroundColor = PixelColor(rgb: 0x336699)
      #expect(writtenPixels(draw(root, with: engine, into: buffer)) == expected, "\(smallest) px")
    }
  }

  @Test("damage is relative to the frame last drawn into the same buffer")
  func age() {
    let row = Layer(0, 0, 40, 10, .white)
    let root = Layer(0, 0, 40, 30, .black).holding(row)
    let engine = CullingEngine(smallestGap: 0)
    let buffers = (0..<3).map { _ in FrameBuffer(size: Self.size) }
    for (turn, buffer) in (buffers + buffers).enumerated() {
      row.frame.y = turn
      let work = draw(root, with: engine, into: buffer)
      // Three frames ago the layer was three lines higher.
      #expect(writtenPixels(work) == (turn < 3 ? 40 * 30 : 40 * 6), "\(turn)")
    }
  }

  @Test("sixteen buffers are remembered; the least recently drawn one beyond that is drawn in full")
  func bound() {
    let root = Layer(0, 0, 40, 30, .black)
    let engine = CullingEngine(smallestGap: 0)
    let buffers = (0..<17).map { _ in FrameBuffer(size: Self.size) }
    for buffer in buffers { _ = draw(root, with: engine, into: buffer) }
    #expect(writtenPixels(draw(root, with: engine, into: buffers[16])) == 0)
    #expect(writtenPixels(draw(root, with: engine, into: buffers[1])) == 0)
    #expect(writtenPixels(draw(root, with: engine, into: buffers[0])) == 40 * 30)
  }

  @Test("a new buffer at the address of a remembered one is drawn in full")
  func reallocation() {
    let root = Layer(0, 0, 40, 30, .black)
    let engine = CullingEngine(smallestGap: 0)
    for _ in 0..<40 {
      #expect(
        writtenPixels(draw(root, with: engine, into: FrameBuffer(size: Self.size))) == 40 * 30)
    }
  }

  @Test("in an unchanged frame, only off-screen passes are drawn")
  func passes() {
    let group = Layer(2, 2, 10, 10).holding(Layer(0, 0, 6, 6, .white), Layer(3, 3, 6, 6, .black))
    group.opacity = 100
    let root = Layer(0, 0, 40, 30, .white).holding(group)
    let (engine, buffer) = (CullingEngine(smallestGap: 0), FrameBuffer(size: Self.size))
    _ = draw(root, with: engine, into: buffer)
    #expect(writtenPixels(draw(root, with: engine, into: buffer)) == 100)
  }

  @Test(
    "a repeated scroll does not allocate",
    .enabled(if: jemallocCounts && isOptimised))
  func steadyState() throws {
    let probe = try AllocationProbe()
    var generator = SeededGenerator(seed: 4)
    let tree = generator.tree(on: Self.size)
    let (engine, buffer) = (
      CullingEngine(smallestGap: CullingEngine.smallestGap), FrameBuffer(size: Self.size)
    )
    let lists = (0..<8).map { _ in
      for layer in tree.sublayers { layer.frame.y += 3 }
      return DisplayList(tree, Self.size.width, Self.size.height)
    }
    for list in lists + lists { engine.draw(list, into: buffer) }
    let before = probe.allocatedBytes
    for list in lists { engine.draw(list, into: buffer) }
    let after = probe.allocatedBytes
    #expect(after - before == 0)
  }
}
