import Compositing
import Graphics
import Measurement

/// Measures the fill limit: the time to write the spans of scene `layer-grid` once, line by line.
///
/// A line consists of 80 px of background, the row, and 80 px of background. All buffers are filled
/// in turn and the last fill is timed. Ordinary stores leave modified lines in the caches, which
/// the next fill has to evict to memory: a single fill leaves that to others, while one of a
/// sequence evicts as much as it leaves. With buffers of 22 MB the former took 0.69 ms and the
/// latter 0.92 ms (medians of 150, EPYC, 32 MiB of last-level cache).
enum FillLimit {
  private static let inset = 80
  private static let background: UInt32 = 0xFFEF_EFF4
  private static let row: UInt32 = 0xFFFF_FFFF

  /// Returns the time of one kind of stores, in nanoseconds.
  ///
  /// - Parameter fill: Fills a buffer.
  static func time(of fill: (FrameBuffer) -> Void, to buffers: [FrameBuffer]) -> Double {
    var start = MonotonicClock.now()
    for buffer in buffers {
      start = MonotonicClock.now()
      fill(buffer)
    }
    return Double(MonotonicClock.now() - start)
  }

  static func fillWithOrdinaryStores(_ buffer: FrameBuffer) {
    let kernels = KernelSet.widest
    let width = buffer.size.width
    let spans = [
      (0..<inset, background), (inset..<width - inset, row), (width - inset..<width, background),
    ]
    // The spans lie in the buffer, which outlives the call.
    let pixels = unsafe buffer.unsafePixels
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

  static func fillWithStreamingStores(_ buffer: FrameBuffer) {
    // The buffer outlives the stream, which finishes here.
    var stream = unsafe PixelStream(into: buffer.unsafePixels, with: .widest)
    for _ in 0..<buffer.size.height {
      stream.fill(background, count: inset)
      stream.fill(row, count: buffer.size.width - 2 * inset)
      stream.fill(background, count: inset)
    }
    stream.finish()
  }
}
