import CPixelKernels

/// Pixels written one after the other, past the caches: for memory that nobody reads soon.
///
/// They are gathered into whole cache lines, which the processor can write without fetching them
/// first, wherever one piece ends and the next begins. Only the first and the last cache line, if
/// they are not wholly the stream's, are written in the ordinary way.
@safe
package struct PixelStream: ~Copyable {
  private var state = unsafe pixel_stream()
  private let kernels: KernelSet
  /// The pixels that there is still room for.
  private var room: Int

  /// - Parameter destination: Lives until the stream is finished; nobody else touches it meanwhile.
  @unsafe
  package init(into destination: UnsafeMutableBufferPointer<UInt32>, with kernels: KernelSet) {
    self.kernels = kernels
    room = destination.count
    unsafe pixel_stream_begin(&state, destination.baseAddress)
  }

  /// Adds one pixel `count` times.
  @inline(__always)
  package mutating func fill(_ pixel: UInt32, count: Int) {
    take(count)
    // Here and below the C function writes as many pixels as there was room for, and no more.
    unsafe kernels.set.pointee.stream_fill(&state, pixel, count)
  }

  /// Adds pixels as they are.
  @inline(__always)
  package mutating func copy(_ source: Span<UInt32>) {
    take(source.count)
    unsafe source.withUnsafeBufferPointer {
      unsafe kernels.set.pointee.stream_copy(&state, $0.baseAddress, $0.count)
    }
  }

  /// Adds premultiplied pixels over one: `s + p · (255 - sa) / 255`, each channel rounded to nearest.
  @inline(__always)
  package mutating func blend(_ source: Span<UInt32>, over pixel: UInt32) {
    take(source.count)
    unsafe source.withUnsafeBufferPointer {
      unsafe kernels.set.pointee.stream_blend(&state, $0.baseAddress, pixel, $0.count)
    }
  }

  /// Leaves the next `count` pixels as they are.
  ///
  /// What is gathered is written; on either side of the gap, a cache line of which it holds a part
  /// is written in the ordinary way.
  @inline(__always)
  package mutating func skip(_ count: Int) {
    guard count > 0 else { return }
    take(count)
    unsafe pixel_stream_skip(&state, count)
  }

  /// Writes what is still gathered, and makes everything visible to other threads.
  package consuming func finish() { unsafe pixel_stream_end(&state) }

  @inline(__always)
  private mutating func take(_ count: Int) {
    precondition(count >= 0 && count <= room, "a stream ends where its memory ends")
    room &-= count
  }
}
