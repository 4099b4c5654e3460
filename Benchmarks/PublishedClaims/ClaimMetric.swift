import Analysis
import RunData

/// A metric that claims are about, under the name of its column; less of it is better.
package enum ClaimMetric: String, Sendable {
  /// The median time of a frame.
  case frame = "frame_p50_ms"
  /// The median time from the display list to pixels.
  case composite = "composite_p50_ms"
  /// The time for the cell of a row that comes in.
  case row = "recycle_configure_layout_a_row_ms"
  /// The allocated memory of a process that scrolled a pass.
  case heap = "heap_allocated_bytes"
  /// The resident memory of its allocator.
  case resident = "heap_resident_bytes"
  /// The background images alive at the last frame.
  case images = "image_bytes"
  /// The pixels read, blended and written back in a round.
  case blended = "blended_px"
  /// The off-screen passes of a round.
  case offscreenPasses = "offscreen_passes"

  /// Indicates whether the value is the same in every run.
  package var isExact: Bool {
    switch self {
    case .frame, .composite, .row, .heap, .resident: false
    case .images, .blended, .offscreenPasses: true
    }
  }

  /// Returns the value of a run of one strategy and one round.
  func value(of run: RunResult) -> Double {
    let (series, metadata) = (run.series[0], run.facts.series[0])
    func sum<Count: BinaryInteger>(_ count: (FrameSample) -> Count) -> Double {
      Double(series.pass(1).reduce(0) { $0 + count($1) })
    }
    switch self {
    case .frame: return Metric.frameTime.estimate(of: series).rounds[0]
    case .composite: return Metric.median(of: .composite).estimate(of: series).rounds[0]
    case .row:
      let nanoseconds = sum { $0.phases.recycle + $0.phases.configure + $0.phases.layout }
      return nanoseconds / 1e6 / max(1, sum(\.rowsIn))
    case .heap: return Double(metadata.memory?.allocatedBytes ?? 0)
    case .resident: return Double(metadata.memory?.residentBytes ?? 0)
    case .images: return Double(metadata.imageBytes)
    case .blended: return sum(\.blendedPixels)
    case .offscreenPasses: return sum(\.offscreenPasses)
    }
  }
}
