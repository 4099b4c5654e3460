package import Graphics

/// The culling engine with knowledge of pixels: a lower bound that no shipping compositor reaches.
///
/// It cuts images into what is clear, opaque, of one colour and blended when they become contents,
/// or change, within the commit; layers need not have declared any of it. Its work is that of the
/// pieces that it draws, as they were when the list was prepared. Looking at pixels to cut images
/// does not count as reading them.
///
/// On a scene of 24 rows (2732 × 2048 px) every way of drawing them took what culling takes for opaque
/// rectangles, and stretched images a tenth more (medians of 60, Xeon with AVX-512). Cutting a
/// new image of a row, 900 kB, took 0.4–0.7 ms.
package final class OracleEngine: Engine {
  private let culling: CullingEngine
  private var images = AnalyzedImages()
  private var pieces = DisplayList()

  /// - Parameter threads: How many draw, the caller's included.
  package init(kernels: KernelSet = .widest, threads: Int = 1) {
    culling = CullingEngine(kernels: kernels, threads: threads)
  }

  package func prepare(_ list: borrowing DisplayList) {
    for item in list.items {
      switch item.source {
      case .image(let image, _, _): images.withPieces(of: image) { _ in }
      case .stretched(let image, let columns, let lines):
        images.withPieces(of: image, stretch: (columns, lines)) { _ in }
      case .color, .corner, .pass: break
      }
    }
  }

  package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    pieces.cut(list, by: images)
    culling.composite(pieces, into: buffer)
    pieces.clear()
    images.endFrame()
  }

  package func work(of list: borrowing DisplayList) -> WorkCounters {
    pieces.cut(list, by: images)
    defer { pieces.clear() }
    return culling.work(of: pieces)
  }

  package func onEachWorker(_ body: @Sendable () -> Void) { culling.onEachWorker(body) }
}
