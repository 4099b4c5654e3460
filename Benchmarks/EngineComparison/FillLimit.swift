import Compositing
import Graphics
import Measurement

/// Measures the fill limit: the time to write the spans of scene `layer-grid` once, line by line.
///
/// A line consists of 80 px of background, the row, and 80 px of background.
enum FillLimit {
  private static let inset = 80
  private static let background: UInt32 = 0xFFEF_EFF4
  private static let row: UInt32 = 0xFFFF_FFFF

  /// The time of ordinary stores, in nanoseconds.
  static func ordinaryStores(to buffer: FrameBuffer) -> Double {
    let kernels = KernelSet.widest
    let width = buffer.size.width
    let spans = [
      (0..<inset, background), (inset..<width - inset, row), (width - inset..<width, background),
    ]
    let start = MonotonicClock.now()
    // The spans lie in the buffer, which outlives the call.
    unsafe buffer.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self)
      for y in 0..<buffer.size.height {
        let line = y * width
        for (columns, pixel) in spans {
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
  static func streamingStores(to buffer: FrameBuffer) -> Double {
    let start = MonotonicClock.now()
    // The buffer outlives the stream, which finishes here.
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
