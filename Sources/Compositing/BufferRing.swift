package import Geometry

/// The frame buffers of a display, which take turns.
///
/// A display shows one buffer while the next ones are drawn, two or three in all. One drawn again
/// and again can stay in the processor's cache, which flatters an engine that reads it back.
package struct BufferRing {
  private let buffers: [FrameBuffer]
  private var turn = 0

  /// - Precondition: `count` is positive.
  package init(count: Int, size: PixelSize) {
    precondition(count > 0, "a display has at least one buffer")
    buffers = (0..<count).map { _ in FrameBuffer(size: size) }
  }

  /// The buffer to draw the next frame into.
  package mutating func next() -> FrameBuffer {
    defer { turn = (turn + 1) % buffers.count }
    return buffers[turn]
  }
}
