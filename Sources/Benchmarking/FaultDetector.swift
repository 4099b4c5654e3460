import Compositing
import Geometry
import RowStrategies
import RunRecords

/// Looks for a strategy's faults while it runs, frame by frame, outside of what is timed.
///
/// Corners are probed in round 0 alone, which shows every frame of the scroll; layers are counted in
/// all rounds, since they may grow from one to the next.
struct FaultDetector {
  private var log = FindingLog()
  private var probe: CornerProbe?
  /// What the probe was made for.
  private var probed: (style: RowStyle, display: PixelSize)?

  mutating func look(_ stage: TableView, _ buffer: FrameBuffer, round: Int, frame: Int) {
    stage.noteLayers(in: &log.layers)
    // A control looks as it likes at its corners.
    guard round == 0, stage.descriptor.kind != .control, !stage.isOverscrolled else { return }
    let probe = currentProbe(of: stage)
    stage.forEachShownRow { row in
      guard let fault = probe.fault(of: row, in: buffer) else { return }
      log.note(fault, row: row.content, at: "frame \(frame)")
    }
  }

  /// What was found.
  ///
  /// - Parameter predicted: The kinds that the strategy is known for.
  func findings(predicted: Set<FindingKind>) -> [Finding] { log.findings(predicted: predicted) }

  /// The probe for the table as it looks now; made anew only when it changes.
  private mutating func currentProbe(of stage: TableView) -> CornerProbe {
    let (style, display) = (stage.look.rowStyle, stage.geometry.display)
    if let probe, let probed, probed == (style, display) { return probe }
    let new = CornerProbe(stage.state)
    probe = new
    probed = (style, display)
    return new
  }
}
