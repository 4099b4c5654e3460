package import PixelKernels

/// The engine that culls and writes only what has changed since its buffer was last drawn.
///
/// It remembers for each buffer what was drawn there, by what layers declare: colours, the places
/// of pictures and whether they were written to, never their pixels. What shows through an
/// off-screen pass counts as changed. A buffer that it does not know, or no longer (see
/// ``BufferHistory``), is drawn whole.
///
/// Nobody else draws into a buffer that it has drawn and will draw again: what it keeps there it
/// takes as it left it, as everyone does who goes by the age of a buffer.
///
/// Its work is that of the list that was composited last, into the buffer that it went to.
package final class CullingDamageEngine: Engine {
  private let culling: CullingEngine

  /// - Parameter threads: How many draw, the caller's included.
  package init(kernels: KernelSet = .widest, threads: Int = 1) {
    culling = CullingEngine(kernels: kernels, threads: threads, history: BufferHistory())
  }

  package func prepare(_ list: borrowing DrawList) { culling.prepare(list) }

  package func composite(_ list: borrowing DrawList, into buffer: FrameBuffer) {
    culling.composite(list, into: buffer)
  }

  package func work(of list: borrowing DrawList) -> WorkCounters { culling.work(of: list) }

  package func onEachWorker(_ body: @Sendable () -> Void) { culling.onEachWorker(body) }
}
