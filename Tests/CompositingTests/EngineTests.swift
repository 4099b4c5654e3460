import Compositing
import ExactCounts
import Geometry
import Graphics
import Measurement
import SeededRandom
import Testing

@Suite("Every engine of the catalogue")
struct EngineTests {
  private static let ids = EngineCatalogue.all.map(\.id)
  /// Widths near those of registers and cache lines, heights near bands of 32 lines.
  private static let displays = [1, 2, 7, 15, 16, 17, 33, 64].flatMap { width in
    [1, 5, 31, 32, 33, 65].map { PixelSize(width: width, height: $0) }
  }

  @Test("draws exactly the reference image with every kernel set, corners included")
  func images() {
    #expect(Set(Self.ids).count == Self.ids.count && Self.ids.first == "painter")
    let engines = Self.ids.flatMap { id in
      KernelSet.all.map { kernels in
        var descriptor = EngineCatalogue.named(id)
        descriptor.kernels = kernels
        return (name: "\(id), kernels \(kernels.name)", engine: descriptor.make())
      }
    }
    forEachTree(on: Self.displays, from: 1000, count: 6) { tree, display, comment in
      expectReference(engines, of: tree, display, comment)
    }
  }

  @Test("stretches contents as the painter does, at any ratio", arguments: ids.dropFirst())
  func stretched(id: String) {
    let engine = EngineCatalogue.named(id).make()
    let display = PixelSize(width: 999, height: 24)
    forEachStretchedTree(on: display) { root, comment in
      let (buffer, painted) = (FrameBuffer(size: display), FrameBuffer(size: display))
      let list = DisplayList(root, display.width, display.height)
      engine.composite(list, into: buffer)
      Painter().composite(list, into: painted)
      let isSame = buffer.pixels == painted.pixels
      #expect(isSame, comment)
    }
  }

  @Test(
    "neither commit nor composite of the second frame of a tree allocates",
    .enabled(if: jemallocCounts && isOptimised),
    arguments: EngineCatalogue.all.filter(\.isOurs).map(\.id))
  func steadyState(id: String) throws {
    let probe = try AllocationProbe()
    let display = PixelSize(width: 64, height: 65)
    for seed in UInt64(1)...25 {
      var generator = SeededGenerator(seed: seed)
      let tree = generator.tree(on: display)
      let (engine, buffer) = (EngineCatalogue.named(id).make(), FrameBuffer(size: display))
      var list = DisplayList()
      list.commit(tree, display: display)
      engine.composite(list, into: buffer)
      let before = probe.allocatedBytes
      list.commit(tree, display: display)
      engine.composite(list, into: buffer)
      let after = probe.allocatedBytes
      #expect(after - before == 0, "seed \(seed)")
    }
  }

  @Test("counts the same work before and after a commit and composite", arguments: ids)
  func counting(id: String) {
    let engine = EngineCatalogue.named(id).make()
    forEachTree(on: Self.displays, from: 1000) { tree, display, comment in
      let list = DisplayList(tree, display.width, display.height)
      let before = engine.work(of: list)
      engine.composite(list, into: FrameBuffer(size: display))
      #expect(engine.work(of: list) == before, comment)
    }
  }
}
