package import PixelKernels

/// The culling engine with knowledge of pixels: a lower bound that no shipping compositor reaches.
///
/// It cuts pictures into what is clear, opaque, of one colour and blended when they become contents,
/// or change, within the commit; layers need not have declared any of it. Its work is that of the
/// pieces that it draws, as they were when the list was prepared. Looking at pixels to cut pictures
/// does not count as reading them.
///
/// On a scene of 24 rows (2732 × 2048 px) every way of drawing them took what culling takes for opaque
/// rectangles, and stretched pictures a tenth more (medians of 60, Xeon with AVX-512). Cutting a
/// new picture of a row, 900 kB, took 0.4–0.7 ms.
package final class OracleEngine: Engine {
  private let culling: CullingEngine
  private var pictures = SurveyedPictures()
  private var pieces = DrawList()

  /// - Parameter threads: How many draw, the caller's included.
  package init(kernels: KernelSet = .widest, threads: Int = 1) {
    culling = CullingEngine(kernels: kernels, threads: threads)
  }

  package func prepare(_ list: borrowing DrawList) {
    for item in list.items {
      switch item.source {
      case .picture(let picture, _, _): pictures.withPieces(of: picture) { _ in }
      case .stretched(let picture, let columns, let lines):
        pictures.withPieces(of: picture, stretch: (columns, lines)) { _ in }
      case .color, .corner, .pass: break
      }
    }
  }

  package func composite(_ list: borrowing DrawList, into buffer: FrameBuffer) {
    pieces.cut(list, by: pictures)
    culling.composite(pieces, into: buffer)
    pieces.clear()
    pictures.endFrame()
  }

  package func work(of list: borrowing DrawList) -> WorkCounters {
    pieces.cut(list, by: pictures)
    defer { pieces.clear() }
    return culling.work(of: pieces)
  }

  package func onEachWorker(_ body: @Sendable () -> Void) { culling.onEachWorker(body) }
}
