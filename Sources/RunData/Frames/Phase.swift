/// A timed part of a frame, in the order of execution.
@usableFromInline package enum Phase: String, CaseIterable, Sendable {
  /// Evaluates the scroll trace.
  case advance
  /// Returns the cells of rows that left to the pool, and reuses or creates cells for rows that
  /// entered.
  case recycle
  /// Sets content and state of the cells that entered.
  case configure
  /// Sets the frames of their layers.
  case layout
  /// Makes the display list from the layer tree.
  case commit
  /// Composites the display list into pixels.
  case composite
}

extension Phase {
  package var next: Phase? { Self.allCases.drop { $0 != self }.dropFirst().first }
}

/// A quantity per phase of one frame, such as its time.
@usableFromInline package struct PerPhase<Value: AdditiveArithmetic & Sendable>: Equatable, Sendable
{
  @usableFromInline package var advance = Value.zero
  @usableFromInline package var recycle = Value.zero
  @usableFromInline package var configure = Value.zero
  @usableFromInline package var layout = Value.zero
  @usableFromInline package var commit = Value.zero
  @usableFromInline package var composite = Value.zero

  @inlinable package init() {}

  @inlinable package var total: Value {
    advance + recycle + configure + layout + commit + composite
  }
}

/// The duration of each phase of one frame, in nanoseconds; the sum is the frame time.
package typealias PhaseTimes = PerPhase<Int64>

/// The bytes allocated by each phase of one frame, in the allocator's size classes.
package typealias PhaseBytes = PerPhase<Int>

extension PerPhase {
  @inlinable package subscript(phase: Phase) -> Value {
    get {
      switch phase {
      case .advance: advance
      case .recycle: recycle
      case .configure: configure
      case .layout: layout
      case .commit: commit
      case .composite: composite
      }
    }
    set {
      switch phase {
      case .advance: advance = newValue
      case .recycle: recycle = newValue
      case .configure: configure = newValue
      case .layout: layout = newValue
      case .commit: commit = newValue
      case .composite: composite = newValue
      }
    }
  }
}
