package import Geometry
package import Graphics

/// A way to draw the lines of a display: what distinguishes the engines of this package.
package protocol DrawingMethod {
  init()

  /// Derives what ``paint(_:_:into:with:by:)`` takes from a list and its commands.
  ///
  /// - Parameters:
  ///   - commands: One for each item of the display.
  ///   - stretches: The stretches that the commands refer to.
  mutating func plan(
    _ list: borrowing DisplayList, display: PixelSize,
    _ commands: UnsafeBufferPointer<PaintCommand>,
    _ stretches: UnsafeBufferPointer<StretchedCommand>)

  /// Draws all lines of the list that was planned last into a buffer.
  func paint(
    _ commands: UnsafeBufferPointer<PaintCommand>,
    _ stretches: UnsafeBufferPointer<StretchedCommand>, into buffer: FrameBuffer,
    with kernels: KernelSet, by workers: RenderThreads)

  /// Returns the work of drawing a list.
  static func work(of list: borrowing DisplayList) -> WorkCounters
}

extension DrawingMethod {
  package mutating func plan(
    _ list: borrowing DisplayList, display: PixelSize,
    _ commands: UnsafeBufferPointer<PaintCommand>,
    _ stretches: UnsafeBufferPointer<StretchedCommand>
  ) {}

  package static func work(of list: borrowing DisplayList) -> WorkCounters {
    WorkCounters(paintingAll: list)
  }
}

/// An engine that draws the off-screen passes of a list, and then bands of lines of the display, on
/// one or more threads.
package final class BandEngine<Method: DrawingMethod>: Engine {
  private let kernels: KernelSet
  private var commands = FrameCommands()
  private var method = Method()
  private let workers: RenderThreads

  /// - Parameter threads: The number of rendering threads, the calling one included.
  package init(kernels: KernelSet = .widest, threads: Int = 1) {
    self.kernels = kernels
    workers = RenderThreads(threads: threads)
  }

  package func reserve(for list: borrowing DisplayList) -> Bool {
    reserveScratch(for: list, display: list.display)
    commands.make(of: list)
    unsafe commands.withDisplayCommands { commands, stretches in
      unsafe method.plan(list, display: list.display, commands, stretches)
    }
    return true
  }

  package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    reserveScratch(for: list, display: buffer.size)
    // First, so that the threads wake up while commands and plan are made. On an idle machine two
    // threads of the culling engine took 0.42 memsets of the buffer for 24 rows drawn as rectangles
    // (2732 × 2048 px), and 0.73 for rows drawn as images, about half of one thread's time.
    workers.wake()
    commands.make(of: list)
    unsafe commands.paintPasses(with: kernels, by: workers) { commands, stretches in
      unsafe method.plan(list, display: buffer.size, commands, stretches)
      // The commands do not change, and list and buffers stay alive, until the last line is drawn.
      unsafe method.paint(commands, stretches, into: buffer, with: kernels, by: workers)
    }
  }

  package func work(of list: borrowing DisplayList) -> WorkCounters { Method.work(of: list) }

  package func onEachWorker(_ body: @Sendable () -> Void) { workers.onEach(body) }

  private func reserveScratch(for list: borrowing DisplayList, display: PixelSize) {
    workers.reserve(
      width: max(display.width, list.widestPass),
      commands: max(list.items.count, list.largestCommandCountOfPass))
  }
}
