package import Geometry

/// The frame buffers of a display, used in rotation.
///
/// A display scans out one buffer while the next ones are drawn: two or three in all. A single
/// buffer that is drawn repeatedly can stay in the processor's cache, which favors engines that
/// read it back.
package struct BufferRing {
  private let buffers: [FrameBuffer]
  private var index = 0

  /// - Precondition: `count` is positive.
  package init(count: Int, size: PixelSize) {
    precondition(count > 0, "a display has at least one buffer")
    buffers = (0..<count).map { _ in FrameBuffer(size: size) }
  }

  package mutating func next() -> FrameBuffer {
    defer { index = (index + 1) % buffers.count }
    return buffers[index]
  }
}
