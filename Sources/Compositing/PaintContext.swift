import Graphics

/// What commands draw with, besides what they hold themselves: plain pointers, no references.
///
/// Each thread has one of its own, with the spare line of its scratch.
@safe
struct PaintContext {
  let kernels: KernelSet
  /// Room for the pixels of a line on their way to another one.
  let spare: UnsafeMutableBufferPointer<UInt32>
  let stretches: UnsafeBufferPointer<StretchedCommand>

  /// Blends pixels of which a share is left.
  func blend(
    _ source: Span<UInt32>, fadedBy opacity: UInt8, over destination: inout MutableSpan<UInt32>
  ) {
    var line = unsafe MutableSpan(_unsafeElements: spare.extracting(0..<destination.count))
    kernels.fade(source, by: opacity, into: &line)
    kernels.blend(line.span, over: &destination)
  }

  /// Blends a colour through a mask, of which a share is left: in the order in which an image of
  /// it would be made and shown, so that both look the same to the last level.
  func blend(
    _ pixel: UInt32, through coverage: Span<UInt8>, fadedBy opacity: UInt8,
    over destination: inout MutableSpan<UInt32>
  ) {
    var line = unsafe MutableSpan(_unsafeElements: spare.extracting(0..<destination.count))
    kernels.tint(coverage, with: pixel, into: &line)
    if opacity < 255 { kernels.fade(&line, by: opacity) }
    kernels.blend(line.span, over: &destination)
  }

  /// Blends pixels that are written one after the other, of which a share is left.
  func blend(
    fadedBy opacity: UInt8, over destination: inout MutableSpan<UInt32>,
    gathering gather: (inout MutableSpan<UInt32>) -> Void
  ) {
    var line = unsafe MutableSpan(_unsafeElements: spare.extracting(0..<destination.count))
    gather(&line)
    if opacity < 255 { kernels.fade(&line, by: opacity) }
    kernels.blend(line.span, over: &destination)
  }
}
