import Compositing
import Geometry

/// The frame buffers of a display that can be turned: a ring for either way, all touched before the
/// first frame.
struct DisplayBuffers {
  private var rings: [(size: PixelSize, ring: BufferRing)]

  /// - Parameter turns: Whether the display is turned during the scroll.
  init(count: Int, size: PixelSize, turns: Bool) {
    let turned = PixelSize(width: size.height, height: size.width)
    let sizes = turns && turned != size ? [size, turned] : [size]
    rings = sizes.map { ($0, BufferRing(count: count, size: $0)) }
  }

  /// The next buffer of a display of a size.
  mutating func next(of size: PixelSize) -> FrameBuffer {
    guard let index = rings.firstIndex(where: { $0.size == size }) else {
      preconditionFailure("a display has no buffer of \(size.width) × \(size.height) px")
    }
    return rings[index].ring.next()
  }
}
