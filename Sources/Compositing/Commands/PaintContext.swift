import Graphics

/// The state that commands share while they draw: plain pointers, no references.
///
/// Each thread has its own context with the spare line of its scratch buffer.
@safe
struct PaintContext {
  let kernels: KernelSet
  /// Space for the pixels of one line.
  let spare: UnsafeMutableBufferPointer<UInt32>
  let stretches: UnsafeBufferPointer<StretchedCommand>

  func blend(
    _ source: Span<UInt32>, fadedBy opacity: UInt8, over destination: inout MutableSpan<UInt32>
  ) {
    var line = unsafe MutableSpan(_unsafeElements: spare.extracting(0..<destination.count))
    kernels.fade(source, by: opacity, into: &line)
    kernels.blend(line.span, over: &destination)
  }

  func mask(_ destination: inout MutableSpan<UInt32>, byAlphaOf source: Span<UInt32>) {
    precondition(source.count == destination.count, "mask and destination are equally long")
    // The bytes of the spare line, four times as many as a line has pixels.
    unsafe spare.withMemoryRebound(to: UInt8.self) { bytes in
      let coverage = unsafe UnsafeMutableBufferPointer(rebasing: bytes[..<source.count])
      for index in source.indices { unsafe coverage[index] = UInt8(source[index] >> 24) }
      kernels.mask(&destination, with: unsafe UnsafeBufferPointer(coverage).span)
    }
  }

  /// - Parameter gather: Writes all pixels of the span that it receives.
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
