import Geometry
package import Graphics

/// An engine that draws each layer in full before the next one, straight into the frame buffer.
///
/// Immediate-mode renderers, which include most software renderers, draw this way: where layers
/// overlap, each writes to the frame buffer, and a blended one also reads it. The painter composites
/// the same items in a line that stays in the first-level cache. The ratio of the two includes the
/// memory traffic of overdraw, if the buffers exceed the last-level cache, and the difference
/// between ordinary stores and the painter's streaming stores.
///
/// With several threads each draws all layers of a band of lines, which stays in its caches: only
/// one thread shows the cost of overdraw in memory traffic.
package final class ImmediateEngine: Engine {
  private let kernels: KernelSet
  private var commands = FrameCommands()
  private let workers: RenderThreads

  /// - Parameter threads: The number of rendering threads, the calling one included.
  package init(kernels: KernelSet = .widest, threads: Int = 1) {
    self.kernels = kernels
    workers = RenderThreads(threads: threads)
  }

  package func reserve(for list: borrowing DisplayList) -> Bool {
    workers.reserve(
      width: max(list.display.width, list.widestPass), commands: list.largestCommandCountOfPass)
    commands.make(of: list)
    return true
  }

  package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    workers.reserve(
      width: max(buffer.size.width, list.widestPass), commands: list.largestCommandCountOfPass)
    workers.wake()
    commands.make(of: list)
    unsafe commands.paintPasses(with: kernels, by: workers) { commands, stretches in
      // The arrays do not change, and list and buffers stay alive, until the last line is drawn.
      workers.paint(
        unsafe LayerPainter(
          commands: commands, display: buffer.size, frame: buffer.unsafePixels,
          stretches: stretches, kernels: kernels))
    }
  }

  package func work(of list: borrowing DisplayList) -> WorkCounters {
    WorkCounters(paintingAll: list)
  }

  package func onEachWorker(_ body: @Sendable () -> Void) { workers.onEach(body) }
}

/// Paints command after command into the frame buffer.
@safe
private struct LayerPainter: BandRenderer {
  let commands: UnsafeBufferPointer<PaintCommand>
  let display: PixelSize
  let frame: UnsafeMutableBufferPointer<UInt32>
  let stretches: UnsafeBufferPointer<StretchedCommand>
  let kernels: KernelSet

  var height: Int { display.height }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    let context = unsafe PaintContext(kernels: kernels, spare: scratch.spare, stretches: stretches)
    for index in unsafe commands.indices {
      let command = unsafe commands[index]
      for y in command.lines.clamped(to: lines) {
        // A command's columns are within the display, which is as wide as the buffer.
        let start = y * display.width + command.columns.lowerBound
        var line = unsafe MutableSpan(
          _unsafeElements: frame.extracting(start..<start + command.columns.count))
        command.draw(line: y, into: &line, with: context)
      }
    }
  }
}

extension EngineDescriptor {
  static let immediate = EngineDescriptor(
    id: "immediate",
    summary: "Every layer in full before the next, straight into the frame buffer.",
    make: { kernels, threads in ImmediateEngine(kernels: kernels, threads: threads) })
}
