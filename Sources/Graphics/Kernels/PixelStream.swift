import CPixelKernels

/// A sequential writer of pixels that bypasses the caches, for memory that is not read soon.
///
/// Pixels are combined into whole cache lines, which the processor can write without fetching them
/// first, regardless of the lengths of the calls. Only a first and a last cache line that do not
/// belong entirely to the stream are written with ordinary stores.
@safe
package struct PixelStream: ~Copyable {
  private var state = unsafe pixel_stream()
  private let kernels: KernelSet
  /// The pixels that can still be written.
  private var remaining: Int

  /// - Parameter destination: Memory that stays valid and is not accessed otherwise until the
  ///   stream is finished.
  @unsafe
  package init(into destination: UnsafeMutableBufferPointer<UInt32>, with kernels: KernelSet) {
    self.kernels = kernels
    remaining = destination.count
    unsafe pixel_stream_begin(&state, destination.baseAddress)
  }

  @inline(__always)
  package mutating func fill(_ pixel: UInt32, count: Int) {
    take(count)
    // Here and below the C function writes exactly the number of pixels checked above.
    unsafe kernels.set.pointee.stream_fill(&state, pixel, count)
  }

  @inline(__always)
  package mutating func copy(_ source: Span<UInt32>) {
    take(source.count)
    unsafe source.withUnsafeBufferPointer {
      unsafe kernels.set.pointee.stream_copy(&state, $0.baseAddress, $0.count)
    }
  }

  /// Appends premultiplied pixels over one pixel: `s + p · (255 - sa) / 255`, each channel rounded
  /// to nearest.
  @inline(__always)
  package mutating func blend(_ source: Span<UInt32>, over pixel: UInt32) {
    take(source.count)
    unsafe source.withUnsafeBufferPointer {
      unsafe kernels.set.pointee.stream_blend(&state, $0.baseAddress, pixel, $0.count)
    }
  }

  /// Writes the pixels of the last, incomplete cache line and makes all writes visible to other
  /// threads.
  ///
  /// The stream need not be full.
  package consuming func finish() { unsafe pixel_stream_end(&state) }

  @inline(__always)
  private mutating func take(_ count: Int) {
    precondition(count >= 0 && count <= remaining, "the pixels fit in the stream's destination")
    remaining &-= count
  }
}
