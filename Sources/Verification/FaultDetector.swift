package import Compositing
import Geometry
package import RowStrategies
package import RunData
package import TableViews

/// Detects a strategy's faults in each frame of a run, outside of timed phases.
///
/// Corners and contents of the program are probed in round 0 only, which contains every frame of the
/// scroll; layers are counted in all rounds, because their number may grow.
package struct FaultDetector {
  private var log = FaultLog()
  private var probe: CornerProbe?
  private let drawing = ContentDrawing()
  /// The style and display that the probe was made for.
  private var probed: (style: RowStyle, display: PixelSize)?

  package init() {}

  /// Records the layers of the backgrounds that were configured for a frame.
  package mutating func record(_ backgrounds: [BackgroundLayers]) {
    for layers in backgrounds { log.layers.record(layers) }
  }

  /// Compares the contents of the program that were configured for a frame with new ones, and probes
  /// the corners of the frame.
  ///
  /// - Parameter buffer: The pixels of the frame; `nil` leaves the corners out.
  package mutating func probe(_ table: TableSnapshot, _ buffer: FrameBuffer?, frame: Int) {
    for content in table.contents where drawing.isStale(content) {
      log.record(stale: content, at: "frame \(frame)")
    }
    guard let buffer, !table.isOverscrolled else { return }
    let probe = probe(for: table)
    for row in table.rows {
      guard let fault = probe.fault(of: row, in: buffer) else { continue }
      log.record(fault, row: row.rowID, at: "frame \(frame)")
    }
  }

  /// The faults detected.
  ///
  /// - Parameter predicted: The predicted kinds of the strategy.
  package func faults(predicted: Set<FaultKind>) -> [Fault] { log.faults(predicted: predicted) }

  /// The probe for the table's current style; recreated when the style changes.
  private mutating func probe(for table: TableSnapshot) -> CornerProbe {
    let (style, display) = (table.state.style.rowStyle, table.state.geometry.display)
    if let probe, let probed, probed == (style, display) { return probe }
    let new = CornerProbe(table.state, look: table.look)
    probe = new
    probed = (style, display)
    return new
  }
}
