import Compositing
import ExactCounts
import Geometry
import Glibc
import Graphics
import Measurement
import SeededRandom
import Synchronization
import Testing

@Suite("Engines with worker threads")
struct WorkerThreadTests {
  private static let ids = EngineCatalogue.all.filter(\.isOurs).map(\.id)
  /// Heights of one and several bands of 32 lines; widths of whole and partial cache lines.
  private static let displays = [1, 15, 16, 61].flatMap { width in
    [1, 32, 33, 64, 65, 200].map { PixelSize(width: width, height: $0) }
  }

  private func engine(_ id: String, threads: Int) -> any Engine {
    var engine = EngineCatalogue.named(id)
    engine.threads = threads
    return engine.make()
  }

  private var engines: [(name: String, engine: any Engine)] {
    Self.ids.flatMap { id in
      [2, 3, 7].map { ("\(id), \($0) threads", engine(id, threads: $0)) }
    }
  }

  @Test("draw the same image with any number of threads")
  func images() {
    let engines = engines
    forEachTree(on: Self.displays, from: 7000, count: 5) { tree, display, comment in
      expectReference(engines, of: tree, display, comment)
    }
  }

  @Test("draw many consecutive frames correctly", arguments: ids)
  func manyFrames(id: String) {
    let size = PixelSize(width: 37, height: 150)
    let (many, one) = (engine(id, threads: 3), engine(id, threads: 1))
    let (buffer, expected) = (FrameBuffer(size: size), FrameBuffer(size: size))
    var generator = SeededGenerator(seed: 11)
    let root = generator.tree(on: size)
    for offset in 0..<500 {
      root.sublayers[0].frame.y = offset % 160 - 10
      let list = DisplayList(root, size.width, size.height)
      many.composite(list, into: buffer)
      one.composite(list, into: expected)
      #expect(buffer.hash == expected.hash, "frame \(offset)")
    }
  }

  @Test("draw an off-screen pass after those that it shows")
  func nestedPasses() {
    let size = PixelSize(width: 40, height: 200)
    let engines = engines
    for depth in 1...4 {
      let root = Layer(0, 0, size.width, size.height, PixelColor(rgb: 0xEFEFF4))
      for column in 0..<4 {
        var group = Layer(10 * column, 0, 12, 190, .white)
        root.addSublayer(group)
        for level in 0..<depth {
          group.cornerRadius = 4
          group.masksToBounds = true
          group.opacity = UInt8(250 - 30 * level)
          let inner = Layer(1, level + 2, 9, 180, PixelColor(rgb: 0x336699 * UInt32(level + 1)))
          group.addSublayer(inner)
          group.addSublayer(Layer(3, 50, 9, 70, .black))
          group = inner
        }
      }
      #expect(DisplayList(root, size.width, size.height).passes.count >= 4 * depth)
      expectReference(engines, of: root, size, "\(depth) levels")
    }
  }

  @Test("call the closure on each worker thread in sequence", arguments: ids, 1...4)
  func eachWorker(id: String, threads: Int) {
    let engine = engine(id, threads: threads)
    let seen = Mutex<[UInt]>([])
    for _ in 0..<3 {
      seen.withLock { $0 = [] }
      engine.onEachWorker { seen.withLock { $0.append(currentThread()) } }
      let threadIDs = seen.withLock { $0 }
      #expect(threadIDs.count == threads - 1)
      #expect(Set(threadIDs).count == threads - 1)
      #expect(!threadIDs.contains(currentThread()))
      // Drawing in between has no effect.
      let list = DisplayList(Layer(0, 0, 8, 100, .white), 8, 100)
      engine.composite(list, into: FrameBuffer(size: PixelSize(width: 8, height: 100)))
    }
  }

  @Test(
    "do not allocate on any thread after a tree was drawn once",
    .enabled(if: jemallocCounts && isOptimised), arguments: ids)
  func steadyState(id: String) {
    let engine = engine(id, threads: 3)
    let display = PixelSize(width: 64, height: 200)
    let bytes = Mutex<UInt64>(0)
    func allocatedBytes() -> UInt64 {
      bytes.withLock { $0 = 0 }
      let count: @Sendable () -> Void = {
        let probe = try? AllocationProbe()
        bytes.withLock { $0 += probe?.allocatedBytes ?? 0 }
      }
      engine.onEachWorker(count)
      return bytes.withLock { $0 }
    }
    for seed in UInt64(1)...25 {
      var generator = SeededGenerator(seed: seed)
      let list = DisplayList(generator.tree(on: display), 64, 200)
      let buffer = FrameBuffer(size: display)
      engine.composite(list, into: buffer)
      // The allocations of counting itself.
      let looking = allocatedBytes()
      let lookingAgain = allocatedBytes()
      let own = (try? AllocationProbe())
      let ownBefore = own?.allocatedBytes
      for _ in 0..<20 { engine.composite(list, into: buffer) }
      #expect(own?.allocatedBytes == ownBefore, "seed \(seed)")
      #expect(allocatedBytes() - lookingAgain == lookingAgain - looking, "seed \(seed)")
    }
  }
}

private func currentThread() -> UInt { UInt(pthread_self()) }
