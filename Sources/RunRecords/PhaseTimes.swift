/// The time that each phase of one frame took, in nanoseconds.
///
/// The phases follow one another without a gap, so their sum is the frame time.
package struct PhaseTimes: Equatable, Sendable {
  /// Trace → offset.
  package var advance: Int64 = 0
  /// Rows in and out; cells dequeued or created.
  package var turnover: Int64 = 0
  /// Content and state on to the cells that came in.
  package var configure: Int64 = 0
  /// Frames of their layers.
  package var layout: Int64 = 0
  /// Layer tree → draw list.
  package var commit: Int64 = 0
  /// Draw list → pixels.
  package var composite: Int64 = 0

  package init(
    advance: Int64 = 0, turnover: Int64 = 0, configure: Int64 = 0, layout: Int64 = 0,
    commit: Int64 = 0, composite: Int64 = 0
  ) {
    self.advance = advance
    self.turnover = turnover
    self.configure = configure
    self.layout = layout
    self.commit = commit
    self.composite = composite
  }

  /// The frame time: the sum of the phases, in nanoseconds.
  package var total: Int64 { advance + turnover + configure + layout + commit + composite }
}
