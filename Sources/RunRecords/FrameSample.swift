/// What was measured in one frame: its times, its counts, where the scroll stood.
///
/// A plain value without references, so that a log of samples can be written without allocating.
/// One line of `frames.csv`.
package struct FrameSample: Equatable, Sendable {
  /// The round, 0 for the first, which starts with empty caches and pools.
  package var round = 0
  /// The tick within the pass, from 0.
  package var frame = 0
  /// The scroll offset after snapping to device pixels, in points.
  package var offset = 0.0
  /// Rows that touch the display.
  package var visibleRows = 0
  /// Visible rows with at least one rounded corner.
  package var capRows = 0
  /// Rows that came on to the display at this tick.
  package var rowsIn = 0
  /// Rows that left it.
  package var rowsOut = 0
  /// Row cells made because no reused one was at hand; `rowsIn - cellsCreated` were reused.
  package var cellsCreated = 0
  package var phases = PhaseTimes()
  /// Pixels written without reading the destination.
  package var opaquePixels = 0
  /// Pixels read, blended and written back.
  package var blendedPixels = 0
  /// Subtrees drawn into a buffer of their own first.
  package var offscreenPasses = 0
  /// Pixels written into such buffers.
  package var offscreenPixels = 0
  /// Visible layers of the committed tree, those that draw nothing themselves included.
  package var layers = 0
  /// Bytes allocated by the frame's thread, and while compositing by those that help to draw.
  package var phaseBytes = PhaseBytes()
  /// `opaquePixels` and `blendedPixels` by what they belong to.
  package var roles = RolePixels()
  /// What a compositor moves for the frame.
  package var traffic = Traffic()
  /// The row at the top of the display; 0 if there is none.
  package var firstRow = 0
  /// Times that the kernel took the processor from the thread during the frame.
  package var involuntarySwitches = 0
  /// Time that the hypervisor gave to others since the frame before, in the kernel's clock ticks,
  /// summed over all processors.
  package var stealTicks = 0
  /// Texts that were shown from the cache of labels.
  package var labelHits = 0
  /// Texts that had to be shaped and drawn.
  package var labelMisses = 0

  package init() {}

  /// Bytes allocated in all phases.
  package var allocatedBytes: Int { phaseBytes.total }
}
