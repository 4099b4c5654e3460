package import Graphics

/// The engine that culls and writes only what has changed since its buffer was last drawn.
///
/// It remembers for each buffer what was drawn there, by what layers declare: colours, the places
/// of images and whether they were written to, never their pixels. What shows through an
/// off-screen pass counts as changed. A buffer that it does not know, or no longer (see
/// ``BufferAge``), is drawn whole.
///
/// Nobody else draws into a buffer that it has drawn and will draw again: what it keeps there it
/// takes as it left it, as everyone does who goes by the age of a buffer.
///
/// On a scene of 24 rows (2732 × 2048 px) drawn as opaque rectangles and corners, 37 px further each
/// frame, this took 0.13–0.16 memsets of the buffer with one buffer and 0.20–0.25 with three in turn;
/// where each row is an image, all rows have moved and it takes what culling takes (medians of 60,
/// busy Xeon with AVX-512).
///
/// Its work is that of the list that was composited last, into the buffer that it went to.
package final class CullingDamageEngine: Engine {
  private let culling: CullingEngine

  /// 1 KiB of memory, which takes less to write than the two cache lines at its ends take to fetch.
  ///
  /// On the scene above, with margins of 160 px from line to line, closing them took a frame of
  /// opaque rectangles from 0.16 to 0.13–0.14 memsets, and one of stretched images from 0.90 to
  /// 0.71–0.80.
  package static let smallestGap = 256

  /// - Parameters:
  ///   - threads: How many draw, the caller's included.
  ///   - smallestGap: The fewest unchanged pixels in a row that are not written anew between two
  ///     changed ones.
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
