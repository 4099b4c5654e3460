import Benchmarking
import Compositing
import Geometry
import Graphics
import RowStrategies
import RunData
import Testing

/// An engine that draws with every engine of the catalogue and compares the results.
///
/// The given buffer gets the painter's image; each of the others draws into three rotating
/// buffers of its own, as on a display. Used by a single thread.
private final class JudgingEngine: Engine, @unchecked Sendable {
  /// The painter, all engines on one thread, and this package's engines on two.
  private let painter = EngineDescriptor.painter.make()
  private var rivals: [Rival] = EngineCatalogue.all.flatMap { descriptor in
    (1...(descriptor.isOurs ? 2 : 1)).map { threads in
      var descriptor = descriptor
      descriptor.threads = threads
      return Rival(name: "\(descriptor.id), threads: \(threads)", engine: descriptor.make())
    }
  }
  private(set) var images = 0
  private(set) var sizes: Set<PixelSize> = []
  /// The first difference: its engine, image and position.
  private(set) var complaint: String?
  private var frame = 0

  private struct Rival {
    let name: String
    let engine: any Engine
    var rings: [PixelSize: BufferRing] = [:]
  }

  /// A Boolean value that indicates whether the frame is among four consecutive ones of every 24.
  private var isDrawn: Bool { frame % 24 < 4 }

  func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    defer { frame += 1 }
    guard isDrawn else { return }
    painter.composite(list, into: buffer)
    images += 1
    sizes.insert(buffer.size)
    for index in rivals.indices {
      let ring = rivals[index].rings[buffer.size] ?? BufferRing(count: 3, size: buffer.size)
      rivals[index].rings[buffer.size] = ring
      guard let drawn = rivals[index].rings[buffer.size]?.next() else { continue }
      rivals[index].engine.composite(list, into: drawn)
      guard complaint == nil else { continue }
      let difference = ImageDifference(drawn, from: buffer)
      guard let first = difference.example else { continue }
      complaint =
        "\(rivals[index].name): \(difference.pixels.count) px differ in frame \(frame),"
        + " the first at (\(first.x), \(first.y))"
    }
  }

  func work(of list: borrowing DisplayList) -> FrameSample { painter.work(of: list) }
}

@Suite("Every engine, with one thread and with two")
struct EngineImageTests {
  /// Opaque and blended images, off-screen passes, stretched images, fills and covers.
  private static let strategies = [
    "layer-grid", "whole-view-alpha", "corner-clip", "nine-slice", "corner-cover", "rounded-fill",
  ].map(StrategyDescriptor.builtIn)

  /// A scenario's own scroll with all its events, on a small display.
  private static func small(_ name: String) -> Scenario {
    var scenario = Scenario.builtIn(name)
    scenario.display = .init(width: 120, height: 96, scale: 1)
    scenario.inset = min(scenario.inset, 8)
    (scenario.safeArea.left, scenario.safeArea.right) = (0, 0)
    scenario.display.compactBelow = Scenario.builtIn(name).display.compactBelow > 0 ? 100 : 0
    return scenario
  }

  @Test(
    "has the painter's pixels in all frames of every scenario",
    arguments: ScenarioCatalogue.names)
  func images(name: String) throws {
    let judge = JudgingEngine()
    var experiment = Experiment.tiny(
      Self.small(name), strategies: Self.strategies, refreshRates: [18])
    experiment.rounds = 0
    experiment.engine = EngineDescriptor(id: "all", summary: "All engines.") { _, _ in judge }
    let frames = try experiment.measured().series.reduce(0) { $0 + $1.frames.count }
    #expect(judge.complaint == nil)
    #expect(judge.images >= frames / 6)
    #expect(judge.sizes.count == (["rotation", "compact-width"].contains(name) ? 2 : 1))
  }
}
