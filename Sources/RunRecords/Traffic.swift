/// What a compositor moves for a frame, in counts that hold on any device.
///
/// A tile-based GPU keeps the destination on chip, so that it pays for sources, off-screen passes and
/// uploads; a processor pays for the destination too.
package struct Traffic: Equatable, Sendable {
  /// Rectangles drawn.
  package var quads = 0
  /// Times that a quad shows another image than the last quad that showed one.
  package var imageSwitches = 0
  /// Bytes read from images.
  package var sourceReadBytes = 0
  /// Bytes read from the destination in order to blend.
  package var destinationReadBytes = 0
  /// Bytes written to the destination.
  package var destinationWriteBytes = 0
  /// Bytes written to and read from off-screen buffers.
  package var offscreenBytes = 0
  /// Bytes of layer contents that were made or changed: what a GPU would upload.
  package var contentsChangedBytes = 0

  package init() {}
}
