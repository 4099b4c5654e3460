import Geometry
package import Graphics

/// The engine that writes each pixel once: what declared-opaque layers hide is never drawn.
///
/// It looks at what layers declare and never at pixels, as the compositors of systems and browsers
/// do. What is blended is blended over what is known to lie beneath, in registers or in a line that
/// stays in the first-level cache, so that the frame buffer is never read. Rounded fills are an
/// opaque body and four corners already in the list. Off-screen passes are drawn whole, as the
/// painter draws them.
///
/// On a scene of 24 rows (2732 × 2048 px) drawn as opaque rectangles and corners this took 0.74–0.82
/// memsets of the buffer, and 1.33–1.46 where each row is a blended image of its own, which must
/// be read: what streaming one colour, and one image over a colour, takes (medians of 40, Xeon with
/// AVX-512).
package final class CullingEngine: Engine {
  private let kernels: KernelSet
  private var plan = SpanPlan()
  private var commands = FrameCommands()
  private var spans = SpanCommands()
  private let workers: RenderThreads
  private let history: BufferAge?

  /// - Parameter threads: How many draw, the caller's included.
  package convenience init(kernels: KernelSet = .widest, threads: Int = 1) {
    self.init(kernels: kernels, threads: threads, history: nil)
  }

  /// - Parameter history: What buffers show, if what they show already is not to be drawn again.
  init(kernels: KernelSet, threads: Int, history: BufferAge?) {
    self.kernels = kernels
    workers = RenderThreads(threads: threads)
    self.history = history
  }

  package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    workers.reserve(width: buffer.size.width, commands: list.mostStrokesOfPass)
    // Before the plan, so that the threads wake up while it is made. On an idle machine two threads
    // took 0.42 memsets of the scene above drawn as rectangles, and 0.73 drawn as images, about half
    // of what one takes. Roused after the plan they took as long, as far as a busy machine could tell.
    workers.rouse()
    plan.make(of: list, display: buffer.size)
    history?.keepWhatShows(in: buffer, of: list, &plan)
    commands.make(of: list)
    unsafe commands.paintPasses(with: kernels, by: workers) { commands, stretches in
      unsafe spans.make(of: plan, commands, stretches)
      unsafe spans.withUnsafeParts { bands, spans, parts in
        // The arrays stay as they are, and list and buffers alive, until the last line is drawn.
        workers.paint(
          unsafe SpanPainter(
            bands: bands, spans: spans, parts: parts, display: buffer.size,
            frame: buffer.unsafePixels, stretches: stretches, kernels: kernels))
      }
    }
  }

  package func work(of list: borrowing DisplayList) -> WorkCounters {
    // What is kept depends on the buffer, and is known for the last frame alone.
    if history != nil { return WorkCounters(drawing: plan, of: list) }
    var plan = SpanPlan()
    plan.make(of: list, display: list.display)
    return WorkCounters(drawing: plan, of: list)
  }

  package func onEachWorker(_ body: @Sendable () -> Void) { workers.onEach(body) }
}
