package import Graphics

/// A culling engine that writes only the pixels that changed since its buffer was last drawn.
///
/// For each buffer it records what was drawn, as layers declare it: colors, and the positions and
/// generations of images, never their pixels. The result of an off-screen pass always counts as
/// changed. A buffer without a record (see ``BufferAge``) is drawn in full.
///
/// Nothing else may draw into a buffer between two frames of this engine, as with any renderer that
/// relies on buffer age.
///
/// On a scene of 24 rows (2732 × 2048 px) drawn as opaque rectangles and corners, scrolled by 37 px
/// per frame, a frame took 0.13–0.16 times a memset of the buffer with one buffer and 0.20–0.25
/// times with three in rotation; where each row is an image, all rows have moved and it takes as
/// long as culling (medians of 60, busy Xeon with AVX-512).
///
/// Its work counters are those of the last composited list, in the buffer into which it was drawn.
package final class CullingDamageEngine: Engine {
  private let culling: CullingEngine

  /// 1 KiB of memory, which takes less time to write than the two cache lines at its ends take to
  /// fetch.
  ///
  /// On the scene above, with margins of 160 px between lines, closing such gaps reduced a frame of
  /// opaque rectangles from 0.16 to 0.13–0.14 memsets of the buffer, and one of stretched images
  /// from 0.90 to 0.71–0.80.
  package static let smallestGap = 256

  /// - Parameters:
  ///   - threads: The number of rendering threads, the calling one included.
  ///   - smallestGap: Runs of fewer unchanged pixels between two changed ones are written too.
  package init(
    kernels: KernelSet = .widest, threads: Int = 1,
    smallestGap: Int = CullingDamageEngine.smallestGap
  ) {
    culling = CullingEngine(
      kernels: kernels, threads: threads, history: BufferAge(smallestGap: smallestGap))
  }

  package func prepare(_ list: borrowing DisplayList) { culling.prepare(list) }

  package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    culling.composite(list, into: buffer)
  }

  package func work(of list: borrowing DisplayList) -> WorkCounters { culling.work(of: list) }

  package func onEachWorker(_ body: @Sendable () -> Void) { culling.onEachWorker(body) }
}
