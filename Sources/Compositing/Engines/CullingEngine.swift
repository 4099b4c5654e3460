import Geometry
package import Graphics

/// An engine that writes each pixel once and never draws what declared-opaque layers hide.
///
/// It uses what layers declare and never examines pixels, as the compositors of systems and
/// browsers do. Translucent items are blended over the known content beneath them, in registers or
/// in a line that stays in the first-level cache, so that the frame buffer is never read. Rounded
/// fills arrive in the list as an opaque body and four corners. Off-screen passes are drawn in
/// full, as the painter draws them.
///
/// On a scene of 24 rows (2732 × 2048 px) drawn as opaque rectangles and corners a frame took
/// 0.74–0.82 times a memset of the buffer, and 1.33–1.46 times where each row is a blended image of
/// its own, which must be read: equal to streaming one color, and one image over a color (medians
/// of 40, Xeon with AVX-512).
///
/// With damage tracking it writes only the pixels that changed since its buffer was last drawn. For
/// each buffer it records what was drawn, as layers declare it: colors, and the positions and
/// generations of images, never their pixels. The result of an off-screen pass always counts as
/// changed. A buffer without a record (see ``BufferAge``) is drawn in full. Nothing else may draw
/// into a buffer between two frames, as with any renderer that relies on buffer age. The work
/// counters are then those of the last composited list, in the buffer into which it was drawn.
///
/// On the scene above scrolled by 37 px per frame, a frame with damage tracking took 0.13–0.16 times
/// a memset of the buffer with one buffer and 0.20–0.25 times with three in rotation; where each row
/// is an image, all rows have moved and it takes as long as without (medians of 60, busy Xeon with
/// AVX-512).
package final class CullingEngine: Engine {
  private let kernels: KernelSet
  private var plan = SpanPlan()
  private var commands = FrameCommands()
  private var spans = SpanCommands()
  private let workers: RenderThreads
  private let history: BufferAge?

  /// The gap that pays for damage tracking: 1 KiB of memory, which takes less time to write than the
  /// two cache lines at its ends take to fetch.
  ///
  /// On the scene above, with margins of 160 px between lines, closing such gaps reduced a frame of
  /// opaque rectangles from 0.16 to 0.13–0.14 memsets of the buffer, and one of stretched images
  /// from 0.90 to 0.71–0.80.
  package static let smallestGap = 256

  /// - Parameters:
  ///   - threads: The number of rendering threads, the calling one included.
  ///   - smallestGap: With damage tracking, runs of fewer unchanged pixels between two changed ones
  ///     are written too; `nil` for no damage tracking.
  package init(kernels: KernelSet = .widest, threads: Int = 1, smallestGap: Int? = nil) {
    self.kernels = kernels
    workers = RenderThreads(threads: threads)
    history = smallestGap.map(BufferAge.init(smallestGap:))
  }

  package func reserve(for list: borrowing DisplayList) -> Bool {
    // What a history reserves depends on the buffers.
    guard history == nil else { return false }
    workers.reserve(
      width: max(list.display.width, list.widestPass), commands: list.largestCommandCountOfPass)
    plan.make(of: list, display: list.display)
    commands.make(of: list)
    unsafe commands.withDisplayCommands { commands, stretches in
      unsafe spans.make(of: plan, commands, stretches)
    }
    return true
  }

  package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    workers.reserve(
      width: max(buffer.size.width, list.widestPass), commands: list.largestCommandCountOfPass)
    // Before the plan, so that the threads wake up while it is made. On an idle machine two threads
    // took 0.42 memsets of the buffer for the scene above drawn as rectangles, and 0.73 drawn as
    // images, about half of one thread's time. Waking them after the plan made no measurable
    // difference on a busy machine.
    workers.wake()
    plan.make(of: list, display: buffer.size)
    history?.markUnchanged(in: buffer, of: list, &plan)
    commands.make(of: list)
    unsafe commands.paintPasses(with: kernels, by: workers) { commands, stretches in
      unsafe spans.make(of: plan, commands, stretches)
      unsafe spans.withUnsafeParts { bands, spans, parts in
        // The arrays do not change, and list and buffers stay alive, until the last line is drawn.
        workers.paint(
          unsafe SpanPainter(
            bands: bands, spans: spans, parts: parts, display: buffer.size,
            frame: buffer.unsafePixels, stretches: stretches, kernels: kernels))
      }
    }
  }

  package func work(of list: borrowing DisplayList) -> WorkCounters {
    // The kept spans depend on the buffer and are known for the last frame only.
    if history != nil { return WorkCounters(drawing: plan, of: list) }
    var plan = SpanPlan()
    plan.make(of: list, display: list.display)
    return WorkCounters(drawing: plan, of: list)
  }

  package func onEachWorker(_ body: @Sendable () -> Void) { workers.onEach(body) }
}
