import Geometry
package import Graphics
package import RunData

/// A way to draw the lines of a display: what distinguishes the engines of this package.
package protocol DrawingMethod {
  init()

  /// Derives what ``paint(_:by:)`` takes from a list and its commands, one for each item of the
  /// display.
  mutating func plan(
    _ list: borrowing DisplayList, _ commands: UnsafeBufferPointer<PaintCommand>,
    _ stretches: UnsafeBufferPointer<StretchedCommand>)

  /// Draws all lines of the list that was planned last.
  func paint(_ drawing: FrameDrawing, by workers: RenderThreads)

  static func work(of list: borrowing DisplayList) -> FrameSample
}

extension DrawingMethod {
  package mutating func plan(
    _ list: borrowing DisplayList, _ commands: UnsafeBufferPointer<PaintCommand>,
    _ stretches: UnsafeBufferPointer<StretchedCommand>
  ) {}

  package static func work(of list: borrowing DisplayList) -> FrameSample {
    FrameSample(paintingAll: list)
  }
}

/// The commands of a display and the frame that they are drawn into.
///
/// Holds plain pointers and no references, as all that threads draw with: atomic operations,
/// reference counting included, would wait for the streamed stores of the previous line and made a
/// frame take a third longer.
@safe
package struct FrameDrawing {
  let commands: UnsafeBufferPointer<PaintCommand>
  let stretches: UnsafeBufferPointer<StretchedCommand>
  let pixels: UnsafeMutableBufferPointer<UInt32>
  let size: PixelSize
  let kernels: KernelSet

  func context(at scratch: ScratchBuffer) -> PaintContext {
    unsafe PaintContext(kernels: kernels, spare: scratch.spare, stretches: stretches)
  }

  /// Returns a stream to lines, which are contiguous in memory.
  func stream(to lines: Range<Int>) -> PixelStream {
    unsafe PixelStream(
      into: pixels.extracting(lines.lowerBound * size.width..<lines.upperBound * size.width),
      with: kernels)
  }
}

/// An engine that draws the off-screen passes of a list, and then bands of lines of the display, on
/// one or more threads.
package final class BandEngine<Method: DrawingMethod>: Engine {
  private let kernels: KernelSet
  private var commands = FrameCommands()
  private var method = Method()
  private let workers: RenderThreads

  package init(kernels: KernelSet = .widest, threads: Int = 1) {
    self.kernels = kernels
    workers = RenderThreads(threads: threads)
  }

  package func reserve(for list: borrowing DisplayList) -> Bool {
    reserveScratch(for: list)
    commands.make(of: list)
    unsafe commands.withDisplayCommands { unsafe method.plan(list, $0, $1) }
    return true
  }

  package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    reserveScratch(for: list)
    // First, so that the threads wake up while commands and plan are made. On an idle machine two
    // threads of the culling engine took 0.42 memsets of the buffer for 24 rows drawn as rectangles
    // (2732 × 2048 px), and 0.73 for rows drawn as images, about half of one thread's time.
    workers.wake()
    commands.make(of: list)
    commands.paintPasses(with: kernels, by: workers)
    for pass in list.passes { pass.target?.recordDrawing() }
    unsafe commands.withDisplayCommands { commands, stretches in
      unsafe method.plan(list, commands, stretches)
      // The commands do not change, and list and buffers stay alive, until the last line is drawn.
      method.paint(
        unsafe FrameDrawing(
          commands: commands, stretches: stretches, pixels: buffer.unsafePixels,
          size: buffer.size, kernels: kernels), by: workers)
    }
  }

  package func work(of list: borrowing DisplayList) -> FrameSample { Method.work(of: list) }

  package func onEachWorker(_ body: @Sendable () -> Void) { workers.onEach(body) }

  private func reserveScratch(for list: borrowing DisplayList) {
    var (width, commands) = (list.display.width, list.items.count)
    for pass in list.passes {
      width = max(width, pass.rect.width)
      commands = max(commands, pass.items.count + pass.masks.count)
    }
    workers.reserve(width: width, commands: commands)
  }
}
