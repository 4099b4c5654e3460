import Compositing
import Graphics
import Measurement

/// The time to write the spans of the layer grid's scene once, line by line: the lower limit of
/// compositing.
///
/// A line is 80 px of background, 2572 px of row and 80 px of background.
enum FillLimit {
  private static let inset = 80
  private static let background: UInt32 = 0xFFEF_EFF4
  private static let row: UInt32 = 0xFFFF_FFFF

  /// The time of ordinary stores, in nanoseconds.
  static func ordinary(_ buffer: FrameBuffer) -> Double {
    let kernels = KernelSet.widest
    let width = buffer.size.width
    let start = MonotonicClock.now()
    // Each span lies in the buffer, which outlives the call.
    unsafe buffer.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self)
      for y in 0..<buffer.size.height {
        let line = y * width
        for (columns, pixel) in [
          (0..<inset, background), (inset..<width - inset, row),
          (width - inset..<width, background),
        ] {
          var span = unsafe MutableSpan(
            _unsafeElements: pixels.extracting(
              line + columns.lowerBound..<line + columns.upperBound))
          kernels.fill(&span, with: pixel)
        }
      }
    }
    return Double(MonotonicClock.now() - start)
  }

  /// The time of streaming stores, in nanoseconds.
  static func streaming(_ buffer: FrameBuffer) -> Double {
    let start = MonotonicClock.now()
    // The buffer outlives the stream, which ends here.
    unsafe buffer.withUnsafeBytes { bytes in
      var stream = unsafe PixelStream(
        into: bytes.assumingMemoryBound(to: UInt32.self), with: .widest)
      for _ in 0..<buffer.size.height {
        stream.fill(background, count: inset)
        stream.fill(row, count: buffer.size.width - 2 * inset)
        stream.fill(background, count: inset)
      }
      stream.finish()
    }
    return Double(MonotonicClock.now() - start)
  }
}
