/// A quantity of each phase of one frame, such as its time.
@usableFromInline package struct PerPhase<Value: AdditiveArithmetic & Sendable>: Equatable, Sendable
{
  /// Trace → offset.
  @usableFromInline package var advance: Value
  /// Cells of rows that left return to the pool, and rows that came get reused or new ones.
  @usableFromInline package var recycle: Value
  /// Content and state on to the cells that came in.
  @usableFromInline package var configure: Value
  /// Frames of their layers.
  @usableFromInline package var layout: Value
  /// Layer tree → draw list.
  @usableFromInline package var commit: Value
  /// Draw list → pixels.
  @usableFromInline package var composite: Value

  @inlinable
  package init(
    advance: Value = .zero, recycle: Value = .zero, configure: Value = .zero,
    layout: Value = .zero, commit: Value = .zero, composite: Value = .zero
  ) {
    self.advance = advance
    self.recycle = recycle
    self.configure = configure
    self.layout = layout
    self.commit = commit
    self.composite = composite
  }

  /// The sum of the phases.
  @inlinable package var total: Value {
    advance + recycle + configure + layout + commit + composite
  }
}

/// The time that each phase of one frame took, in nanoseconds.
///
/// The phases follow one another without a gap, so their sum is the frame time.
package typealias PhaseTimes = PerPhase<Int64>

/// The bytes that each phase of one frame allocated, in the allocator's size classes.
package typealias PhaseBytes = PerPhase<Int>
