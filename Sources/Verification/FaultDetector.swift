package import Compositing
package import RowStrategies
package import RunData
package import TableViews

/// Detects a strategy's faults in the frames of passes that are not timed.
///
/// Corners and contents of the program are probed in the first pass, which has every frame of the
/// scroll; layers are counted in all passes, because their number may grow.
package struct FaultDetector {
  private var log = FaultLog()
  private let drawing = ContentDrawing()

  package init() {}

  package mutating func record(_ backgrounds: [BackgroundLayers]) {
    for layers in backgrounds { log.layers.record(layers) }
  }

  /// Compares the contents of the program that were configured for a frame with new ones, and probes
  /// the corners of the frame.
  ///
  /// - Parameter buffer: The pixels of the frame; `nil` leaves the corners out.
  package mutating func probe(_ table: TableSnapshot, _ buffer: FrameBuffer?, frame: Int) {
    for content in table.contents {
      if content.leavesRow { log.overflowing = content.descriptor.id }
      if drawing.isStale(content) { log.record(stale: content, at: "frame \(frame)") }
    }
    guard let buffer, !table.isOverscrolled else { return }
    let probe = CornerProbe(table.state, look: table.look)
    for row in table.rows {
      guard let fault = probe.fault(of: row, in: buffer) else { continue }
      log.record(fault, row: row.rowID, at: "frame \(frame)")
    }
  }

  package func faults(predicted: Set<FaultKind>) -> [Fault] { log.faults(predicted: predicted) }
}
