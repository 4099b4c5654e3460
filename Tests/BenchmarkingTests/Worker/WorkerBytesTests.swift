import Benchmarking
import CLinux
import Compositing
import ExactCounts
import Foundation
import RunData
import Testing
import Text

@Suite("The bytes of compositing", .enabled(if: jemallocCounts))
struct WorkerBytesTests {
  /// Returns the bytes that compositing allocated in each measured frame.
  private func compositeBytes(allocating byteCount: Int, workers: Int) throws -> [Int] {
    var experiment = Experiment.tiny(strategies: [.builtIn("square")], refreshRates: [60])
    experiment.engine = EngineDescriptor(id: "allocating", summary: "Draws nothing.") { _, _ in
      AllocatingEngine(byteCount: byteCount, workers: workers)
    }
    let measured = try experiment.run(renderer: try TextRenderer(), report: { _, _ in })
    return measured.series[0].steadyFrames.map(\.phaseBytes.composite)
  }

  @Test(
    "include exactly the allocations of worker threads, in the allocator's size classes",
    arguments: zip([(1, 8), (1_000, 1_024), (100_000, 114_688)], 1...3))
  func workers(block: (byteCount: Int, size: Int), workers: Int) throws {
    let without = try compositeBytes(allocating: 0, workers: workers)
    let with = try compositeBytes(allocating: block.byteCount, workers: workers)
    #expect(!with.isEmpty && with.count == without.count)
    #expect(zip(with, without).allSatisfy { $0 - $1 == workers * block.size })
  }
}

/// An engine that draws nothing; each of its worker threads allocates and frees a block per frame.
private final class AllocatingEngine: Engine {
  private let byteCount: Int
  /// The engine whose threads it has.
  private let painter: any Engine

  init(byteCount: Int, workers: Int) {
    self.byteCount = byteCount
    var descriptor = EngineDescriptor.painter
    descriptor.threads = workers + 1
    painter = descriptor.make()
  }

  func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    let byteCount = byteCount
    onEachWorker {
      guard byteCount > 0 else { return }
      let block = malloc(byteCount)
      scrollbench_escape(block)
      free(block)
    }
  }

  func work(of list: borrowing DisplayList) -> FrameSample { FrameSample() }

  func onEachWorker(_ body: @Sendable () -> Void) { painter.onEachWorker(body) }
}
